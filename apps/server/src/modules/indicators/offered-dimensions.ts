import type { View } from '@fonte/contracts/view';
import { VIEW_DIMENSIONS } from './columns/dimensions.ts';
import { sharedDimensions } from './columns/shared.ts';
import type { IndicatorBook } from './book/book.ts';

type ViewDimension = (typeof VIEW_DIMENSIONS)[number];
type Config = readonly Pick<View, 'dimensoes' | 'grouprow' | 'indicadores'>[];

/** Whether no view of a panel names a dimension: big numbers only. */
export const isBare = (config: Config): boolean =>
  config.length > 0 &&
  config.every(({ dimensoes, grouprow }) => dimensoes.length === 0 && grouprow.length === 0);

/**
 * What a panel's filter form offers: the dimensions of its views; of a panel whose views name none, those that all of its indicators can be
 * filtered by.
 */
export function offeredDimensions(book: IndicatorBook, config: Config): readonly ViewDimension[] {
  if (isBare(config)) return sharedDimensions(factsOf(book, config));
  const named = new Set(config.flatMap(({ dimensoes }) => dimensoes.map(({ id }) => id)));
  return VIEW_DIMENSIONS.filter(({ id }) => named.has(id));
}

/** The facts that the indicators of a panel read; an indicator that cannot be read any more has none. */
function factsOf(book: IndicatorBook, config: Config): readonly string[] {
  const ids = new Set(config.flatMap(({ indicadores }) => indicadores.map(({ id }) => id)));
  const read = [...ids].flatMap((id) => {
    const stored = book.byId(id);
    return stored ? (book.read(stored.formula_struct).measure?.facts ?? []) : [];
  });
  return [...new Set(read)];
}
