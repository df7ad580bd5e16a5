import { RADIAL_THRESHOLDS } from '@fonte/contracts/programme/bands';
import type { Measure } from '../../../query/index.ts';
import { figureColumn, groupColumn, shareColumn } from '../../../answers/tables/head-columns.ts';
import { exact, numberOf } from '../../../answers/figures/exact.ts';
import { grandTotal, isProtected } from '../draw/levels.ts';
import { missingTargets } from '../draw/missing-targets.ts';
import { percentOf } from '../draw/percent.ts';
import { asksOfStates } from '../declared/reading.ts';
import type { Report } from '../declared/report.ts';
import { ofPlace, upTo } from '../../../answers/words/sentences.ts';
import { EVERYONE } from './profiles.ts';

/** The goals: what is achieved up to the end of the year, and the measure of its target (programa.meta). */
export const GOALS = [
  {
    key: 'propriedades',
    label: 'Propriedades atendidas',
    achieved: 'propriedades_atendidas',
    target: 'meta_propriedades',
    unit: 'propriedades',
    scale: 0,
  },
  {
    key: 'produtores',
    label: 'Produtores atendidos',
    achieved: 'produtores_atendidos',
    target: 'meta_produtores',
    unit: 'produtores',
    scale: 0,
  },
  {
    key: 'visitas',
    label: 'Visitas realizadas',
    achieved: 'visitas',
    target: 'meta_visitas',
    unit: 'visitas',
    scale: 0,
  },
  {
    key: 'area_conservacao',
    label: 'Área com práticas de conservação',
    achieved: 'area_conservacao',
    target: 'meta_area_conservacao',
    unit: 'ha',
    scale: 2,
  },
  {
    key: 'area_abc',
    label: 'Área com tecnologias ABC',
    achieved: 'area_abc',
    target: 'meta_area_abc',
    unit: 'ha',
    scale: 2,
  },
] as const;

export type Goal = (typeof GOALS)[number];

/** Where a goal has no target. */
export const WHERE_TARGETS =
  'Em branco onde não há meta cadastrada; a de vários estados, só onde todos eles a têm.';

/** Achieved and target of every goal; targets accumulate, so everything counts from the beginning to the end of the year. */
export const goalMeasures = (): Record<string, Measure> =>
  Object.fromEntries(
    GOALS.flatMap(({ key, achieved, target }): [string, Measure][] => [
      [key, { use: achieved, period: 'to' }],
      [`meta_${key}`, { use: target }],
    ]),
  );

/** 10035 */
export const goals: Report = {
  title: 'Metas do projeto',
  shape: 'radial',
  period: 'to',
  profiles: EVERYONE,
  subtitle: (reading) => `Alcançado ${upTo(reading)}, em % da meta${ofPlace(reading)}`,
  definition: (reading) =>
    `O que foi alcançado do início do projeto ${upTo(reading)}, dividido pela meta acumulada até o mesmo fim. Metas sem valor cadastrado não aparecem; com vários estados, só as que todos eles têm. Não há meta de um supervisor ou técnico.`,
  params: {
    unit: '%',
    scale: 1,
    percente: true,
    palette: 'radial',
    maxrangelabel: RADIAL_THRESHOLDS.join(', '),
  },
  source: {
    kind: 'plan',
    noun: ['linha', 'linhas'],
    units: Object.fromEntries(GOALS.map(({ key, unit }) => [key, unit])),
    plan: (reading) => ({
      measures: goalMeasures(),
      ...(asksOfStates(reading) ? { by: ['uf'], totals: true } : {}),
    }),
    draw: (answer) => {
      const total = grandTotal(answer);
      const { values } = total;
      const set = GOALS.filter(({ key }) => numberOf(values[`meta_${key}`]) > 0);
      const rows = set.map((goal) => ({
        ...goal,
        alcancado: exact(values[goal.key]),
        meta: exact(values[`meta_${goal.key}`]),
        percentual: isProtected(total, goal.key)
          ? null
          : percentOf(numberOf(values[goal.key]), numberOf(values[`meta_${goal.key}`])),
      }));
      return {
        series: [{ name: '% da meta', unidade: '%', data: rows.map((row) => row.percentual) }],
        labels: rows.map(({ label }) => label),
        keys: rows.map(({ key }) => ({ idColuna: key })),
        thead: [
          groupColumn('meta_nome', 'Meta'),
          figureColumn('alcancado', 'Alcançado'),
          figureColumn('meta', 'Meta'),
          groupColumn('unidade', 'Unidade'),
          shareColumn('percentual', '% da meta'),
        ],
        tbody: rows.map(({ label, alcancado, meta, unit, percentual }) => ({
          meta_nome: label,
          alcancado,
          meta,
          unidade: unit,
          percentual,
        })),
        remark: missingTargets(
          answer,
          GOALS.map(({ key, label }) => ({ alias: `meta_${key}`, label })),
        ),
      };
    },
    drill: GOALS.map(({ key }) => key),
  },
};
