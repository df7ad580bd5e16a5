import type { Cell } from '@fonte/contracts';
import {
  commonDecimals,
  formatCompactDecimals,
  formatNumber,
  formatWithUnit,
  NO_VALUE,
  unitFor,
} from '@fonte/pt-br';
import { figure } from '../../report/answer/answer.ts';

/** Whether an indicator is whole numbers, and what it is measured in. */
export type FigureKind = { unidade?: string | undefined; type?: 'numeric' | 'integer' | undefined };

/** Decimals that are printed: none for whole numbers, two for money; otherwise (undefined) as many as there are, at most two. */
export function decimalsOf({ type, unidade }: FigureKind): number | undefined {
  if (type === 'integer') return 0;
  return unidade === 'R$' ? 2 : undefined;
}

/** Decimals of figures that stand under each other: the kind's own, or as many as one of them has. */
export const decimalsOfColumn = (cells: readonly (Cell | undefined)[], kind: FigureKind = {}): number =>
  decimalsOf(kind) ?? commonDecimals(cells.map((cell) => figure(cell)));

/** A figure as people read it, without its unit; `decimals` are those of its column. */
export function figureText(
  cell: Cell | undefined,
  kind: FigureKind = {},
  decimals: number | undefined = decimalsOf(kind),
): string {
  const value = figure(cell);
  if (value === null) return NO_VALUE;
  return decimals === undefined ? formatCompactDecimals(value) : formatNumber(value, decimals);
}

/** A figure with its unit: '268,4 R$/ha', 'R$ 268,40', '65,3%'. */
export function figureWithUnit(
  cell: Cell | undefined,
  kind: FigureKind,
  decimals: number | undefined = decimalsOf(kind),
): string {
  const value = figure(cell);
  if (value === null) return NO_VALUE;
  if (kind.unidade === 'R$') return formatWithUnit(value, 'R$', kind.type === 'integer' ? 0 : 2);
  const text = figureText(cell, kind, decimals);
  if (!kind.unidade) return text;
  return kind.unidade === '%' ? `${text}%` : `${text}\u00a0${unitFor(value, kind.unidade)}`;
}
