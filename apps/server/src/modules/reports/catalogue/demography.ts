import { VISIT_RULE } from '@fonte/contracts/programme/rules';
import { IDADE } from '../../../model/dimensions/bands.ts';
import { observes } from '../../../query/index.ts';
import { countColumn } from '../../../answers/tables/head-columns.ts';
import { drawCategories } from '../draw/draw-categories.ts';
import type { Report } from '../declared/report.ts';
import { during, ofPlace } from '../../../answers/words/sentences.ts';
import { EVERYONE } from './profiles.ts';
import { producerSteps } from './steps.ts';

/** Values in the order of life, not of the alphabet; values that the programme adds later follow these. */
const SCHOOLING = [
  'Não alfabetizado',
  'Ensino fundamental incompleto',
  'Ensino fundamental completo',
  'Ensino médio incompleto',
  'Ensino médio completo',
  'Ensino superior incompleto',
  'Ensino superior completo',
  'Pós-graduação',
];
const INCOME = [
  'Sem renda',
  'Até 1 salário mínimo',
  'Até 2 salários mínimos',
  'De 1 a 2 salários mínimos',
  'De 2 a 4 salários mínimos',
  'De 4 a 8 salários mínimos',
  'Mais de 8 salários mínimos',
];
const YEARS_IN_ACTIVITY = [
  'Até 5 anos',
  '5 a 10 anos',
  'De 5 a 10 anos',
  '10 a 20 anos',
  'De 10 a 20 anos',
  'Mais de 20 anos',
];
const AGES = IDADE.map(({ label }) => label);

/** One tab of 'Informações demográficas': the producers attended, by what they declared. */
function producersBy(dimension: string, heading: string, order: readonly string[] = []): Report {
  return {
    title: heading,
    shape: 'table',
    period: 'in',
    profiles: EVERYONE,
    ofPersons: true,
    subtitle: (reading) => `Produtores atendidos ${during(reading)}${ofPlace(reading)}`,
    definition: (reading) =>
      `Produtores distintos das propriedades com ao menos uma visita válida ${during(reading)}, por ${heading.toLowerCase()}. ${VISIT_RULE} Quem não declarou está em 'Não informado'.${observes(reading.access) ? ' Para quem só observa, o ano não muda este número.' : ''}`,
    params: { unit: 'produtores' },
    source: {
      kind: 'plan',
      noun: ['produtor', 'produtores'],
      plan: () => ({
        measures: { produtores: 'produtores_atendidos' },
        by: [dimension],
        sort: [{ by: 'produtores', descending: true }],
        totals: true,
      }),
      draw: drawCategories({
        group: dimension,
        heading,
        column: countColumn('produtores', 'Produtores'),
        ...(order.length === 0 ? {} : { order }),
      }),
      steps: (reading) => producerSteps(during(reading)),
      drill: ['produtores'],
    },
  };
}

export const producersBySex = producersBy('sexo', 'Sexo');
export const producersByAge = producersBy('faixa_etaria', 'Faixa etária', AGES);
export const producersBySchooling = producersBy('escolaridade', 'Escolaridade', SCHOOLING);
export const producersByColour = producersBy('cor_raca', 'Cor/raça');
export const producersByIncome = producersBy('faixa_renda', 'Faixa de renda', INCOME);
export const producersByExperience = producersBy('tempo_atividade', 'Tempo na atividade', YEARS_IN_ACTIVITY);
