import type { Measure } from '../../../query/index.ts';
import { during, inLines, ofPlace } from '../../../answers/words/sentences.ts';
import type { Reading } from '../declared/reading.ts';
import type { ListSource, Report } from '../declared/report.ts';
import { planColumns, planLines, planMeasures } from './plan-of-visits.ts';
import { STAFF } from './profiles.ts';
import { WHICH_PROPERTY, WHO_VISITS } from './property-columns.ts';

/** The plan of visits property by property (13514): who has the missing ones. What a cell of 'Faltam' opens is the same list, narrowed to the cell. */

/** The family's measures under the heads of its columns, since rows as they are have no others; what has no column is only reckoned with. */
function figures(reading: Reading): Readonly<Record<string, Measure>> {
  const heads = new Map(planColumns(reading).map(({ field, description }) => [field, description]));
  const measures = Object.entries(planMeasures(reading)).map(([alias, measure]): [string, Measure] => {
    const heading = heads.has(alias) ? { label: heads.get(alias) ?? alias } : { hidden: true };
    return [alias, typeof measure === 'string' ? { use: measure, ...heading } : { ...measure, ...heading }];
  });
  const order = [...heads.keys()];
  return Object.fromEntries(measures.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}

const { cod_propriedade, propriedade, ...place } = WHICH_PROPERTY;

/** One row for each property of which visits are planned or made in the period, the most behind first. */
export const propertiesOfPlan: ListSource = {
  kind: 'list',
  file: 'plano-de-visitas-por-propriedade',
  noun: ['propriedade', 'propriedades'],
  plan: (reading) => ({
    list: 'propriedade',
    columns: {
      cod_propriedade,
      propriedade,
      situacao: 'propriedade.situacao',
      ...place,
      ...WHO_VISITS,
      ultima_visita: 'visita_ritmo.ultima',
    },
    figures: figures(reading),
    // Who has the missing ones stands beside how many: on a laptop whether visits are still expected there, the place and the people come after them.
    figuresAfter: 'propriedade',
    sort: [{ by: 'diferenca' }, { by: 'faltam', descending: true }, { by: 'cod_propriedade' }],
  }),
  heads: {
    faltam: { type: 'integer', scale: 0 },
    a_fazer: { type: 'integer', scale: 0 },
    diferenca: { type: 'integer', scale: 0 },
    por_mes: { scale: 1 },
    percentual: { unit: '%', percentage: true, scale: 1 },
  },
  foot: figures,
};

/** 13514 */
export const planByProperty: Report = {
  title: 'Plano de visitas por propriedade',
  shape: 'table',
  period: 'in',
  profiles: STAFF,
  subtitle: (reading) =>
    `Visitas previstas e feitas ${during(reading)}${ofPlace(reading)}, as mais atrasadas primeiro`,
  definition: (reading) =>
    inLines([
      `Uma linha por propriedade com visita prevista ou feita ${during(reading)}.`,
      ...planLines(reading),
    ]),
  source: propertiesOfPlan,
};
