import type { Row } from '@fonte/contracts';
import type { Answer } from '../../../query/index.ts';
import { countColumn, groupColumn } from '../answer/columns.ts';
import { unfold } from '../answer/draw-split.ts';
import { exact, numberOf } from '../answer/exact.ts';
import { grandTotal, isProtected, totalsOf } from '../answer/levels.ts';
import { type Reading, singleState } from '../reading.ts';
import type { Drawing, Report } from '../report.ts';
import { ofPlace } from '../words/sentences.ts';
import { VISIT_RULE } from './definitions.ts';
import { EVERYONE } from './profiles.ts';

/** Bars that a card holds; the table behind it has them all. */
const MOST_BARS = 8;

/** Within one state the bars are its municipalities. */
const placeOf = (reading: Reading): 'uf' | 'municipio' =>
  singleState(reading) === null ? 'uf' : 'municipio';

function draw(answer: Answer, reading: Reading): Drawing {
  const place = placeOf(reading);
  const { labels, series, thead, lines } = unfold(answer, {
    labels: place,
    series: 'faixa_visitas',
    measure: 'propriedades',
    column: (field, label) => countColumn(field, label, { valuecoluna: 'propriedades' }),
  });
  const totals = new Map(totalsOf(answer, [place]).map((row) => [row.keys[place], row]));
  const order = labels
    .map(({ text, key }, index) => {
      const row = totals.get(key[place] ?? null);
      const shown = row === undefined || !isProtected(row, 'propriedades');
      return { text, key, index, shown, total: numberOf(row?.values['propriedades']) };
    })
    .sort((a, b) => b.total - a.total || a.index - b.index);
  const bars = order.slice(0, MOST_BARS);
  const cells = (line: Row | undefined): Row =>
    Object.fromEntries(thead.map(({ field }) => [field, line?.[field] ?? null]));
  const heading = place === 'uf' ? 'Estado' : 'Município';
  return {
    series: series.map((one) => ({ ...one, data: bars.map(({ index }) => one.data[index] ?? null) })),
    labels: bars.map(({ text }) => text),
    keys: bars.map(({ key }) => key),
    thead: [groupColumn(place, heading), ...thead, countColumn('propriedades', 'Propriedades')],
    tbody: order.map(({ text, index, total, shown }) => ({
      [place]: text,
      ...cells(lines[index]),
      propriedades: shown ? total : null,
    })),
    tfoot: order.length === 0 ? null : footOf(place, answer, thead),
    params: { subtitle: subtitleOf(reading, order.length) },
    rows: numberOf(grandTotal(answer).values['propriedades']),
  };
}

function footOf(place: string, answer: Answer, thead: readonly { field: string }[]): Row {
  const bands = new Map(
    totalsOf(answer, ['faixa_visitas']).map((row) => [`c_${String(row.keys['faixa_visitas'])}`, row]),
  );
  return {
    [place]: 'Total',
    ...Object.fromEntries(
      thead.map(({ field }) => [
        field,
        exact(bands.has(field) ? bands.get(field)?.values['propriedades'] : 0),
      ]),
    ),
    propriedades: exact(grandTotal(answer).values['propriedades']),
  };
}

function subtitleOf(reading: Reading, places: number): string {
  const base = `Propriedades${ofPlace(reading)} por número de visitas válidas até hoje`;
  const words = placeOf(reading) === 'uf' ? 'estados' : 'municípios';
  return places > MOST_BARS ? `${base}, ${MOST_BARS} maiores ${words}` : base;
}

/** 111239 */
export const visitProgress: Report = {
  title: 'Avanço no ciclo de visitas',
  shape: 'stacked',
  period: 'none',
  profiles: EVERYONE,
  subtitle: (reading) => subtitleOf(reading, 0),
  definition: () =>
    `Todas as propriedades, pelo número de visitas válidas que têm desde o início; o plano prevê 24. ${VISIT_RULE} Com 12 ou mais, o ciclo 1 está concluído, a não ser onde a fonte declara o ciclo das visitas: ali vale o declarado. O ano não muda este gráfico.`,
  params: { unit: 'propriedades', palette: 'ordered', legend: 'Visitas válidas', serieType: 'horizontal' },
  source: {
    kind: 'plan',
    noun: ['propriedade', 'propriedades'],
    plan: (reading) => ({
      measures: { propriedades: 'propriedades' },
      by: [placeOf(reading), { field: 'faixa_visitas', complete: true }],
      totals: [[placeOf(reading)], ['faixa_visitas'], []],
    }),
    draw,
    steps: () => [
      { label: 'Sem visita válida', measure: visited('=', 0) },
      { label: 'De 1 a 11 visitas', measure: between(1, 11) },
      { label: 'De 12 a 23 visitas', measure: between(12, 23) },
      { label: '24 visitas ou mais', measure: visited('>=', 24) },
      { label: 'Propriedades', measure: 'propriedades', total: true },
    ],
    drill: ['propriedades'],
  },
};

const VISITS = { op: 'coalesce', args: ['visita_ritmo.visitas', { number: '0' }] } as const;

function visited(is: '=' | '>=', value: number) {
  return { count: 'propriedade', where: [{ field: VISITS, is, value }] } as const;
}

function between(from: number, to: number) {
  return {
    count: 'propriedade',
    where: [
      { field: VISITS, is: '>=', value: from },
      { field: VISITS, is: '<=', value: to },
    ],
  } as const;
}
