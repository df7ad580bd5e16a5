import type { FigureForm } from '@fonte/pt-br';
import type { ViewResult } from '../asked/contract.ts';
import { figureWithUnit } from './figures.ts';

/** The totals of a view's indicators as its dynamic texts write them, by indicator id. */
export function liveValues(result: ViewResult | undefined, form?: FigureForm | null): Record<string, string> {
  const types = new Map(result?.series.map(({ id, type }) => [id, type]));
  return Object.fromEntries(
    (result?.totals ?? []).map(({ id, unidade, value }) => [
      String(id),
      figureWithUnit(value, { unidade, type: types.get(id), form }),
    ]),
  );
}
