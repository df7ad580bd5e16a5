import { expect, it } from 'vitest';
import { LIGHT } from '../../theme/palette-light.ts';
import type { ChartDescription } from '../described/chart-description.ts';
import { chartOption } from '../option/chart-option.ts';
import type { ChartSetting } from '../option/option-base.ts';
import { dressOf, type ChartDress } from './dress.ts';

const SETTING: ChartSetting = {
  palette: LIGHT,
  width: 700,
  height: 300,
  print: false,
  reducedMotion: false,
  clickable: false,
};
const BARS: ChartDescription = {
  kind: 'column',
  labels: ['GO', 'MG', 'MS'],
  series: [{ name: 'Visitas', data: [41, null, 4] }],
};
const LOW = { tone: 'error', mark: '■' } as const;

interface Series {
  type: string;
  data: {
    value: unknown;
    itemStyle?: { color?: string };
    label?: { show: boolean; formatter: () => string };
  }[];
  label?: { textBorderColor?: string };
  markArea?: { data: unknown[][]; z: number };
}
const dressed = (chart: ChartDescription, dress: ChartDress, setting = SETTING) =>
  dressOf(dress)(chartOption(chart, setting), setting) as unknown as {
    series: Series[];
    grid: { top: number; right: number };
  };

it('a bar has the colour and the mark of its rule, beside its figure where it has one', () => {
  const { series, grid } = dressed(BARS, { reference: null, tones: [[null, null, LOW]] });
  expect(series).toHaveLength(1);
  expect(series[0]?.data[2]?.itemStyle?.color).toBe(LIGHT.error.main);
  expect(series[0]?.data[2]?.label?.formatter()).toBe('■ 4');
  expect(series[0]?.data[0]?.label).toBeUndefined();
  expect(grid.top).toBeGreaterThanOrEqual(24);
});

it('of several series colours tell those apart, and the mark stands alone', () => {
  const two = { ...BARS, series: [...BARS.series, { name: 'Entradas', data: [1, 2, 3] }] };
  const { series } = dressed(two, {
    reference: null,
    tones: [
      [null, null, LOW],
      [LOW, null, null],
    ],
  });
  expect(series[0]?.data[2]?.itemStyle?.color).toBeUndefined();
  expect(series[1]?.data[0]?.label).toMatchObject({ show: true });
  expect(series[1]?.data[0]?.label?.formatter()).toBe('■');
});

it('a line of reference goes across the values, whichever way bars lie, and the axis reaches it', () => {
  const dress = { reference: { at: 50, words: 'Meta: 50' }, tones: [] };
  const up = dressed(BARS, dress).series.at(-1);
  const lineOf = (series: Series | undefined) => series?.markArea?.data[0];
  expect(lineOf(up)).toEqual([{ yAxis: 50, z2: 2, label: { show: false } }, { yAxis: 50 }]);
  expect(up?.data).toEqual([50, 50, 50]);
  const lying = dressed({ ...BARS, kind: 'bar' }, dress).series.at(-1);
  expect(lineOf(lying)).toEqual([{ xAxis: 50, z2: 2, label: { show: false } }, { xAxis: 50 }]);
  const lines = dressed({ ...BARS, kind: 'line' }, dress);
  expect(lines.series.map(({ type }) => type)).toEqual(['line', 'line']);
});

it('figures at the ends of bars stand over the line, within a halo of the ground; those within bars have none', () => {
  const dress = { reference: { at: 5, words: 'Meta: 5' }, tones: [] };
  const [bars, line] = dressed(BARS, dress).series;
  expect(bars?.label).toMatchObject({ textBorderColor: LIGHT.background.paper });
  expect(line?.markArea?.z).toBe(2);
  const [stacked] = dressed({ ...BARS, kind: 'stacked' }, dress).series;
  expect(stacked?.label?.textBorderColor).toBeUndefined();
  expect(dressed(BARS, { ...dress, reference: null }).series[0]?.label?.textBorderColor).toBeUndefined();
});

it('its words stand over the plot, in room of their own, on more lines where the plot is narrow or its first part alone is seen', () => {
  const words = 'Meta do programa para o ano: 1.234,5 R$/ha';
  const dress = { reference: { at: 50, words }, tones: [] };
  for (const kind of ['column', 'bar', 'line'] as const) {
    const chart = { ...BARS, kind };
    const room = (setting: ChartSetting) => {
      const { grid, series } = dressed(chart, dress, setting);
      const plain = dressed(chart, { reference: null, tones: [] }, setting);
      const [from, to] = series.at(-1)?.markArea?.data[1] ?? [];
      expect(from).toMatchObject({ name: `\u2014\u00a0${words}`, x: 0, y: 0 });
      expect(to).toEqual({ x: '100%', y: 0 });
      return grid.top - plain.grid.top;
    };
    expect(room(SETTING)).toBe(22);
    expect(room({ ...SETTING, width: 300 })).toBe(38);
    expect(room({ ...SETTING, width: 3000, scrolled: true })).toBe(38);
  }
});
