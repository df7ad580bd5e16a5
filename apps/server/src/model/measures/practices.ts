import type { NamedMeasure } from '../measure.ts';
import { COUNTS, ofObjective } from './conditions.ts';

const APPLIES_CONSERVATION =
  'Uma propriedade aplica práticas de conservação quando tem prática de conservação com área, ou recomendação aberta ou concluída em um dos cinco temas.';
const APPLIES_ABC =
  'Uma propriedade aplica tecnologias ABC quando tem prática registrada como Tecnologia ABC.';

/** Of the attended properties of the period, those that applied by its end: part and whole count the same properties. */
const attendedThatApply = (relation: 'aplica_conservacao' | 'aplica_abc'): NamedMeasure['measure'] => ({
  distinct: 'visita.cod_propriedade',
  where: [COUNTS, { exists: relation, period: 'to' }],
});

/** Conservation, ABC technologies, landscape planning. */
export const PRACTICES = {
  propriedades_com_conservacao: {
    label: 'Propriedades com práticas de conservação',
    definition: `Propriedades que aplicam práticas de conservação até o fim do período. ${APPLIES_CONSERVATION}`,
    measure: { count: 'aplica_conservacao' },
  },
  propriedades_com_abc: {
    label: 'Propriedades com tecnologias ABC',
    definition: `Propriedades que aplicam tecnologias ABC até o fim do período. ${APPLIES_ABC}`,
    measure: { count: 'aplica_abc' },
  },
  atendidas_com_conservacao: {
    label: 'Atendidas com práticas de conservação',
    definition: `Propriedades atendidas no período que aplicam práticas de conservação até o fim dele. ${APPLIES_CONSERVATION}`,
    measure: attendedThatApply('aplica_conservacao'),
  },
  atendidas_com_abc: {
    label: 'Atendidas com tecnologias ABC',
    definition: `Propriedades atendidas no período que aplicam tecnologias ABC até o fim dele. ${APPLIES_ABC}`,
    measure: attendedThatApply('aplica_abc'),
  },
  area_conservacao: {
    label: 'Área com práticas de conservação e restauração',
    unit: 'ha',
    definition: 'Soma da área das práticas de conservação registradas até o fim do período.',
    measure: { sum: 'pratica.area_ha', where: [ofObjective('conservacao')], orZero: true },
  },
  area_abc: {
    label: 'Área com tecnologias ABC',
    unit: 'ha',
    definition: 'Soma da área das tecnologias ABC registradas até o fim do período.',
    measure: { sum: 'pratica.area_ha', where: [ofObjective('abc')], orZero: true },
  },
  area_planejamento: {
    label: 'Área com planejamento da paisagem',
    unit: 'ha',
    definition: 'Soma da área dos planejamentos da paisagem registrados até o fim do período.',
    measure: { sum: 'pratica.area_ha', where: [ofObjective('planejamento')], orZero: true },
  },
  propriedades_com_planejamento: {
    label: 'Propriedades com planejamento da paisagem',
    definition: 'Propriedades distintas com planejamento da paisagem registrado até o fim do período.',
    measure: { distinct: 'pratica.cod_propriedade', where: [ofObjective('planejamento')] },
  },
  recomendacoes: {
    label: 'Recomendações',
    definition: 'Recomendações técnicas feitas até o fim do período.',
    measure: { count: 'recomendacao' },
  },
} as const satisfies Record<string, NamedMeasure>;
