import type { DiffRow } from './calls.ts';

/** A line of the dialog: what was (−) or what is (+). */
export type DiffLine = { sign: '-' | '+'; column: string; value: string | null };

/** An update tells each column before and after; an addition what came, a removal what went (second text, 2.13). */
export function linesOf({ type, diff }: Pick<DiffRow, 'type' | 'diff'>): DiffLine[] {
  if (Array.isArray(diff))
    return diff.flatMap(({ key, oldValue, value }): DiffLine[] => [
      { sign: '-', column: key, value: textOf(oldValue) },
      { sign: '+', column: key, value: textOf(value) },
    ]);
  const sign = type === 'ADD' ? '+' : '-';
  return Object.entries(diff).map(([column, value]) => ({ sign, column, value: textOf(value) }));
}

/** How many columns changed; of a row that came or went there is nothing to count. */
export const changedColumns = ({ type, diff }: Pick<DiffRow, 'type' | 'diff'>): number | null =>
  type === 'UPDATE' && Array.isArray(diff) ? diff.length : null;

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
