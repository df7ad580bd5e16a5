import { SITUATION_FACTS } from '@fonte/contracts/programme/situation-facts';

/** Status flags of the map series by situation (second text, section 3; docs/data-dictionary.md): whether it is active, and which it is. */
const FLAGS = new Map<string, readonly string[]>(
  Object.entries(SITUATION_FACTS).map(([code, { active, flag }]) => [
    code,
    [active ? 'soma_st_propriedade_ativa' : 'soma_st_propriedade_inativa', flag],
  ]),
);
const ALL_FLAGS = [...new Set([...FLAGS.values()].flat())];

/** All flags of a point of the map series, those of its situation 1. */
export function flagsOf(situation: string | null): Record<string, 0 | 1> {
  const held = FLAGS.get(situation ?? '') ?? [];
  return Object.fromEntries(ALL_FLAGS.map((flag) => [flag, held.includes(flag) ? 1 : 0]));
}
