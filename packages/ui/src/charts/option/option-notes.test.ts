import { init } from 'echarts/core';
import { expect, test } from 'vitest';
import { LIGHT } from '../../theme/palette-light.ts';
import type { ChartDescription } from '../described/chart-description.ts';
import { chartOption } from './chart-option.ts';
import { chartWords } from '../described/chart-words.ts';
import '../drawn/engine.ts';
import { CHART_WORDS } from '../described/words.ts';

const SETTING = {
  palette: LIGHT,
  width: 700,
  height: 300,
  print: false,
  reducedMotion: false,
  clickable: false,
};
const seriesOf = (chart: ChartDescription) =>
  chartOption(chart, SETTING).series as { data: unknown[]; markArea?: { data: unknown } }[];

const noted: ChartDescription = {
  kind: 'area',
  labels: ['jan', 'fev', 'mar'],
  series: [{ name: 'Visitas', data: [3, 0, 2] }],
  notes: [
    { from: 1, until: 1, mark: '1', text: '1. Greve' },
    { from: 1, until: 1, mark: '2', text: '2. Chuva' },
    { from: 1, until: 2, mark: '3', text: '3. Festa' },
  ],
};

test.each(['area', 'line', 'column', 'stacked'] as const)(
  '%s: dashed frames with their marks, which change no figure',
  (kind) => {
    const { notes, ...plain } = { ...noted, kind };
    const [drawn, without] = [seriesOf({ ...plain, notes: notes ?? [] }), seriesOf(plain)];
    expect(drawn.at(-1)).toMatchObject({ data: [], silent: true });
    expect(drawn.at(-1)?.markArea?.data).toEqual([
      [{ name: '1, 2', xAxis: 1 }, { xAxis: 1 }],
      [{ name: '3', xAxis: 1 }, { xAxis: 2 }],
    ]);
    expect(JSON.stringify(drawn.slice(0, -1))).toBe(JSON.stringify(without));
  },
);

test('lying bars have no place for any', () => {
  expect(seriesOf({ ...noted, kind: 'bar' })).toHaveLength(1);
});

test('they are counted for screen readers', () => {
  expect(chartWords(noted, 'Visitas', CHART_WORDS)).toContain('3 notas.');
});

test.each(['area', 'column'] as const)('%s: the marks are drawn', (kind) => {
  const engine = init(null, null, { renderer: 'svg', ssr: true, width: 700, height: 300 });
  const marksOf = (chart: ChartDescription): string[] => {
    engine.setOption(chartOption(chart, SETTING), { notMerge: true });
    const svg = engine.renderToSVGString();
    return ['>1, 2</text>', 'stroke-dasharray'].filter((sign) => svg.includes(sign));
  };
  const { notes: _notes, ...plain } = { ...noted, kind };
  expect(marksOf({ ...noted, kind })).toEqual(['>1, 2</text>', 'stroke-dasharray']);
  expect(marksOf(plain)).toEqual([]);
  engine.dispose();
});
