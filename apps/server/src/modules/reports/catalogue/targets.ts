import { VISITS_CYCLE, VISITS_TARGET } from '@fonte/contracts';
import { CYCLE_RULE } from '@fonte/contracts/programme/rules';
import { counted } from '@fonte/pt-br';
import type { Measure } from '../../../query/index.ts';
import { countColumn, groupColumn } from '../../../answers/tables/head-columns.ts';
import { drawTable } from '../draw/draw-table.ts';
import type { Report } from '../declared/report.ts';
import { during, inLines, ofPlace } from '../../../answers/words/sentences.ts';
import { concluded } from './cycles.ts';
import { propertiesOfPlan } from './plan-by-property.ts';
import { planColumns, PLAN_DRILL, planLines, planMeasures } from './plan-of-visits.ts';
import { LEADERS, STAFF } from './profiles.ts';
import { visitCountSteps } from './steps.ts';

/** The plan of visits, expected, done and missing: by state (13513), supervisor (13511) and technician (13512), of whatever period is asked; by property: `plan-by-property.ts`. */

const through = (cycle: string): Measure => ({ count: 'visita_ritmo', where: [concluded(cycle)] });

interface Of {
  readonly group: 'uf' | 'supervisor' | 'tecnico';
  readonly heading: string;
  readonly noun: readonly [string, string];
  readonly profiles: Report['profiles'];
}

/** One row for each, those who lack most first, and the whole at its own level. */
function planBy({ group, heading, noun, profiles }: Of): Report {
  return {
    title: `Plano de visitas por ${noun[0]}`,
    shape: 'table',
    period: 'in',
    profiles,
    subtitle: (reading) =>
      `Visitas previstas e feitas ${during(reading)}${ofPlace(reading)}, onde mais faltam primeiro; atrasadas, 12ª e 24ª visita de hoje`,
    definition: (reading) =>
      inLines([
        ...planLines(reading),
        'Atrasadas hoje: propriedades em atendimento com duas visitas ou mais a menos que o plano, contadas desde o início.',
        `12ª e 24ª visita: propriedades que já as fizeram, até hoje. A 12ª conclui o ciclo 1, a 24ª o ciclo 2. ${CYCLE_RULE}`,
      ]),
    source: {
      kind: 'plan',
      noun: ['visita', 'visitas'],
      plan: (reading) => ({
        measures: {
          ...planMeasures(reading),
          atrasadas: 'propriedades_atrasadas',
          doze: through('1'),
          vinte_e_quatro: through('2'),
        },
        by: [group],
        sort: [{ by: 'faltam', descending: true }, { by: 'a_fazer', descending: true }, { by: group }],
        totals: true,
      }),
      draw: drawTable({
        group,
        columns: (reading) => [
          // Who stands in a list of what is missing is opened for what they lack, not for what they made.
          groupColumn(group, heading, { valuecoluna: 'faltam' }),
          ...planColumns(reading),
          countColumn('atrasadas', 'Atrasadas hoje'),
          countColumn('doze', `${VISITS_CYCLE}ª visita`),
          countColumn('vinte_e_quatro', `${VISITS_TARGET}ª visita`),
        ],
        total: (rows) => `Total de ${counted(rows, ...noun)}`,
        rows: 'visitas',
      }),
      steps: (reading) => visitCountSteps(during(reading)),
      drill: [
        'visitas',
        ...PLAN_DRILL.filter((one) => one !== 'visitas'),
        'atrasadas',
        'doze',
        'vinte_e_quatro',
      ],
      listed: {
        faltam: { source: propertiesOfPlan, parts: { previstas: 'Previstas', visitas: 'Feitas' } },
        a_fazer: { source: propertiesOfPlan, parts: {} },
      },
      units: {
        faltam: 'visitas',
        a_fazer: 'visitas',
        atrasadas: 'propriedades',
        doze: 'propriedades',
        vinte_e_quatro: 'propriedades',
      },
    },
  };
}

export const planByState = planBy({
  group: 'uf',
  heading: 'Estado',
  noun: ['estado', 'estados'],
  profiles: STAFF,
});
export const planBySupervisor = planBy({
  group: 'supervisor',
  heading: 'Supervisor',
  noun: ['supervisor', 'supervisores'],
  profiles: LEADERS,
});
export const planByTechnician = planBy({
  group: 'tecnico',
  heading: 'Técnico',
  noun: ['técnico', 'técnicos'],
  profiles: LEADERS,
});
