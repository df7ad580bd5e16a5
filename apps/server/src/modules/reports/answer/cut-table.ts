import type { AnswerRow, Filter, Plan } from '../../../query/index.ts';
import type { Drawing } from '../declared/report.ts';
import { numberOf } from '../../../answers/figures/exact.ts';

/** Tables on paper: the largest rows, and one line for all others, which the query engine works out at its own level (never added up from rows). */

/** 'Outros municípios', by the group that the rows are about. */
const OTHERS: Readonly<Record<string, string>> = {
  uf: 'Outros estados',
  municipio: 'Outros municípios',
  bacia: 'Outras bacias',
  tecnico: 'Outros técnicos',
  supervisor: 'Outros supervisores',
};

export interface Cut {
  /** The rows that stay, largest first, by their place in the table. */
  readonly kept: readonly number[];
  /** The question for all others together. */
  readonly rest: Plan;
  /** Labels of their line: 'Outros municípios (14)'. */
  readonly labels: Readonly<Record<string, string>>;
}

/**
 * How a table of more than `most` rows is cut; undefined where it is not: short, of rows whose group has no word for the others, or of several rows for one member
 * (goals of a state), whose figures are no parts of one.
 */
export function cutOf(
  plan: Plan,
  { tbody, keys, thead }: Pick<Drawing, 'tbody' | 'keys' | 'thead'>,
  most: number,
): Cut | undefined {
  const groups = (plan.by ?? []).filter((group) => typeof group === 'string');
  const [first = ''] = groups;
  const words = OTHERS[first];
  const figure = thead.find(({ typepost }) => typepost === 'func')?.field;
  if (tbody.length <= most || words === undefined || figure === undefined) return undefined;
  if (new Set(keys.map((key) => JSON.stringify(groups.map((group) => key[group])))).size < keys.length)
    return undefined;
  const size = (index: number): number => numberOf(tbody[index]?.[figure]);
  const kept = tbody
    .map((_, index) => index)
    .sort((a, b) => size(b) - size(a) || a - b)
    .slice(0, most);
  const { by: _by, sort: _sort, totals: _totals, ...figures } = plan;
  const others: Filter = { not: { any: kept.map((index) => isRow(groups, keys[index] ?? {})) } };
  return {
    kept,
    rest: { ...figures, filters: [...(plan.filters ?? []), others] },
    labels: Object.fromEntries(
      groups.map((group) => [group, group === first ? `${words} (${tbody.length - most})` : '']),
    ),
  };
}

/** Rows of the facts that one row of a table stands for. */
export function isRow(groups: readonly string[], key: AnswerRow['keys']): Filter {
  return {
    all: groups.map((field): Filter => {
      const value = key[field] ?? null;
      return value === null ? { field, is: 'null' } : { field, is: '=', value };
    }),
  };
}
