import type { ListPlan } from '../../../query/index.ts';

/** The columns that lists of properties begin with: which one, and where it lies. */
export const WHICH_PROPERTY = {
  cod_propriedade: 'propriedade.cod_propriedade',
  propriedade: 'propriedade.nome',
  municipio: 'municipio.nome',
  uf: 'propriedade.uf',
} as const satisfies ListPlan['columns'];

/** Who visits it, and who answers for that. */
export const WHO_VISITS = {
  tecnico: 'tecnico.nome',
  supervisor: 'supervisor.nome',
} as const satisfies ListPlan['columns'];
