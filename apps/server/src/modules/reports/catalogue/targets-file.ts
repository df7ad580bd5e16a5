import type { Row } from '@fonte/contracts';
import type { Answer, AnswerRow } from '../../../query/index.ts';
import { figureColumn, groupColumn, shareColumn } from '../../../answers/tables/head-columns.ts';
import { exact, numberOf } from '../../../answers/figures/exact.ts';
import { grandTotal } from '../answer/levels.ts';
import { percentOf } from '../answer/percent.ts';
import { type Reading, singleState } from '../reading.ts';
import type { Report } from '../report.ts';
import { ofPlace, upTo } from '../../../answers/words/sentences.ts';
import { GOALS, goalMeasures } from './goals.ts';
import { TARGETS_READERS } from './profiles.ts';

/** One line per goal of a level: the whole, then each state; goals without target and without result are left out. */
function lines(row: AnswerRow, uf: string): Row[] {
  return GOALS.flatMap(({ key, label, unit }) => {
    const target = row.values[`meta_${key}`] ?? null;
    const achieved = numberOf(row.values[key]);
    if (target === null && achieved === 0) return [];
    return [
      {
        indicador: label,
        uf,
        unidade: unit,
        meta: exact(target),
        alcancado: exact(row.values[key]),
        percentual: target === null ? null : percentOf(achieved, numberOf(target)),
      },
    ];
  });
}

function draw(answer: Answer, reading: Reading) {
  const whole = singleState(reading) === null ? lines(grandTotal(answer), 'Todas') : [];
  const tbody = [
    ...whole,
    ...answer.rows
      .filter((row) => (row.keys['uf'] ?? null) !== null)
      .flatMap((row) => lines(row, String(row.keys['uf']))),
  ];
  return {
    series: [],
    labels: [],
    keys: [],
    thead: [
      groupColumn('indicador', 'Meta'),
      groupColumn('uf', 'UF'),
      groupColumn('unidade', 'Unidade'),
      figureColumn('meta', 'Meta acumulada'),
      figureColumn('alcancado', 'Alcançado'),
      shareColumn('percentual', '% da meta'),
    ],
    tbody,
  };
}

/** 11123 */
export const targetsFile: Report = {
  title: 'Metas e resultados',
  shape: 'list',
  period: 'to',
  profiles: TARGETS_READERS,
  subtitle: (reading) => `Meta acumulada e alcançado ${upTo(reading)}${ofPlace(reading)}`,
  definition: (reading) =>
    `Cada meta do projeto e de cada estado com o que foi alcançado do início ${upTo(reading)}. Em branco onde não há meta cadastrada; a de vários estados, só onde todos eles a têm.`,
  source: {
    kind: 'plan',
    noun: ['linha', 'linhas'],
    plan: () => ({ measures: goalMeasures(), by: ['uf'], sort: [{ by: 'uf' }], totals: true }),
    whole: () => ({ measures: goalMeasures() }),
    draw,
  },
};
