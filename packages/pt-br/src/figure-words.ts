import { abbreviate, WORDS_OF_THOUSANDS } from './abbreviate.ts';
import { formatCompactDecimals, formatNumber } from './numbers.ts';

/** How somebody wants figures written; what is left out is as the figure has it. */
export interface FigureForm {
  readonly decimals?: number | null | undefined;
  /** '1,2 mi' from a thousand on. */
  readonly short?: boolean | undefined;
}

/** A figure in such a form, without its unit: '1,2 mi', '1.234,50', '12,5'. `own`: the decimals that figures of its kind have where the form names none. */
export function formatFigure(value: number, form: FigureForm | null | undefined, own?: number): string {
  if (form?.short && Math.abs(value) >= 1000)
    return abbreviate(value, form.decimals ?? 1, WORDS_OF_THOUSANDS);
  const decimals = form?.decimals ?? own;
  return decimals === undefined ? formatCompactDecimals(value) : formatNumber(value, decimals);
}
