import { VISIT_RULE } from '@fonte/contracts/programme/rules';
import type { ReportShape } from '@fonte/contracts';
import { countColumn } from '../../../answers/tables/head-columns.ts';
import { drawCategories } from '../draw/draw-categories.ts';
import type { Report } from '../declared/report.ts';
import { during, ofPlace } from '../../../answers/words/sentences.ts';
import { EVERYONE } from './profiles.ts';
import { attendedSteps } from './steps.ts';

/** Attended properties by one quality of the property: 10032, 210032, 10033. */
function attendedBy(dimension: string, heading: string, title: string, shape: ReportShape): Report {
  return {
    title,
    shape,
    period: 'in',
    profiles: EVERYONE,
    subtitle: (reading) => `Propriedades atendidas ${during(reading)}${ofPlace(reading)}`,
    definition: (reading) =>
      `Propriedades distintas com ao menos uma visita válida ${during(reading)}, por ${heading.toLowerCase()}. ${VISIT_RULE}`,
    params: { unit: 'propriedades' },
    source: {
      kind: 'plan',
      noun: ['propriedade', 'propriedades'],
      plan: () => ({
        measures: { propriedades: 'propriedades_atendidas' },
        by: [dimension],
        sort: [{ by: 'propriedades', descending: true }, { by: dimension }],
        totals: true,
      }),
      draw: drawCategories({
        group: dimension,
        heading,
        column: countColumn('propriedades', 'Propriedades atendidas'),
      }),
      steps: (reading) => attendedSteps(during(reading)),
      drill: ['propriedades'],
    },
  };
}

export const attendedByState = attendedBy('uf', 'Estado', 'Propriedades por estado', 'column');
export const attendedByActivity = attendedBy(
  'atividade',
  'Atividade produtiva',
  'Propriedades por atividade produtiva',
  'bar',
);
export const attendedByLandProfile = attendedBy(
  'perfil_fundiario',
  'Perfil fundiário',
  'Perfil fundiário',
  'pie',
);
