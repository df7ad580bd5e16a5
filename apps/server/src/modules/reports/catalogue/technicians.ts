import { VISIT_RULE } from '@fonte/contracts/programme/rules';
import { counted } from '@fonte/pt-br';
import { countColumn, figureColumn, groupColumn } from '../../../answers/tables/head-columns.ts';
import { drawTable } from '../draw/draw-table.ts';
import { isWhole } from '../declared/reading.ts';
import type { Report } from '../declared/report.ts';
import { during, ofPlace } from '../../../answers/words/sentences.ts';
import { LEADERS } from './profiles.ts';
import { attendedSteps } from './steps.ts';

/** 20101: grouped by the technician who answers for the property, so that rows and tiles count the same properties and visits. */
export const technicianPortfolio: Report = {
  title: 'Carteira por técnico',
  shape: 'table',
  period: 'in',
  profiles: LEADERS,
  subtitle: (reading) =>
    `Propriedades atendidas ${during(reading)}${ofPlace(reading)}, por técnico responsável; média e atrasadas de hoje`,
  definition: (reading) =>
    `Propriedades com ao menos uma visita válida ${during(reading)} e as visitas feitas nelas, pelo técnico responsável pela propriedade. ${VISIT_RULE} A média de visitas por propriedade e as atrasadas (duas visitas ou mais a menos que o plano) são de hoje, não do ano: quem não teve propriedade atendida ${during(reading)} ainda pode ter atrasadas, que são as que esperam visita.`,
  source: {
    kind: 'plan',
    noun: ['propriedade', 'propriedades'],
    plan: () => ({
      measures: {
        propriedades: 'propriedades_atendidas',
        visitas: 'visitas',
        media_visitas: 'visitas_por_propriedade',
        previstas: 'previstas_por_propriedade',
        atrasadas: 'propriedades_atrasadas',
        duracao_media: 'duracao_media',
        ultima_visita: 'ultima_visita',
      },
      by: ['tecnico'],
      // Who has most late ones first, on the laptop as on the phone.
      sort: [{ by: 'atrasadas', descending: true }, { by: 'tecnico' }],
      totals: true,
    }),
    draw: drawTable({
      group: 'tecnico',
      columns: (reading) => [
        groupColumn('tecnico', 'Técnico'),
        countColumn('propriedades', 'Propriedades'),
        countColumn('visitas', isWhole(reading) ? 'Visitas' : `Visitas ${during(reading)}`),
        figureColumn('media_visitas', 'Média de visitas por propriedade', { type: 'visits', scale: 1 }),
        figureColumn('previstas', 'Esperado hoje', { type: 'visits', scale: 1 }),
        countColumn('atrasadas', 'Atrasadas'),
        figureColumn('duracao_media', 'Duração média', { type: 'duration', unit: 'min', scale: 0 }),
        figureColumn('ultima_visita', 'Última visita', { type: 'date', func: 'max' }),
      ],
      total: (rows) => `Total de ${counted(rows, 'técnico', 'técnicos')}`,
      rows: 'propriedades',
    }),
    steps: (reading) => attendedSteps(during(reading)),
    drill: ['propriedades', 'visitas', 'atrasadas'],
  },
};
