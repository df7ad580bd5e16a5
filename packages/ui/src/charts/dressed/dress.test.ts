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
  markArea?: { data: unknown[][]; label: { position: string } };
}
const dressed = (chart: ChartDescription, dress: ChartDress) =>
  dressOf(dress)(chartOption(chart, SETTING), LIGHT) as unknown as {
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
  expect(up?.markArea?.data).toEqual([[{ name: 'Meta: 50', yAxis: 50 }, { yAxis: 50 }]]);
  expect(up?.data).toEqual([50, 50, 50]);
  const lying = dressed({ ...BARS, kind: 'bar' }, dress).series.at(-1);
  expect(lying?.markArea?.data).toEqual([[{ name: 'Meta: 50', xAxis: 50 }, { xAxis: 50 }]]);
  expect(lying?.markArea?.label.position).toBe('top');
  const lines = dressed({ ...BARS, kind: 'line' }, dress);
  expect(lines.series.map(({ type }) => type)).toEqual(['line', 'line']);
});
