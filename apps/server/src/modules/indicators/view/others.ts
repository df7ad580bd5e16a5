import type { ColumnFilter } from '@fonte/contracts/view';
import {
  observes,
  scope,
  type Access,
  type Answer,
  type AnswerRow,
  type Cell,
} from '../../../query/index.ts';
import { conditionOf } from '../columns/conditions.ts';
import { basePlan, splitPlan, type Asked, type AskedGroup } from './ask.ts';
import { clickFilter } from './click.ts';
import type { ViewPlans } from './plans.ts';

/** The rows of a view that shows its largest groups only, and the questions of the row that stands for all others. */
export interface Cut {
  /** In the order of the answer, or the largest first where nothing orders it. */
  readonly kept: readonly AnswerRow[];
  /** How many groups 'Outros' stands for. */
  readonly count: number;
  /** The conditions that keep the others' rows: what the row is worked out from and what a click on it sends back. */
  readonly filters: readonly ColumnFilter[];
  readonly plans: ViewPlans;
}

/** The value of the others' row in place of a group's; no group has it. */
export const OTHERS = '\u0000outros';

/** 'Outros (14)'. */
export const othersLabel = (count: number): string => `Outros (${count})`;

/**
 * Cuts a view after its largest groups; undefined where it is not cut. Who only observes sees every group that may be shown: the others' figure
 * less what stands beside it would be a small group's. Errors: PlanRefused.
 */
export function cutOf(asked: Asked, { splits }: ViewPlans, answer: Answer, access: Access): Cut | undefined {
  const { top, groups, indicators } = asked;
  const [group] = groups;
  if (top === null || !group || answer.rows.length <= top || observes(access)) return undefined;
  const by = indicators.find(({ visible }) => visible)?.alias ?? '';
  const size = ({ values }: AnswerRow): number =>
    values[by] === null || values[by] === undefined ? Number.NEGATIVE_INFINITY : Number(values[by]);
  // A stable sort: of equals, the first of the answer stay.
  const largest = answer.rows.toSorted((a, b) => size(b) - size(a) || 0).slice(0, top);
  const kept = asked.sort.length > 0 ? answer.rows.filter((row) => largest.includes(row)) : largest;
  const filters = othersFilters(
    group,
    kept.map(({ keys }) => keys[group.alias] ?? null),
  );
  const rest: Asked = {
    ...asked,
    groups: [],
    sort: [],
    limit: -1,
    filters: [...asked.filters, ...filters.map(conditionOf)],
  };
  return {
    kept,
    count: answer.rows.length - kept.length,
    filters,
    plans: {
      base: scope(basePlan(rest), access),
      splits: splits.map(({ split, own }) => ({
        split,
        own,
        plan: scope(splitPlan(rest, split, own), access),
      })),
    },
  };
}

/** The conditions of all groups but these. What is not known is none of them: it is among the others unless it is shown itself. */
export function othersFilters(group: AskedGroup, shown: readonly Cell[]): ColumnFilter[] {
  const column = clickFilter(group, null);
  const known = shown.filter((value) => value !== null);
  return [
    { ...column, operator: '!=', value: known },
    ...(known.length < shown.length ? [{ ...column, operator: 'not_null' as const, value: null }] : []),
  ];
}

/** An answer with the others' row at its end. */
export function withOthers(
  asked: Asked,
  answer: Answer,
  rows: readonly AnswerRow[],
  rest: Answer,
  count: number,
): Answer {
  const alias = asked.groups[0]?.alias ?? '';
  const others = rest.rows.map((row) => ({
    ...row,
    keys: { ...row.keys, [alias]: OTHERS },
    labels: { ...row.labels, [alias]: othersLabel(count) },
  }));
  return { ...answer, rows: [...rows, ...others] };
}
