import { counted } from '@fonte/pt-br';
import type { Answer, Filter } from '../../../query/index.ts';
import { countColumn, groupColumn } from '../../../answers/tables/head-columns.ts';
import { unfold } from '../draw/draw-split.ts';
import { exact, numberOf } from '../../../answers/figures/exact.ts';
import { grandTotal, isProtected, totalsOf } from '../draw/levels.ts';
import type { Drawing, Report } from '../declared/report.ts';
import { ofPlace } from '../../../answers/words/sentences.ts';
import type { Reading } from '../declared/reading.ts';
import { EVERYONE } from './profiles.ts';
import { less } from './steps.ts';

const THREE_TIMES: Filter = { exists: 'isa', atLeast: 3, distinct: 'isa.momento', period: 'none' };

/** Of what the shares are, and of how many; of none there are no shares. Where bands are protected, the shares are of those that are shown. */
const shareOf = (count: number, hides: boolean): string =>
  count === 0
    ? 'Propriedades medidas'
    : `% ${hides ? 'das faixas mostradas, de ' : count === 1 ? 'da ' : 'das '}${counted(count, 'propriedade medida', 'propriedades medidas')}`;

function draw(answer: Answer, reading: Reading): Drawing {
  const { labels, series, thead, lines } = unfold(answer, {
    labels: 'momento',
    series: 'faixa_isa',
    measure: 'propriedades',
    column: (field, label) => countColumn(field, label, { valuecoluna: 'propriedades' }),
  });
  const perMoment = totalsOf(answer, ['momento']);
  const same = numberOf(perMoment[0]?.values['propriedades']);
  return {
    series: same === 0 ? [] : series,
    labels: same === 0 ? [] : labels.map(({ text }) => text),
    keys: same === 0 ? [] : labels.map(({ key }) => key),
    thead: [groupColumn('momento', 'Momento'), ...thead, countColumn('propriedades', 'Propriedades')],
    tbody:
      same === 0
        ? []
        : labels.map(({ text, key }, index) => ({
            momento: text,
            ...lines[index],
            propriedades: exact(
              perMoment.find((row) => row.keys['momento'] === key['momento'])?.values['propriedades'] ?? null,
            ),
          })),
    params: {
      subtitle: `${shareOf(
        same,
        answer.rows.some((row) => isProtected(row, 'propriedades')),
      )} nos três momentos${ofPlace(reading)}`,
    },
    rows: numberOf(grandTotal(answer).values['propriedades']),
  };
}

/** 10034 */
export const isaEvolution: Report = {
  title: 'Evolução do ISA',
  shape: 'pct',
  period: 'none',
  profiles: EVERYONE,
  subtitle: () => '% das propriedades medidas nos três momentos',
  definition: () =>
    'Propriedades por faixa do índice de sustentabilidade (ISA, de 0 a 1) em cada um dos três momentos; entram apenas as propriedades medidas nos três, para que se comparem as mesmas. O ano não muda este gráfico.',
  params: { unit: 'propriedades', percente: true, palette: 'bands', legend: 'Faixa do ISA' },
  source: {
    kind: 'plan',
    noun: ['medição', 'medições'],
    plan: () => ({
      measures: { propriedades: { count: 'isa', period: 'none', where: [THREE_TIMES] } },
      by: [
        { field: 'momento', complete: true },
        { field: 'faixa_isa', complete: true },
      ],
      totals: [['momento'], []],
    }),
    draw,
    steps: () => {
      const measured = {
        distinct: 'isa.cod_propriedade',
        over: 'isa',
        period: 'none',
      } as const;
      const same = {
        distinct: 'isa.cod_propriedade',
        over: 'isa',
        period: 'none',
        where: [THREE_TIMES],
      } as const;
      return [
        { label: 'Propriedades com alguma medição do ISA', measure: measured },
        { label: 'Sem os três momentos', measure: less(measured, same), minus: true },
        { label: 'Propriedades medidas nos três momentos', measure: same, total: true },
      ];
    },
    drill: ['propriedades'],
  },
};
