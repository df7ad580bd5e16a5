import { ACTIVE, INACTIVE } from '../../../model/measures/conditions.ts';
import type { Filter, Measure } from '../../../query/index.ts';
import { countColumn } from '../../../answers/tables/head-columns.ts';
import { drawCategories } from '../draw/draw-categories.ts';
import type { Report } from '../declared/report.ts';
import { ofPlace } from '../../../answers/words/sentences.ts';
import { EVERYONE } from './profiles.ts';

const properties = (condition: Filter): Measure => ({ count: 'propriedade', where: [condition] });

const WITHOUT: Filter = { field: 'propriedade.situacao', is: 'null' };

/** 10031 */
export const situations: Report = {
  title: 'Situação das propriedades',
  shape: 'donut',
  period: 'none',
  profiles: EVERYONE,
  subtitle: (reading) => `Todas as propriedades${ofPlace(reading)}, hoje`,
  definition: () =>
    'Todas as propriedades do programa, atendidas ou não, na situação em que estão na última carga. O ano não muda este gráfico.',
  params: { unit: 'propriedades', palette: 'situacao' },
  source: {
    kind: 'plan',
    noun: ['propriedade', 'propriedades'],
    plan: () => ({
      measures: { propriedades: 'propriedades' },
      by: [{ field: 'situacao', complete: true }],
      totals: true,
    }),
    draw: drawCategories({
      group: 'situacao',
      heading: 'Situação',
      column: countColumn('propriedades', 'Propriedades'),
      all: true,
    }),
    steps: () => [
      { label: 'Ativas', measure: properties(ACTIVE) },
      { label: 'Inativas', measure: properties(INACTIVE) },
      { label: 'Sem situação', measure: properties(WITHOUT) },
      { label: 'Propriedades', measure: 'propriedades', total: true },
    ],
    drill: ['propriedades'],
  },
};
