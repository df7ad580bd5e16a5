import type { Answer } from '../../../query/index.ts';
import { figureColumn, shareColumn } from '../../../answers/tables/head-columns.ts';
import { exact, numberOf } from '../../../answers/figures/exact.ts';
import { percentOf } from '../draw/percent.ts';
import type { Reading } from '../declared/reading.ts';
import type { Report } from '../declared/report.ts';
import { ofPlace, upTo } from '../../../answers/words/sentences.ts';
import { goalLines, LINE_COLUMNS } from './goal-lines.ts';
import { goalMeasures, WHERE_TARGETS } from './goals.ts';
import { TARGETS_READERS } from './profiles.ts';

function draw(answer: Answer, reading: Reading) {
  const { tbody } = goalLines(answer, reading, ({ key }, values) => {
    const target = values[`meta_${key}`] ?? null;
    return {
      meta: exact(target),
      alcancado: exact(values[key]),
      percentual: target === null ? null : percentOf(numberOf(values[key]), numberOf(target)),
    };
  });
  return {
    series: [],
    labels: [],
    keys: [],
    thead: [
      ...LINE_COLUMNS,
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
    `Cada meta do projeto e de cada estado com o que foi alcançado do início ${upTo(reading)}. ${WHERE_TARGETS}`,
  source: {
    kind: 'plan',
    noun: ['linha', 'linhas'],
    plan: () => ({ measures: goalMeasures(), by: ['uf'], sort: [{ by: 'uf' }], totals: true }),
    whole: () => ({ measures: goalMeasures() }),
    draw,
  },
};
