import type { Row } from '@fonte/contracts';
import type { Answer, AnswerRow } from '../../../query/index.ts';

const NOTHING: AnswerRow = { keys: {}, labels: {}, values: {} };

/** The figures of everything: the grand total where the plan groups, else its only row. */
export function grandTotal(answer: Answer): AnswerRow {
  return answer.totals.at(-1) ?? answer.rows[0] ?? NOTHING;
}

/** The totals of one level, told by the groups that they keep. */
export function totalsOf(answer: Answer, groups: readonly string[]): AnswerRow[] {
  const wanted = [...groups].sort().join();
  return answer.totals.filter((row) => Object.keys(row.keys).sort().join() === wanted);
}

/** Whether a figure is of a group too small for the caller: null, and no 'nothing there'. */
export const isProtected = (row: AnswerRow, alias: string): boolean =>
  row.protected?.includes(alias) ?? false;

/** The raw group values of a row, as a click sends them back. */
export function keysOf(row: AnswerRow, groups: readonly string[] = Object.keys(row.keys)): Row {
  return Object.fromEntries(groups.map((group) => [group, row.keys[group] ?? null]));
}
