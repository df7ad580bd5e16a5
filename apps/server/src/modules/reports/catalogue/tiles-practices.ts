import type { ObjectiveCode } from '@fonte/contracts/programme/objectives';
import { ABC_RULE, CONSERVATION_RULE } from '@fonte/contracts/programme/rules';
import { counted, formatInteger, formatShare, plural } from '@fonte/pt-br';
import { KNOWN_AREA, ofObjective, WITH_AREA } from '../../../model/measures/conditions.ts';
import type { Filter, Measure, MeasureName } from '../../../query/index.ts';
import { areaColumn } from '../../../answers/tables/head-columns.ts';
import { drawFigure, FIGURE } from '../draw/draw-figure.ts';
import { addedUpBefore, beforeIn } from '../declared/before.ts';
import { singleYear, type Reading } from '../declared/reading.ts';
import type { Report, Step } from '../declared/report.ts';
import { during, ofPlace, upTo } from '../../../answers/words/sentences.ts';
import { EVERYONE } from './profiles.ts';

interface Objective {
  readonly objetivo: 'conservacao' | 'abc';
  readonly title: string;
  readonly measure: MeasureName;
}

const practice = (objetivo: ObjectiveCode): Filter[] => [ofObjective(objetivo), WITH_AREA];

/** What had come together by the end of the semester before; years show what their own added instead (the steps). */
function accumulatedBefore(use: MeasureName, reading: Reading): Record<string, Measure> {
  const before = reading.days ? beforeIn(reading) : null;
  return before ? addedUpBefore(use, before, reading) : {};
}

/** Area tiles: hectares registered up to the end of the year. */
function areaTile({ objetivo, title, measure }: Objective): Report {
  const what =
    objetivo === 'abc'
      ? 'Soma da área das tecnologias ABC registradas'
      : 'Soma da área das práticas de conservação registradas';
  return {
    title,
    shape: 'num',
    period: 'to',
    profiles: EVERYONE,
    subtitle: (reading) => `Hectares registrados ${upTo(reading)}${ofPlace(reading)}`,
    definition: (reading) => `${what} ${upTo(reading)}, desde o início do projeto.`,
    params: { unit: 'ha', scale: 2 },
    source: {
      kind: 'plan',
      noun: ['ha', 'ha'],
      plan: (reading) => ({
        measures: {
          [FIGURE]: measure,
          ...accumulatedBefore(measure, reading),
          propriedades: { distinct: 'pratica.cod_propriedade', where: practice(objetivo) },
          linhas: { count: 'pratica', where: [ofObjective(objetivo), KNOWN_AREA] },
        },
      }),
      draw: drawFigure({
        title,
        good: 'up',
        column: areaColumn(FIGURE, title),
        rows: 'linhas',
        hint: ({ propriedades = 0 }) =>
          propriedades === 0 ? null : `em ${counted(propriedades, 'propriedade', 'propriedades')}`,
      }),
      steps: (reading): Step[] => {
        const year = singleYear(reading);
        const total: Step = { label: `Área registrada ${upTo(reading)}`, measure, total: true };
        if (year === null) return [total];
        return [
          {
            label: `Registrada até ${year - 1}`,
            measure: { use: measure, period: { use: 'to', shift: { years: -1 } } },
          },
          { label: `Registrada em ${year}`, measure: { use: measure, period: 'in' } },
          total,
        ];
      },
      drill: [FIGURE],
    },
  };
}

interface Application extends Objective {
  readonly relation: 'aplica_conservacao' | 'aplica_abc';
  readonly attended: MeasureName;
  readonly rule: string;
  /** What is applied, in words. */
  readonly what: string;
  readonly withArea: string;
  readonly without: string;
}

/** Count tiles with their bar: properties that apply, and how many of the attended ones they are. */
function applicationTile({
  objetivo,
  relation,
  title,
  measure,
  attended,
  rule,
  what,
  withArea,
  without,
}: Application): Report {
  const hasArea: Filter = { exists: 'pratica', where: practice(objetivo), period: 'to' };
  return {
    title,
    shape: 'num',
    period: 'to',
    profiles: EVERYONE,
    subtitle: (reading) => `Propriedades que aplicam ${what} ${upTo(reading)}${ofPlace(reading)}`,
    definition: (reading) =>
      `Propriedades que aplicam ${what} ${upTo(reading)}. ${rule} A barra mostra quantas das atendidas ${during(reading)} aplicam.`,
    params: { unit: 'propriedades' },
    source: {
      kind: 'plan',
      noun: ['propriedade', 'propriedades'],
      plan: (reading) => ({
        measures: {
          [FIGURE]: measure,
          ...accumulatedBefore(measure, reading),
          parte: attended,
          atendidas: 'propriedades_atendidas',
        },
      }),
      draw: drawFigure({
        title,
        good: 'up',
        share: ['parte', 'atendidas'],
        hint: ({ parte = 0, atendidas = 0, [FIGURE]: value = 0 }, reading) => {
          if (atendidas === 0) return null;
          const base = `${plural(atendidas, 'da', 'das')} ${counted(atendidas, 'propriedade atendida', 'propriedades atendidas')} ${during(reading)}`;
          // Where the part is not the figure above it, it is written out, or the percentage could not be checked; and what the figure counts beside it is said.
          return parte === value
            ? `${formatShare(parte, atendidas)} ${base}`
            : `${upTo(reading)}, atendidas ou não; ${formatShare(parte, atendidas)} ${base} (${formatInteger(parte)})`;
        },
      }),
      steps: (reading) => [
        { label: withArea, measure: { count: relation, where: [hasArea] } },
        { label: without, measure: { count: relation, where: [{ not: hasArea }] } },
        { label: `Aplicam ${upTo(reading)}`, measure, total: true },
      ],
      drill: [FIGURE],
    },
  };
}

export const conservationArea = areaTile({
  objetivo: 'conservacao',
  title: 'Área com práticas de conservação e restauração',
  measure: 'area_conservacao',
});

export const abcArea = areaTile({ objetivo: 'abc', title: 'Área com tecnologias ABC', measure: 'area_abc' });

export const conservationProperties = applicationTile({
  objetivo: 'conservacao',
  relation: 'aplica_conservacao',
  title: 'Propriedades com práticas de conservação',
  measure: 'propriedades_com_conservacao',
  attended: 'atendidas_com_conservacao',
  rule: CONSERVATION_RULE,
  what: 'práticas de conservação',
  withArea: 'Com prática de conservação com área',
  without: 'Só com recomendação nos cinco temas',
});

export const abcProperties = applicationTile({
  objetivo: 'abc',
  relation: 'aplica_abc',
  title: 'Propriedades com tecnologias ABC',
  measure: 'propriedades_com_abc',
  attended: 'atendidas_com_abc',
  rule: ABC_RULE,
  what: 'tecnologias ABC',
  withArea: 'Com tecnologia ABC com área',
  without: 'Com tecnologia ABC sem área informada',
});
