import { SITUATIONS, situationOf, type Situation } from '@fonte/contracts/programme/situations';

/** Status flags of the map series (second text, section 3; docs/data-dictionary.md): whether it is active, and its situation. */
const flagsIn = (situation: Situation): readonly string[] =>
  'flag' in situation
    ? [situation.active ? 'soma_st_propriedade_ativa' : 'soma_st_propriedade_inativa', situation.flag]
    : [];

const ALL_FLAGS = [...new Set(SITUATIONS.flatMap(flagsIn))];

/** All flags of a point of the map series, those of its situation 1. */
export function flagsOf(situation: string | null): Record<string, 0 | 1> {
  const held = flagsIn(situationOf(situation));
  return Object.fromEntries(ALL_FLAGS.map((flag) => [flag, held.includes(flag) ? 1 : 0]));
}
