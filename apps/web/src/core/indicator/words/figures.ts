import type { Cell } from '@fonte/contracts';
import { beside, commonDecimals, formatFigure, NO_VALUE, type FigureForm } from '@fonte/pt-br';
import { figure } from '../../report/answer/answer.ts';

/** Whether an indicator is whole numbers, what it is measured in, and the form that its view writes figures in. */
export type FigureKind = {
  unidade?: string | undefined;
  type?: 'numeric' | 'integer' | undefined;
  form?: FigureForm | null | undefined;
};

/** Decimals that are printed: the view's, none for whole numbers, two for money; otherwise (undefined) as many as there are, at most two. */
export function decimalsOf({ type, unidade, form }: FigureKind): number | undefined {
  if (typeof form?.decimals === 'number') return form.decimals;
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
  return value === null ? NO_VALUE : formatFigure(value, kind.form, decimals);
}

/** A figure with its unit: '268,4 R$/ha', 'R$ 268,40', '65,3%'. */
export function figureWithUnit(
  cell: Cell | undefined,
  kind: FigureKind,
  decimals: number | undefined = decimalsOf(kind),
): string {
  const value = figure(cell);
  return value === null ? NO_VALUE : beside(formatFigure(value, kind.form, decimals), value, kind.unidade);
}
