import { fail } from '../../../platform/index.ts';
import type { FactRead } from '../../../query/formula/index.ts';
import type { Measure } from '../../../query/index.ts';
import type { IndicatorBook } from '../book/book.ts';
import type { Indicator } from '../book/store.ts';

/** An indicator ready to be asked for. */
export interface UsableIndicator {
  readonly indicator: Indicator;
  readonly measure: Exclude<Measure, string>;
  readonly facts: readonly string[];
  readonly reads: readonly FactRead[];
  readonly accumulates: boolean;
}

type Dress = Pick<Indicator, 'nome_indicador' | 'data_type' | 'unidade'>;

/** A formula's measure with its indicator's heading; whole numbers are rounded half away from zero here, at the very end. */
export function dressed(measure: Exclude<Measure, string>, dress: Dress): Exclude<Measure, string> {
  const heading = { label: dress.nome_indicador, unit: dress.unidade, type: dress.data_type };
  return dress.data_type === 'integer'
    ? { op: 'round', args: [measure], ...heading }
    : { ...measure, ...heading };
}

/** An indicator by id. Errors: indicatorNotFound; invalidFormula when its formula names what is no longer there. */
export function usableIndicator(book: IndicatorBook, id: number): UsableIndicator {
  const indicator = book.byId(id) ?? fail('indicatorNotFound', { id });
  const { measure, problems } = book.read(indicator.formula_struct);
  if (!measure) {
    const reason = problems.map(({ message }) => message).join('. ');
    return fail('invalidFormula', { reason: `“${indicator.nome_indicador}”: ${reason}` });
  }
  const { facts, reads, accumulates } = measure;
  return { indicator, measure: dressed(measure.measure, indicator), facts, reads, accumulates };
}
