import type { ColumnWords, DiffRow } from './calls.ts';

/** A line of the dialog: what was (−) or what is (+). */
export type DiffLine = { sign: '-' | '+'; column: string; value: string | null };

/** An update tells each column before and after; an addition what came, a removal what went (second text, 2.13). */
export function linesOf(
  { type, diff, table_name: table }: Pick<DiffRow, 'type' | 'diff' | 'table_name'>,
  words: readonly ColumnWords[] = [],
): DiffLine[] {
  const line = (sign: DiffLine['sign'], key: string, value: unknown): DiffLine => {
    const known = words.find(({ tabela, coluna }) => tabela === table && coluna === key);
    const text = textOf(value);
    return {
      sign,
      column: known?.nome ?? key,
      value: text === null ? null : (known?.palavras?.[text] ?? text),
    };
  };
  if (Array.isArray(diff))
    return diff.flatMap(({ key, oldValue, value }) => [line('-', key, oldValue), line('+', key, value)]);
  const sign = type === 'ADD' ? '+' : '-';
  return Object.entries(diff).map(([key, value]) => line(sign, key, value));
}

/** How many columns changed; of a row that came or went there is nothing to count. */
export const changedColumns = ({ type, diff }: Pick<DiffRow, 'type' | 'diff'>): number | null =>
  type === 'UPDATE' && Array.isArray(diff) ? diff.length : null;

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
