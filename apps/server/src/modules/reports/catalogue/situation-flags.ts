/** Status flags that are 1 in each situation (second text, section 3; docs/data-dictionary.md). */
const FLAGS: Readonly<Record<string, readonly string[]>> = {
  a_ematend: ['soma_st_propriedade_ativa', 'st_prprdd_a_ativa_ematend'],
  a_vstzero: ['soma_st_propriedade_ativa', 'st_prprdd_a_ativa_vstzero'],
  a_concluida: ['soma_st_propriedade_ativa', 'st_prprdd_a_ativa_concluida'],
  i_inativa: ['soma_st_propriedade_inativa', 'st_prprdd_i_inativa_inativa'],
  i_semvst: ['soma_st_propriedade_inativa', 'st_prprdd_i_inativa_semvst'],
  i_vstzero: ['soma_st_propriedade_inativa', 'st_prprdd_i_inativa_vstzero'],
};
const ALL_FLAGS = [...new Set(Object.values(FLAGS).flat())];

/** All flags of a point of the map series, those of its situation 1. */
export function flagsOf(situation: string | null): Record<string, 0 | 1> {
  const held = situation === null ? [] : (FLAGS[situation] ?? []);
  return Object.fromEntries(ALL_FLAGS.map((flag) => [flag, held.includes(flag) ? 1 : 0]));
}
