import { formatCompactDecimals, formatDate, formatDateTime, isNumberedName, valueWords } from '@fonte/pt-br';
import type { ColumnWords, DiffRow } from './calls.ts';

/** A line of the dialog: what was (−) or what is (+). */
export type DiffLine = { sign: '-' | '+'; column: string; value: string | null };

/** An update tells each column before and after; an addition what came, a removal what went (second text, 2.13). */
export function linesOf(
  { type, diff, table_name: table }: Pick<DiffRow, 'type' | 'diff' | 'table_name'>,
  words: readonly ColumnWords[] = [],
): DiffLine[] {
  const line = (sign: DiffLine['sign'], key: string, value: unknown): DiffLine => {
    const known = wordsOf(table, key, words);
    return { sign, column: known?.nome ?? key, value: valueText(key, value, known) };
  };
  if (Array.isArray(diff))
    return diff.flatMap(({ key, oldValue, value }) => [line('-', key, oldValue), line('+', key, value)]);
  const sign = type === 'ADD' ? '+' : '-';
  return Object.entries(diff).map(([key, value]) => line(sign, key, value));
}

/** How many columns changed; of a row that came or went there is nothing to count. */
export const changedColumns = ({ type, diff }: Pick<DiffRow, 'type' | 'diff'>): number | null =>
  type === 'UPDATE' && Array.isArray(diff) ? diff.length : null;

const wordsOf = (table: DiffRow['table_name'], column: string, words: readonly ColumnWords[]) =>
  words.find(({ tabela, coluna }) => tabela === table && coluna === column);

/** What the key of a row is called. */
export const keyName = (
  { table_name: table, key_name: key }: Pick<DiffRow, 'table_name' | 'key_name'>,
  words: readonly ColumnWords[],
): string => wordsOf(table, key, words)?.nome ?? key;

/** Decimals of a number as the source has them: what was and what is may differ in the last. */
const ALL_DECIMALS = 15;

/** A value as people read it; null where there is none. */
function valueText(column: string, value: unknown, known: ColumnWords | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const word = known?.palavras?.[text];
  if (word !== undefined) return word;
  if (typeof value === 'number' && !isNumberedName(column)) return formatCompactDecimals(value, ALL_DECIMALS);
  if (typeof value === 'boolean') return valueWords(text, 'boolean', column);
  if (known?.tipo === 'date') return formatDate(text);
  return known?.tipo === 'datetime' ? formatDateTime(text) : text;
}
