import { TreemapChart } from 'echarts/charts';
import { PolarComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { expect, test } from 'vitest';
import { LIGHT } from '../../theme/palette-light.ts';
import { isEmptyChart, type ChartDescription, type ChartKind } from '../described/chart-description.ts';
import { chartWords } from '../described/chart-words.ts';
import { CHART_WORDS } from '../described/words.ts';
import { dressOf } from '../dressed/dress.ts';
import { chartOption } from '../option/chart-option.ts';
import { isHorizontal, roomForBars } from '../option/room-for-bars.ts';
import './engine.ts';

use([TreemapChart, PolarComponent]);

/** All that there are. */
const KINDS = Object.keys(CHART_WORDS.kinds) as ChartKind[];
/** Those that a line of reference and colours by value stand in. */
const DRESSED: readonly ChartKind[] = ['bar', 'column', 'line', 'area'];
type Figures = readonly (number | null)[];
const many = Array.from({ length: 148 }, (_, at) => at);
const DATA: Readonly<Record<string, readonly Figures[]>> = {
  'one row': [[7]],
  'one row of nothing': [[null]],
  'nulls only': [[null, null, null]],
  'one figure among nulls': [[null, 7, null]],
  'negative ones': [[-1, -20.5, -3]],
  'both signs': [
    [-1, 20, null],
    [3, -4, 0],
  ],
  zeros: [[0, 0, 0]],
  'gaps in time': [[1, null, null, 4, null, 6]],
  'very large and very small ones': [[1e15, 1e-9, -1e12]],
  '148 of them': [many.map((at) => (at % 7 === 0 ? null : at * 1000 - 20_000))],
  'twelve series': many.slice(0, 12).map((at) => [at, -at, null]),
};
/** Names with what the engine, SVG or a page would take for signs of theirs. */
const NAMES = ['{b}|<i>&', 'São João d’Aliança', '', 'São João d’Aliança', 'a\nb'];
/** The screen, the phone, and paper, where a line of reference and colours by value stand too. */
const PLOTS = [
  { width: 1_200, height: 500, print: false, dressed: false },
  { width: 290, height: 380, print: false, dressed: true },
  { width: 700, height: 500, print: true, dressed: true },
];

/** Each kind of each data, and for every pair another of the plots, so that all kinds and all data have been in each. */
const DRAWINGS = KINDS.flatMap((kind, at) =>
  Object.keys(DATA).map((data, place) => [kind, data, PLOTS[(at + place) % PLOTS.length]!] as const),
);

test.each(DRAWINGS)('%s is drawn of %s', (kind, what, { print, dressed, ...plot }) => {
  const figures = DATA[what] ?? [];
  const chart: ChartDescription = {
    kind,
    labels: (figures[0] ?? []).map((_, at) => NAMES[at] ?? `Município ${at}`),
    series: figures.map((data, at) => ({ name: `Série ${at + 1}`, data })),
  };
  expect(isEmptyChart(chart)).toBe(what.includes('nothing') || what.includes('nulls only'));
  expect(chartWords(chart, 'Título', CHART_WORDS)).not.toMatch(/NaN|undefined|Infinity|null/);
  const tones = figures.map((data) =>
    data.map((value) => (value !== null && value < 3 ? { tone: 'error' as const, mark: '■' } : null)),
  );
  const dress = dressOf({ reference: { at: 5, words: 'Referência: 5' }, tones });
  const room = roomForBars(chart, plot);
  const scrolled = room.width > plot.width || room.height > plot.height;
  const setting = {
    palette: LIGHT,
    ...room,
    print,
    reducedMotion: true,
    clickable: false,
    scrolled: scrolled && (!print || isHorizontal(chart)),
  };
  const option = chartOption(chart, setting);
  const engine = init(null, null, { renderer: 'svg', ssr: true, ...room });
  engine.setOption(dressed && DRESSED.includes(kind) ? dress(option, setting) : option);
  const svg = engine.renderToSVGString();
  engine.dispose();
  expect(svg).not.toMatch(/NaN|undefined|Infinity|>[^<]*null[^<]*</);
});

test('on a phone each step of the axis over lying bars has its figure', () => {
  const data = [1_244_949, 1_205_284, 837_710, 752_148, 702_942, 571_065, 343_930, 254_869, 246_341, 198_563];
  const labels = data.map((_, at) => `Município de número ${at}`);
  const chart: ChartDescription = { kind: 'bar', labels, series: [{ name: 'Leite', data }], unit: 'L' };
  const frame = { width: 332, height: 300 };
  const room = roomForBars(chart, frame);
  const option = chartOption(chart, {
    palette: LIGHT,
    ...room,
    print: false,
    reducedMotion: true,
    clickable: false,
    scrolled: false,
  });
  const engine = init(null, null, { renderer: 'svg', ssr: true, ...frame });
  engine.setOption(option);
  const texts = [...engine.renderToSVGString().matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
  engine.dispose();
  expect(texts.filter((text) => /^(0|[\d,]+[kM])$/.test(text ?? ''))).toEqual(['0', '500k', '1M', '1,5M']);
});
