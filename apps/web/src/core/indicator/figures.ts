import type { Cell } from '@fonte/contracts';
import { formatCompactDecimals, formatNumber, formatWithUnit, NO_VALUE, unitFor } from '@fonte/pt-br';
import { figure } from '../report/answer.ts';

/** Whether an indicator is whole numbers, and what it is measured in. */
export type FigureKind = { unidade?: string | undefined; type?: 'numeric' | 'integer' | undefined };

/** Decimals that are printed: none for whole numbers, two for money; otherwise (undefined) as many as there are, at most two. */
export function decimalsOf({ type, unidade }: FigureKind): number | undefined {
  if (type === 'integer') return 0;
  return unidade === 'R$' ? 2 : undefined;
}

/** A figure as people read it, without its unit. */
export function figureText(cell: Cell | undefined, kind: FigureKind = {}): string {
  const value = figure(cell);
  if (value === null) return NO_VALUE;
  const decimals = decimalsOf(kind);
  return decimals === undefined ? formatCompactDecimals(value) : formatNumber(value, decimals);
}

/** A figure with its unit: '268,4 R$/ha', 'R$ 268,40', '65,3%'. */
export function figureWithUnit(cell: Cell | undefined, kind: FigureKind): string {
  const value = figure(cell);
  if (value === null) return NO_VALUE;
  if (kind.unidade === 'R$') return formatWithUnit(value, 'R$', kind.type === 'integer' ? 0 : 2);
  const text = figureText(cell, kind);
  if (!kind.unidade) return text;
  return kind.unidade === '%' ? `${text}%` : `${text}\u00a0${unitFor(value, kind.unidade)}`;
}
