import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import { exact } from '../../../answers/index.ts';
import {
  scope,
  type Access,
  type Answer,
  type AnswerRow,
  type Cell,
  type ScopedPlan,
} from '../../../query/index.ts';
import type { Asked, AskedGroup, AskedIndicator } from './ask.ts';
import { clickFilter, rowFilters, rowLabels } from './click.ts';
import { ColumnNames } from './names.ts';
import type { SplitAnswer } from './table.ts';
import { refuseTooMany } from './too-many-cells.ts';

type Row = Record<string, Cell>;
type Body = Pick<ViewResult, 'series' | 'data' | 'groupby' | 'itens_search' | 'percent' | 'dinamica'>;

/** Runs one question. */
type Run = (plan: ScopedPlan) => Promise<Pick<Answer, 'rowCount'>>;

/** Counts what a pivot table would have, its rows being known, before its crossings are worked out. Errors: `tooManyCells`. */
export async function assertPivotSize(
  { pivot, indicators, filters, period }: Asked,
  base: Pick<Answer, 'rowCount'>,
  access: Access,
  run: Run,
): Promise<void> {
  if (!pivot) return;
  const shown = indicators.filter(({ visible }) => visible);
  const measures = Object.fromEntries(shown.map(({ alias, measure }) => [alias, measure]));
  const members = pivot.across
    ? (await run(scope({ measures, by: [pivot.across.by], filters, period, limit: 1 }, access))).rowCount
    : 0;
  // The rows' totals stand beside them, and alone where an observer is told of none.
  refuseTooMany({ down: base.rowCount, across: (members + 1) * shown.length });
}

/** One column of figures: an indicator under one member of what goes across, or under none, which is the rows' total. */
interface PivotSeries {
  readonly one: AskedIndicator;
  readonly name: string;
  readonly member: { readonly value: Cell } | null;
}

/** The answer of a pivot table: each total of rows before its own, the totals of each row after its columns; nothing is reckoned here. */
export function pivotBody(asked: Asked, base: Answer, splits: readonly SplitAnswer[]): Body {
  const { groups, pivot } = asked;
  const names = new ColumnNames();
  const groupby = groups.map(({ field, dateFormat }) => ({
    name: names.next(field.description),
    alias: field.alias,
    colname: field.colname,
    type: field.type,
    dateFormat,
  }));
  const [split] = splits;
  const members = split ? membersOf(split.answer) : [];
  const shown = asked.indicators.filter(({ visible }) => visible);
  const series: PivotSeries[] = [...members, null].flatMap((member) =>
    shown.map((one) => ({
      one,
      member: member && { value: member.value },
      name: names.next(nameOf(one, member?.label ?? (split ? TOTAL : null), shown.length === 1)),
    })),
  );
  const cells = split ? cellsOf(groups, split.answer) : new Map<string, AnswerRow>();
  const figures = (row: AnswerRow | undefined): [string, Cell][] =>
    series.map(({ one, name, member }) => [
      name,
      exact((member && row ? cells.get(cellKey(groups, row, member.value)) : row)?.values[one.alias]),
    ]);
  const rows = treeOf(asked, base);
  return {
    series: series.map(({ one: { indicator }, name, member }) => ({
      name,
      unidade: indicator.unidade,
      id: indicator.id,
      type: indicator.data_type,
      keys: member && pivot?.across ? [clickFilter(pivot.across, member.value)] : [],
    })),
    data: rows.map((row) => {
      const named = groupsOf(groups, row);
      const labels = rowLabels(named, row).map((label, at): [string, Cell] => [groupby[at]!.name, label]);
      return record([...labels, ...figures(row)]);
    }),
    groupby,
    itens_search: rows.map((row, index) => {
      const named = groupsOf(groups, row);
      const labels = rowLabels(named, row);
      const [primary = null, ...more] = labels;
      return {
        keys: rowFilters(named, row),
        value: labels.join(' / '),
        valueData: named.map(({ alias }) => row.keys[alias] ?? null),
        index,
        primary,
        secondary: more.length > 0 ? more.join(' / ') : null,
        indicador: null,
      };
    }),
    percent: null,
    dinamica: {
      niveis: rows.map((row) => groupsOf(groups, row).length),
      por: pivot?.across?.field.description ?? null,
      colunas: [...members.map(({ label }) => label), null].map((nome, at) => ({
        nome,
        series: shown.map((_, place) => at * shown.length + place),
      })),
      total: record(figures(base.totals.at(-1))),
    },
  };
}

/** What totals are called: of the rows beside columns, and in files those that stand among the rows. */
export const TOTAL = 'Total';

/** '2025 · Visitas', 'Total · Visitas'; without a second indicator '2025', without columns 'Visitas'. */
const nameOf = ({ indicator }: AskedIndicator, column: string | null, alone: boolean): string =>
  column === null ? indicator.nome_indicador : alone ? column : `${column} · ${indicator.nome_indicador}`;

/** What goes across, in the order of the answer. */
const membersOf = ({ totals }: Answer): { readonly value: Cell; readonly label: string }[] =>
  totals
    .filter(({ keys }) => Object.keys(keys).length === 1)
    .map(({ keys, labels }) => ({ value: keys['s'] ?? null, label: labels['s'] ?? '' }));

/** The groups that a row names: all of them, fewer where it is a total. */
const groupsOf = (groups: readonly AskedGroup[], { keys }: AnswerRow): readonly AskedGroup[] =>
  groups.filter(({ alias }) => Object.hasOwn(keys, alias));

/** Every crossing of rows, those with rows of their own too, and the columns' totals. */
const cellsOf = (groups: readonly AskedGroup[], { rows, totals }: Answer): Map<string, AnswerRow> =>
  new Map([...rows, ...totals].map((row) => [cellKey(groups, row, row.keys['s'] ?? null), row]));

const cellKey = (groups: readonly AskedGroup[], row: AnswerRow, member: Cell): string =>
  JSON.stringify([pathOf(groupsOf(groups, row), row), member]);

const pathOf = (groups: readonly AskedGroup[], { keys }: AnswerRow): string =>
  JSON.stringify(groups.map(({ alias }) => keys[alias] ?? null));

/** The rows with the totals of each before them, all in the order of the answer within what they are part of. */
function treeOf({ groups }: Asked, { rows, totals }: Answer): AnswerRow[] {
  const within = new Map<string, AnswerRow[]>();
  for (const row of [...totals, ...rows]) {
    const depth = groupsOf(groups, row).length;
    if (depth === 0) continue;
    const parent = pathOf(groups.slice(0, depth - 1), row);
    const there = within.get(parent);
    if (there) there.push(row);
    else within.set(parent, [row]);
  }
  const walk = (parent: string, depth: number): AnswerRow[] =>
    (within.get(parent) ?? []).flatMap((row) => [
      row,
      ...(depth < groups.length ? walk(pathOf(groups.slice(0, depth), row), depth + 1) : []),
    ]);
  return walk('[]', 1);
}

/** Names come from data and people; own properties only, whatever they are called. */
const record = (entries: readonly (readonly [string, Cell])[]): Row => Object.fromEntries(entries);
