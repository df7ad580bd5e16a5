import { describe, expect, it } from 'vitest';
import { DARK } from '../../theme/palette-dark.ts';
import { LIGHT } from '../../theme/palette-light.ts';
import { contrast } from '../described/chart-colors.ts';
import type { ChartDescription, ChartKind } from '../described/chart-description.ts';
import { chartOption } from './chart-option.ts';
import type { ChartSetting } from './option-base.ts';
import { seriesAt } from '../drawn/point-at.ts';
import { roomForBars } from './room-for-bars.ts';
import { unitsNote } from '../described/axis-units.ts';
import { CHART_WORDS } from '../described/words.ts';

const SETTING: ChartSetting = {
  palette: LIGHT,
  width: 700,
  height: 300,
  print: false,
  reducedMotion: false,
  clickable: false,
};
const BARS: ChartDescription = {
  kind: 'bar',
  labels: ['Rio Verde', 'Jataí', 'Goianésia'],
  series: [{ name: 'Margem', data: [268.4, null, -86.02] }],
  unit: 'R$',
  decimals: 2,
};
const SHARES: ChartDescription = {
  kind: 'pct',
  labels: ['2024', '2025'],
  series: [
    { name: 'a', data: [1, 0] },
    { name: 'b', data: [3, 0] },
  ],
};

interface Loose {
  [key: string]: Loose;
}
/** ECharts' option types are wide unions; the tests look at plain data. */
const drawn = (chart: ChartDescription, setting: Partial<ChartSetting> = {}) => {
  const option = chartOption(chart, { ...SETTING, ...setting });
  return { ...option, series: option.series } as unknown as Record<string, Loose> & { series: Loose[] };
};
const listOf = <T>(value: unknown) => value as T[];
const formatterOf = (value: unknown) => value as (point: { dataIndex: number }) => string;
const labelAt = (series: Loose | undefined, dataIndex: number) =>
  formatterOf(series?.['label']?.['formatter'])({ dataIndex });

describe('bars', () => {
  it('puts the first row at the top and writes the values at the bars', () => {
    const option = drawn(BARS);
    expect(option['yAxis']).toMatchObject({
      type: 'category',
      inverse: true,
      data: ['Rio Verde', 'Jataí', 'Goianésia'],
    });
    expect(option['xAxis']).toMatchObject({ axisLabel: { show: false } });
    expect(labelAt(option.series[0], 0)).toBe('268,40');
    expect(labelAt(option.series[0], 1)).toBe('');
    expect(labelAt(option.series[0], 2)).toBe('\u221286,02');
  });
  it('draws negatives red, with their label on the other side and room for it', () => {
    const [series] = drawn(BARS).series;
    const negative = listOf<unknown>(series?.['data'])[2];
    expect(negative).toMatchObject({
      value: -86.02,
      itemStyle: { color: LIGHT.negativo },
      label: { position: 'left', color: LIGHT.negativo },
    });
    expect(listOf<unknown>(series?.['data'])[0]).not.toHaveProperty('label');
    expect(drawn(BARS)['xAxis']).toHaveProperty('boundaryGap');
  });
  it('keeps the axis and drops the labels from nine bars on', () => {
    const many = {
      ...BARS,
      labels: Array.from({ length: 9 }, (_, i) => `m${i}`),
      series: [{ name: 'x', data: Array.from({ length: 9 }, () => 5) }],
    };
    const option = drawn(many);
    expect(option.series[0]).toMatchObject({ label: { show: false } });
    expect(option['xAxis']).not.toMatchObject({ axisLabel: { show: false } });
  });
  it('shows a pointer only where a click does something', () => {
    expect(drawn(BARS).series[0]).toMatchObject({ cursor: 'default' });
    expect(drawn(BARS, { clickable: true }).series[0]).toMatchObject({ cursor: 'pointer' });
  });
});

describe('stacks', () => {
  it('makes shares of each label, nothing of an empty one', () => {
    const [a, b] = drawn(SHARES).series;
    expect(listOf<{ value: unknown }>(a?.['data']).map((one) => one.value)).toEqual([25, '-']);
    expect(listOf<{ value: unknown }>(b?.['data']).map((one) => one.value)).toEqual([75, '-']);
    expect(drawn(SHARES)['yAxis']).toMatchObject({ min: 0, max: 100, interval: 25 });
    expect(labelAt(b, 0)).toBe('75%');
  });
  it('leaves labels out of segments too short for them', () => {
    const thin = {
      ...SHARES,
      series: [
        { name: 'a', data: [5] },
        { name: 'b', data: [95] },
      ],
      labels: ['x'],
    };
    expect(labelAt(drawn(thin).series[0], 0)).toBe('');
  });
  it('writes the total at the end of a stack, outside of tooltips and clicks', () => {
    const stacked = drawn({ ...SHARES, kind: 'stacked', horizontal: true });
    expect(stacked.series).toHaveLength(3);
    expect(stacked.series[2]).toMatchObject({ silent: true, tooltip: { show: false } });
    expect(labelAt(stacked.series[2], 0)).toBe('4');
    expect(stacked['yAxis']).toMatchObject({ type: 'category' });
  });
});

describe('lines', () => {
  const area: ChartDescription = {
    kind: 'area',
    labels: ['jan', 'fev', 'mar'],
    series: [
      { name: 'Ciclo 1', data: [1, 2, 3] },
      { name: 'Ciclo 2', data: [1, 1, null] },
    ],
    target: { name: 'Esperado', data: [2, 3, 4] },
    partial: { from: 2, text: 'parcial' },
  };
  it('stacks areas, dashes the target, marks the unfinished period from the last whole one on', () => {
    const option = drawn(area);
    expect(option.series.map((one) => one['stack'])).toEqual(['all', 'all', undefined]);
    expect(option.series[2]).toMatchObject({ name: 'Esperado', lineStyle: { type: [4, 4] }, symbol: 'none' });
    expect(option.series[0]).toMatchObject({ markArea: { data: [[{ xAxis: 'fev' }, { xAxis: 'mar' }]] } });
  });
  it('names the lines at their ends only where there is room', () => {
    expect(drawn(area).series[0]).toMatchObject({ endLabel: { show: true } });
    expect(drawn(area, { width: 300 }).series[0]).toMatchObject({ endLabel: { show: false } });
  });
  it('gives every line its own symbol', () => {
    const lines = drawn({ ...area, kind: 'line' });
    expect(lines.series.slice(0, 2).map((one) => one['symbol'])).toEqual(['circle', 'triangle']);
  });
});

describe('parts of a whole', () => {
  const parts: ChartDescription = {
    kind: 'donut',
    colors: 'situacao',
    labels: ['Ativa em atendimento', 'Inativa', 'outra'],
    series: [{ name: 'Propriedades', data: [1207, 117, 10] }],
    unit: 'propriedades',
  };
  it('colours situations by name, the unknown one magenta', () => {
    expect(drawn(parts)['color']).toEqual(['#565C0D', '#C70024', '#AA14A3']);
    expect(drawn(parts, { palette: DARK })['color']).toEqual(['#B0C07D', '#DB2C34', '#B145A2']);
  });
  it('writes the sum in the hole, once', () => {
    const [pie] = drawn(parts).series;
    expect(pie?.['label']?.['formatter']).toBe('{value|1.334}\n{caption|propriedades}');
    expect(listOf<object>(pie?.['data']).filter((one) => 'label' in one)).toHaveLength(2);
  });
  it('colours rings by the thresholds 25, 50 and 75', () => {
    const radial = drawn({
      ...parts,
      kind: 'radial',
      colors: 'chart',
      labels: ['a', 'b', 'c', 'd'],
      series: [{ name: '%', data: [24.9, 25, 74.9, 75] }],
    });
    expect(radial['color']).toEqual(['#9E451A', '#BD7401', '#64A16D', '#034937']);
    expect(radial['radiusAxis']).toMatchObject({ axisLabel: { interval: 0 } });
  });
  it('cannot be styled by a label that holds rich-text marks', () => {
    const treemap = drawn({ ...parts, kind: 'treemap', colors: 'chart', labels: ['{a|x}', 'b', 'c'] });
    const first = listOf<{ label: { formatter: string } }>(treemap.series[0]?.['data'])[0];
    expect(first?.label.formatter).toBe('ax\n1.207');
  });
  it('of a tile whose figure has no room nothing is written: cut off it would be another figure', () => {
    const [treemap] = drawn({ ...parts, kind: 'treemap' }).series;
    const layout = treemap?.['labelLayout'] as unknown as (one: object) => { fontSize: number };
    const sizeIn = (width: number, height: number, text: string) =>
      layout({ rect: { width, height }, text }).fontSize;
    expect(sizeIn(200, 60, 'MG\n9.312.036,75')).toBe(13);
    expect(sizeIn(85, 60, 'MG\n9.312.036,75')).toBe(11);
    expect(sizeIn(70, 60, 'MG\n9.312.036,75')).toBe(0);
    expect(sizeIn(70, 60, 'Minas Gerais\n12')).toBe(13);
    expect(sizeIn(70, 30, 'MG\n12')).toBe(0);
  });
  it('on the phone figures of tiles are short, in words', () => {
    const words = (width: number) => {
      const one = { ...parts, series: [{ name: 'Receita', data: [2_916_736.54, 800, 4] }] };
      const [treemap] = drawn(
        { ...one, kind: 'treemap', colors: 'chart', labels: ['MG', 'b', 'c'] },
        { width },
      ).series;
      return listOf<{ label: { formatter: string } }>(treemap?.['data'])[0]?.label.formatter;
    };
    expect(words(330)).toBe('MG\n2,9\u00A0mi');
    expect(words(700)).toBe('MG\n2.916.736,54');
  });
  it('what is left of some slices keeps its colours', () => {
    const { series } = drawn({ ...parts, kind: 'treemap', colors: 'chart', places: [0, 2, 9] });
    const colors = listOf<{ itemStyle: { color: string } }>(series[0]?.['data']).map(
      ({ itemStyle }) => itemStyle.color,
    );
    expect(colors).toEqual([LIGHT.chart[0], LIGHT.chart[2], LIGHT.chart[1]]);
  });
});

describe('every chart', () => {
  const kinds = Object.keys(CHART_WORDS.kinds) as ChartKind[];
  it.each(kinds)('%s does not animate on load, moves 200 ms on change, and not at all when asked', (kind) => {
    expect(drawn({ ...SHARES, kind })).toMatchObject({ animationDuration: 0, animationDurationUpdate: 200 });
    expect(drawn({ ...SHARES, kind }, { reducedMotion: true })).toMatchObject({
      animation: false,
      animationDurationUpdate: 0,
    });
  });
  it('a treemap says so of its own series too: the engine has a longer glide for those', () => {
    const seriesOf = (reducedMotion: boolean) =>
      drawn({ ...SHARES, kind: 'treemap' }, { reducedMotion }).series[0];
    expect(seriesOf(false)).toMatchObject({ animation: true, animationDurationUpdate: 200 });
    expect(seriesOf(true)).toMatchObject({ animation: false });
  });
  it.each(kinds)('%s has patterns on paper, the first one solid', (kind) => {
    expect(drawn({ ...SHARES, kind })['aria']).toMatchObject({ decal: { show: false } });
    const decals = drawn({ ...SHARES, kind }, { print: true })['aria']?.['decal'];
    expect(decals).toMatchObject({ show: true });
    expect(listOf<unknown>(decals?.['decals'])[0]).toEqual({ symbol: 'none' });
  });
  it.each(kinds)('%s takes colours out of the dark set in the dark', (kind) => {
    expect(JSON.stringify(drawn({ ...SHARES, kind }, { palette: DARK }))).not.toContain(LIGHT.chart[0]);
  });
  it('keeps words in a series colour readable', () => {
    const line = drawn({
      ...SHARES,
      kind: 'line',
      series: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => ({ name, data: [1, 2] })),
    });
    for (const series of line.series) {
      expect(contrast(series['endLabel']?.['color'] as unknown as string, '#FFFFFF')).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });
});

describe('what has no place of its own', () => {
  it('marks a point between two gaps, which no line would show', () => {
    const chart: ChartDescription = {
      kind: 'area',
      labels: ['jan', 'fev', 'mar', 'abr', 'mai'],
      series: [{ name: 'a', data: [1, 2, null, 4, null] }],
    };
    const [series] = drawn(chart).series;
    expect(series).toMatchObject({ showSymbol: true, showAllSymbol: true });
    expect(listOf<{ symbol?: string }>(series?.['data']).map(({ symbol }) => symbol)).toEqual([
      'none',
      'none',
      'none',
      'circle',
      'none',
    ]);
  });
  it('gives 148 bars room to scroll, and leaves a dozen in their frame', () => {
    const frame = { width: 500, height: 400 };
    const bars = (kind: 'bar' | 'column', count: number): ChartDescription => ({
      kind,
      labels: Array.from({ length: count }, (_, at) => `Município ${at}`),
      series: [{ name: 'a', data: Array.from({ length: count }, (_, at) => at * 1000) }],
    });
    const lying = roomForBars(bars('bar', 148), frame);
    expect(lying.width).toBe(500);
    expect(lying.height / 148).toBeGreaterThan(20);
    const standing = roomForBars(bars('column', 148), frame);
    expect(standing.height).toBe(400);
    expect(standing.width / 148).toBeGreaterThan(40);
    for (const kind of ['bar', 'column'] as const) expect(roomForBars(bars(kind, 12), frame)).toEqual(frame);
    const option = drawn(bars('bar', 148), { ...lying, scrolled: true });
    expect(option['xAxis']).toMatchObject({ position: 'top' });
    expect(labelAt(option.series[0], 147)).toBe('147.000');
    expect(drawn(bars('column', 148), { ...standing, scrolled: true })['xAxis']).toMatchObject({
      axisLabel: { interval: 0 },
    });
  });
});

describe('two units', () => {
  const TWO: ChartDescription = {
    kind: 'column',
    labels: ['2024', '2025'],
    series: [
      { name: 'Leite (L)', data: [1000, 2000], unit: 'L', decimals: 0 },
      { name: 'Margem (R$)', data: [-50, 100], unit: 'R$', decimals: 2 },
    ],
  };
  const axesOf = (value: unknown) => listOf<{ name: string; min?: number; max?: number }>(value);

  it('have an axis each, named, with zero in one place', () => {
    const axes = axesOf(drawn(TWO)['yAxis']);
    expect(axes.map(({ name }) => name)).toEqual(['L', 'R$']);
    const share = axes.map(({ min = 0, max = 0 }) => -min / (max - min));
    expect(share[0]).toBeCloseTo(share[1]!);
    for (const [at, { max = 0 }] of axes.entries()) expect(max).toBeGreaterThanOrEqual([2000, 100][at]!);
    expect(axes[1]?.min).toBeLessThanOrEqual(-50);
    expect(drawn(TWO).series.map((one) => one['yAxisIndex'])).toEqual([0, 1]);
    expect(drawn({ ...TWO, kind: 'line' }).series.map((one) => one['yAxisIndex'])).toEqual([0, 1]);
    expect(drawn({ ...TWO, kind: 'bar' }).series.map((one) => one['xAxisIndex'])).toEqual([0, 1]);
  });

  it('are said on the card, with what has no axis', () => {
    expect(unitsNote(TWO, CHART_WORDS)).toBe('dois eixos: L à esquerda, R$ à direita');
    expect(
      unitsNote({ ...TWO, kind: 'bar', tableOnly: [{ name: 'Área (ha)', data: [] }] }, CHART_WORDS),
    ).toBe('dois eixos: L embaixo, R$ em cima; só em “Ver tabela”, por ter outra unidade: Área (ha)');
    expect(unitsNote(BARS, CHART_WORDS)).toBe('');
  });

  it('one unit has one axis, as ever', () => {
    expect(drawn(BARS)['xAxis']).not.toBeInstanceOf(Array);
  });

  it('a click between two lines of two axes takes the nearest where they are drawn', () => {
    const heights = [40, 160];
    expect(seriesAt({ ...TWO, kind: 'line' }, 0, 150, (_value, series) => heights[series]!)).toBe(1);
  });
});
