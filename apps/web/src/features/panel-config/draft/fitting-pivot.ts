import type { ViewType } from '@fonte/contracts';
import { sidesOf } from '@fonte/contracts/pivot-sides';
import type { View } from '@fonte/contracts/view';

/** What a pivot table is not; kept while the form is open, for the type to be changed back. */
const PLAIN = {
  inline: false,
  splitSerie: null,
  splitFilters: [],
  splitStack: false,
  top: null,
  compare: null,
};

/** What decides it, whether or not its type is chosen yet. */
type Draft = Pick<View, 'grouprow' | 'pivot' | 'indicadores'> & { type: ViewType | null };

export const isPivot = ({ type }: Pick<Draft, 'type'>): boolean => type === 'pivot';

/** A draft with what its type has room for: rows and columns where it is a pivot table, everything else where it is none. */
export function fittingPivot<T extends Draft>(draft: T): Omit<T, 'pivot'> & Pick<View, 'pivot'> {
  const { pivot, ...rest } = draft;
  if (!isPivot(draft)) return rest;
  const { column } = sidesOf(draft);
  return {
    ...rest,
    ...PLAIN,
    indicadores: rest.indicadores.map((one) => ({ ...one, splitSerie: null, splitFilters: [] })),
    pivot: { across: column ? pivot?.across : null, ...(pivot?.folded ? { folded: true } : {}) },
  };
}
