import type { OwnBase } from '../data/own-base.ts';
import { BASES, type BaseKey } from '../state/map-state.ts';

/**
 * The base maps that can be chosen, and which one is. The institution's is there where it has one, and where an address asks for it that could not be asked
 * about: somebody who has chosen it is told.
 */
export function basesOf(
  base: BaseKey,
  own: Pick<OwnBase, 'offered' | 'failed'>,
): { keys: readonly BaseKey[]; chosen: BaseKey } {
  const has = own.offered !== null || (own.failed && base === 'instituicao');
  return {
    keys: BASES.filter((key) => key !== 'instituicao' || has),
    chosen: base === 'instituicao' && !has ? 'satelite' : base,
  };
}
