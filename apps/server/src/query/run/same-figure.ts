import type { Cell, DetailAnswer } from '../ask/answer.ts';

const DECIMAL = /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/;

/** A decimal without what does not change its value: '007.50' is '7.5'. Other texts as they are. */
export function bare(value: Cell): string | null {
  if (value === null) return null;
  const match = DECIMAL.exec(String(value));
  if (!match) return String(value);
  const [, sign = '', whole = '0', decimals = ''] = match;
  const text = decimals === '' ? whole : `${whole}.${decimals}`;
  return text === '0' ? '0' : `${sign}${text}`;
}

/**
 * Whether the rows behind a figure come to it, counted and summed by themselves: null where the figure is arithmetic on several of them (a ratio, a
 * difference), whose parts are told instead.
 */
export function rowsAgree(
  figure: Cell,
  { parts, single }: Pick<DetailAnswer, 'parts' | 'single'>,
): boolean | null {
  const [part] = parts;
  if (!single || part === undefined) return null;
  // A sum of nothing is no value to the database and may be 0 to the measure.
  return bare(figure) === bare(part.figure) || (part.figure === null && bare(figure) === '0');
}
