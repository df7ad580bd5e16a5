import { beside } from './unit.ts';
import { typed, written } from './written.ts';

/** What every formatter prints for a missing value: an en dash, so that a cell is never silently blank. */
export const NO_VALUE = '–';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(minimum: number, maximum: number): Intl.NumberFormat {
  const key = `${minimum}-${maximum}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('pt-BR', {
      minimumFractionDigits: minimum,
      maximumFractionDigits: maximum,
      useGrouping: 'always',
    });
    formats.set(key, format);
  }
  return format;
}

/** The ASCII hyphen that Intl prints becomes the minus sign U+2212; '-0' loses its sign. */
function withMinus(text: string): string {
  if (!text.startsWith('-')) return text;
  return /[1-9]/.test(text) ? `\u2212${text.slice(1)}` : text.slice(1);
}

const isMissing = (value: number | null | undefined): value is null | undefined =>
  value === null || value === undefined || !Number.isFinite(value);

/** '1.234,56' as Portuguese writes it. */
const portuguese = (value: number, minimum: number, maximum: number): string =>
  withMinus(formatOf(minimum, maximum).format(value));

/** '1.234,56': two decimals unless told (specification 1, section 9). '–' for null, NaN and infinities. */
export function formatNumber(value: number | null | undefined, decimals = 2): string {
  return isMissing(value) ? NO_VALUE : written(portuguese(value, decimals, decimals));
}

/** '17.807': no decimals. */
export function formatInteger(value: number | null | undefined): string {
  return formatNumber(value, 0);
}

/** '1.208' or '15,4': as many decimals as the value has, at most `maximum`. */
export function formatCompactDecimals(value: number | null | undefined, maximum = 2): string {
  return isMissing(value) ? NO_VALUE : written(portuguese(value, 0, maximum));
}

/** '65,3%' from a percentage already times 100 (65.3); no space before the sign. */
export function formatPercent(percentage: number | null | undefined, decimals = 1): string {
  return isMissing(percentage) ? NO_VALUE : written(`${portuguese(percentage, decimals, decimals)}%`);
}

/** '65,3%' from a part and its whole; '–' when the whole is zero or missing. */
export function formatShare(
  part: number | null | undefined,
  whole: number | null | undefined,
  decimals = 1,
): string {
  if (isMissing(part) || isMissing(whole) || whole === 0) return NO_VALUE;
  return formatPercent((part / whole) * 100, decimals);
}

/** '9.412,60 ha'. */
export function formatHectares(value: number | null | undefined, decimals = 2): string {
  return formatWithUnit(value, 'ha', decimals);
}

/** 'R$ 268,40', '−R$ 12,00'. */
export function formatReais(value: number | null | undefined, decimals = 2): string {
  return formatWithUnit(value, 'R$', decimals);
}

/** Number and unit with a no-break space, the unit in the number's own number: '1 visita'; '%' attaches, 'R$' goes in front. */
export function formatWithUnit(value: number | null | undefined, unit: string, decimals = 2): string {
  if (unit === '%') return formatPercent(value, decimals);
  return isMissing(value) ? NO_VALUE : beside(formatNumber(value, decimals), value, unit);
}

/**
 * The number written in pt-BR ('1.234,56', '−5', 'R$ 3', '10%'), or as its reader is shown numbers (written.ts); null when it is none.
 * Dots are thousands and are removed, the comma becomes the decimal point (specification 3, section 2.2).
 */
export function parseNumber(text: string): number | null {
  const bare = typed(text)
    .replace(/R\$|%|[\s\u00a0]/g, '')
    .replace(/\u2212/g, '-')
    .replace(/\./g, '')
    .replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : null;
}
