import { formatDate, formatMonth, formatNumber, NO_VALUE } from '@fonte/pt-br';

const DECIMAL = /^-?\d+(?:\.(\d+))?$/;

/** A kept figure as the sheet prints it: the decimals that it has, its percent sign, words of a date. */
export function closedFigure(text: string | null, unidade: string | null): string {
  if (text === null) return NO_VALUE;
  const decimal = DECIMAL.exec(text);
  if (decimal) return `${formatNumber(Number(text), decimal[1]?.length ?? 0)}${unidade === '%' ? '%' : ''}`;
  if (/^\d{4}-\d{2}$/.test(text)) return formatMonth(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text;
}

/** A difference with its sign: '+38', '−1,5%'. */
export function closedDifference(text: string | null, unidade: string | null): string {
  const words = closedFigure(text, unidade);
  return text === null || text.startsWith('-') || Number(text) === 0 ? words : `+${words}`;
}
