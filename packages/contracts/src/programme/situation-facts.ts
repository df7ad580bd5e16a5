import { SITUATIONS, type SituationCode } from './situations.ts';

/** What is counted and asked by a situation; how it is called and drawn stands in `situations.ts`, which every page carries. */
interface SituationFacts {
  readonly active: boolean;
  /** Visits are expected of the property. */
  readonly expecting?: true;
  /** Not in Coordenador's legends (capability `map.legend.inactiveKinds`). */
  readonly inactiveKind?: true;
  /** The field of the map series that is 1 (second text, section 3). */
  readonly flag: string;
}

export const SITUATION_FACTS: Readonly<Record<SituationCode, SituationFacts>> = {
  a_ematend: { active: true, expecting: true, flag: 'st_prprdd_a_ativa_ematend' },
  a_vstzero: { active: true, expecting: true, flag: 'st_prprdd_a_ativa_vstzero' },
  a_concluida: { active: true, flag: 'st_prprdd_a_ativa_concluida' },
  i_inativa: { active: false, flag: 'st_prprdd_i_inativa_inativa' },
  i_semvst: { active: false, inactiveKind: true, flag: 'st_prprdd_i_inativa_semvst' },
  i_vstzero: { active: false, inactiveKind: true, flag: 'st_prprdd_i_inativa_vstzero' },
};

/** Those of which something holds, in their order. */
export const situationsThat = (holds: (facts: SituationFacts) => boolean) =>
  SITUATIONS.filter(({ code }) => holds(SITUATION_FACTS[code]));
