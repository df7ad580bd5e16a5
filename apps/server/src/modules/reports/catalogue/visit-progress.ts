import { CYCLE_RULE, VISIT_RULE } from '@fonte/contracts/programme/rules';
import type { Row } from '@fonte/contracts';
import type { Answer, Filter } from '../../../query/index.ts';
import { countColumn, groupColumn } from '../../../answers/tables/head-columns.ts';
import { unfold } from '../draw/draw-split.ts';
import { exact, numberOf } from '../../../answers/figures/exact.ts';
import { grandTotal, isProtected, totalsOf } from '../draw/levels.ts';
import { type Reading, singleState } from '../declared/reading.ts';
import type { Drawing, Report } from '../declared/report.ts';
import { ofPlace } from '../../../answers/words/sentences.ts';
import { concluded, unfinished } from './cycles.ts';
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
  const base = `Propriedades${ofPlace(reading)} por visitas válidas nos dois ciclos até hoje`;
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
    `Todas as propriedades, por quantas visitas válidas têm das 24 do plano, 12 em cada ciclo, desde o início. ${VISIT_RULE} Com 12 ou mais, o ciclo 1 está concluído, e com 24, os dois. ${CYCLE_RULE} Além da 12ª de um ciclo, uma visita não conta para o outro; enquanto o ciclo 1 não está concluído, as do ciclo 2 contam só até 11 com as dele. O ano não muda este gráfico.`,
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
      { label: 'Sem visita válida', measure: having([visits('=')]) },
      { label: 'Ciclo 1 por concluir', measure: having([visits('>'), unfinished('1')]) },
      {
        label: 'Ciclo 1 concluído, ciclo 2 por concluir',
        measure: having([concluded('1'), unfinished('2')]),
      },
      { label: 'Os dois ciclos concluídos', measure: having([concluded('1'), concluded('2')]) },
      { label: 'Propriedades', measure: 'propriedades', total: true },
    ],
    drill: ['propriedades'],
  },
};

const visits = (is: '=' | '>'): Filter => ({ field: 'visita_ritmo.visitas', is, value: 0 });
const having = (where: Filter[]) => ({ count: 'propriedade', where }) as const;
