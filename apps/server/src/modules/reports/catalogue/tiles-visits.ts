import { VISIT_RULE } from '@fonte/contracts/programme/rules';
import { counted, plural } from '@fonte/pt-br';
import type { Measure, MeasureName } from '../../../query/index.ts';
import { drawFigure, FIGURE } from '../draw/draw-figure.ts';
import { beforeIn, countedBefore } from '../declared/before.ts';
import type { Reading } from '../declared/reading.ts';
import type { Report, Step } from '../declared/report.ts';
import { during, ofPlace } from '../../../answers/words/sentences.ts';
import { EVERYONE } from './profiles.ts';
import { attendedSteps, distinctOverVisits, producerSteps, visitCountSteps, visitSteps } from './steps.ts';

interface VisitTile {
  readonly title: string;
  readonly noun: readonly [string, string];
  readonly measure: MeasureName;
  readonly counts: (when: string) => string;
  readonly steps: (when: string) => Step[];
  readonly more?: Readonly<Record<string, Measure>>;
  readonly hint?: (values: Readonly<Record<string, number>>) => string | null;
  /** How many rows stand behind the figure, where it counts distinct things over them. */
  readonly rows?: MeasureName;
}

/** The tiles over visits of the year: the figure, the same days of the year before, and the counting rule as steps. */
function visitTile({ title, noun, measure, counts, steps, more = {}, hint, rows }: VisitTile): Report {
  return {
    title,
    shape: 'num',
    period: 'in',
    profiles: EVERYONE,
    subtitle: (reading) => `${counts(during(reading))}${ofPlace(reading)}`,
    definition: (reading) => `${counts(during(reading))}. ${VISIT_RULE}`,
    params: { unit: noun[1] },
    source: {
      kind: 'plan',
      noun,
      plan: (reading) => ({
        measures: {
          [FIGURE]: measure,
          ...beforeOf(measure, reading),
          ...more,
          ...(rows === undefined ? {} : { linhas: rows }),
        },
      }),
      draw: drawFigure({
        title,
        good: 'up',
        ...(hint === undefined ? {} : { hint }),
        ...(rows === undefined ? {} : { rows: 'linhas' }),
      }),
      steps: (reading) => steps(during(reading)),
      drill: [FIGURE],
    },
  };
}

/** The same figure over the same days of the period before, where there is one. */
function beforeOf(measure: string, reading: Reading): Record<string, Measure> {
  const before = beforeIn(reading);
  return before ? countedBefore(measure, before) : {};
}

export const attendedProperties = visitTile({
  title: 'Propriedades atendidas',
  noun: ['propriedade', 'propriedades'],
  measure: 'propriedades_atendidas',
  counts: (when) => `Propriedades distintas com ao menos uma visita válida ${when}`,
  steps: attendedSteps,
});

export const attendedProducers = visitTile({
  title: 'Produtores atendidos',
  noun: ['produtor', 'produtores'],
  measure: 'produtores_atendidos',
  counts: (when) => `Produtores distintos das propriedades com ao menos uma visita válida ${when}`,
  steps: producerSteps,
});

export const visitsMade = visitTile({
  title: 'Visitas realizadas',
  noun: ['visita', 'visitas'],
  measure: 'visitas',
  counts: (when) => `Visitas válidas ${when}`,
  steps: visitCountSteps,
  more: { pendentes: 'visitas_que_nao_contam' },
  hint: ({ pendentes = 0 }) =>
    pendentes === 0 ? 'todas contam' : counted(pendentes, 'ainda não conta', 'ainda não contam'),
});

export const techniciansInField = visitTile({
  title: 'Técnicos em campo',
  noun: ['técnico', 'técnicos'],
  measure: 'tecnicos_em_campo',
  counts: (when) => `Técnicos distintos que fizeram ao menos uma visita válida ${when}`,
  steps: (when) =>
    visitSteps(distinctOverVisits('visita.cpf_tecnico'), {
      any: `Técnicos com visita ${when}`,
      total: 'Técnicos em campo',
    }),
  more: { propriedades: 'propriedades_atendidas' },
  hint: ({ propriedades = 0, [FIGURE]: technicians = 0 }) =>
    technicians === 0
      ? null
      : `em ${counted(propriedades, 'propriedade', 'propriedades')} ${plural(propriedades, 'atendida', 'atendidas')}`,
});
