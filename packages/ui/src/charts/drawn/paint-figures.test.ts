import { BarChart, LineChart, TreemapChart } from 'echarts/charts';
import { GridComponent, MarkAreaComponent, TooltipComponent } from 'echarts/components';
import { init, use, type EChartsType } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { afterEach, describe, expect, it, test } from 'vitest';
import { LIGHT } from '../../theme/palette-light.ts';
import type { ChartDescription, ChartKind, StepDrawing } from '../described/chart-description.ts';
import { dressChosen } from '../dressed/chosen.ts';
import { dressOf } from '../dressed/dress.ts';
import { chartOption } from '../option/chart-option.ts';
import { drawStep } from './draw-step.ts';

use([BarChart, LineChart, TreemapChart, GridComponent, MarkAreaComponent, TooltipComponent, SVGRenderer]);

const SETTING = {
  palette: LIGHT,
  width: 600,
  height: 300,
  print: false,
  reducedMotion: true,
  clickable: false,
};
const engines: EChartsType[] = [];
afterEach(() => {
  for (const engine of engines.splice(0)) engine.dispose();
});

/** A chart as chart.tsx has it, and what the engine was given. */
function charted() {
  const engine = init(null, null, { renderer: 'svg', ssr: true, width: 600, height: 300 });
  engines.push(engine);
  let given: ReturnType<StepDrawing['standing']>;
  const draws: ('anew' | 'series')[] = [];
  const drawing: StepDrawing = {
    engine,
    standing: () => given,
    optionOf: (chart) => {
      const option = chartOption(chart, SETTING);
      return { ...(chart.dress?.(option, SETTING) ?? option), animation: false };
    },
    draw: (_, option, anew) => {
      draws.push(anew ? 'anew' : 'series');
      const { series = [], tooltip = {} } = option;
      if (anew) given = option;
      engine.setOption(anew ? option : { series, tooltip }, { notMerge: anew, silent: true });
    },
  };
  return {
    draws,
    draw: (chart: ChartDescription) => drawing.draw(chart, drawing.optionOf(chart) ?? {}, true),
    step: (chart: ChartDescription, whole: ChartDescription | null = null) =>
      drawStep(drawing, chart, { of: whole ?? undefined, chart: () => whole }),
    // Elements and what they look like have numbers that go on, one that comes later stands after the others, and one of no size is not seen.
    svg: () =>
      engine
        .renderToSVGString()
        .replaceAll(/zr\d+[\w-]*/g, '')
        .split('\n')
        .filter((line) => !line.includes('matrix(0,0,0,0,'))
        .toSorted()
        .join('\n'),
  };
}

const LABELS = ['GO', 'MG', 'MS', 'MT'];
const of = (kind: ChartKind, ...data: (readonly (number | null)[])[]): ChartDescription => ({
  kind,
  labels: LABELS,
  series: data.map((one, at) => ({ name: `Série ${at + 1}`, data: one })),
});
const dressed = (
  chart: ChartDescription,
  dress: NonNullable<ChartDescription['dress']>,
): ChartDescription => ({
  ...chart,
  dress,
});
/** What the engine draws of a chart by itself. */
function whole(chart: ChartDescription): string {
  const one = charted();
  one.draw(chart);
  return one.svg();
}

const tones = dressOf({
  reference: null,
  tones: [[null, { tone: 'error', mark: '■' }, null, null]],
});

describe('a step is painted, and looks as the engine draws it', () => {
  test.each<[string, ChartDescription, ChartDescription]>([
    ['columns with their figures', of('column', [40, 100, 7, 3]), of('column', [100, 12.5, 60, 0])],
    ['lying bars', of('bar', [40, 100, 7, 3]), of('bar', [1, 100, 60, 30])],
    [
      'columns of two',
      of('column', [40, 100, 7, 3], [9, 8, 7, 6]),
      of('column', [9, 9, 9, 9], [1, 100, 3, 4]),
    ],
    ['below nothing', of('column', [40, -100, 7, 100]), of('column', [100, -100, 30, 4])],
    ['a line and its points', of('line', [40, 100, 7, 3]), of('line', [100, 0, 60, 30])],
    ['a line with a gap', of('line', [40, 100, null, 3]), of('line', [100, 50, null, 30])],
    ['a line with less of it', of('line', [40, 100, 7, 3]), of('line', [null, 100, 50, null])],
    ['a line of nothing but a point', of('line', [40, 100, 7, 3]), of('line', [null, 100, null, null])],
    [
      'an area',
      { ...of('area', [40, 100, 7, 3]), stackAreas: false },
      { ...of('area', [100, 0, 60, 30]), stackAreas: false },
    ],
    [
      'columns that a rule marks',
      dressed(of('column', [40, 100, 7, 3]), tones),
      dressed(of('column', [50, 20, 100, 3]), tones),
    ],
    [
      'marks that step back',
      dressed(
        of('column', [40, 100, -7, 3]),
        dressChosen(new Set([1, 2]), () => true),
      ),
      dressed(
        of('column', [40, 100, -7, 3]),
        dressChosen(new Set([0]), () => true),
      ),
    ],
    [
      'the first that do',
      dressed(
        of('bar', [40, 100, 7, 3]),
        dressChosen(null, () => true),
      ),
      dressed(
        of('bar', [40, 100, 7, 3]),
        dressChosen(new Set([0]), () => true),
      ),
    ],
    [
      'the band of other labels',
      dressed(
        of('line', [40, 100, 7, 3]),
        dressChosen(new Set([0]), () => true),
      ),
      dressed(
        of('line', [40, 100, 7, 3]),
        dressChosen(new Set([1, 2]), () => true),
      ),
    ],
  ])('%s', (_, before, after) => {
    const one = charted();
    one.draw(before);
    const stood = one.svg();
    one.step(after);
    expect(one.draws).toEqual(['anew']);
    expect(one.svg()).not.toBe(stood);
    expect(one.svg()).toBe(whole(after));
    // And back, by what is painted.
    one.step(before);
    expect(one.svg()).toBe(stood);
    expect(one.draws).toEqual(['anew']);
  });

  it('a bar that comes to nothing has no height and no figure, and comes back', () => {
    const one = charted();
    const [all, some] = [of('column', [40, 100, 7, 3]), of('column', [null, 100, 7, 3])];
    one.draw(all);
    const stood = one.svg();
    one.step(some);
    expect(one.svg()).not.toMatch(/>40</);
    expect(one.draws).toEqual(['anew']);
    one.step(all);
    expect(one.svg()).toBe(stood);
    // Drawn by the engine again, nothing of what was painted is left.
    one.step(some);
    one.draw(some);
    expect(one.svg()).toBe(whole(some));
  });
});

it('points of a line that had no figure meanwhile are drawn by the engine as ever', () => {
  const one = charted();
  const [all, some] = [of('line', [40, 100, 7, 3]), of('line', [40, null, 7, null])];
  one.draw(all);
  const stood = one.svg();
  one.step(some);
  one.draw(all);
  expect(one.svg()).toBe(stood);
});

describe('where figures do not stand on the axes', () => {
  it('the chart has those of all its figures, once, and steps are painted on them', () => {
    const one = charted();
    const all = of('column', [400, 1000, 70, 30]);
    one.draw(of('column', [1, 2, 3, 4]));
    for (const figures of [
      [40, 100, 7, 3],
      [200, 500, 30, 15],
      [300, 900, 60, 20],
    ])
      one.step(of('column', figures), all);
    expect(one.draws).toEqual(['anew', 'anew']);
    one.step(all, all);
    expect(one.svg()).toBe(whole(all));
  });

  it('and those of the step where it goes beyond all: a ratio of a part', () => {
    const one = charted();
    const all = of('column', [4, 10, 7, 3]);
    const more = of('column', [4, 35, 7, 3]);
    one.draw(all);
    one.step(more, all);
    expect(one.draws).toEqual(['anew', 'anew', 'series']);
    expect(one.svg()).toBe(whole(more));
    one.step(of('column', [4, 33, 7, 3]), all);
    one.step(of('column', [4, 50, 7, 3]), all);
    expect(one.draws).toEqual(['anew', 'anew', 'series', 'series']);
  });
});

it.each<[string, ChartDescription, ChartDescription, 'anew' | 'series']>([
  ['a bar that was not there', of('column', [null, 100, 7, 3]), of('column', [40, 100, 7, 3]), 'series'],
  ['a sign that changes', of('column', [40, 100, 7, 3]), of('column', [-40, 100, 7, 3]), 'anew'],
  ['a point that was not there', of('line', [null, 100, 7, 3]), of('line', [40, 100, 7, 3]), 'series'],
  [
    'lines that are named at their ends',
    of('line', [1, 9, 2, 3], [2, 3, 4, 5]),
    of('line', [2, 9, 2, 3], [2, 4, 4, 5]),
    'series',
  ],
  [
    'bars on each other',
    of('stacked', [1, 9, 2, 3], [2, 3, 4, 5]),
    of('stacked', [2, 8, 2, 3], [2, 3, 4, 5]),
    'series',
  ],
  ['tiles', of('treemap', [1, 9, 3, 4]), of('treemap', [2, 8, 3, 4]), 'series'],
  [
    'as many figures of others',
    of('column', [40, 100, 7, 3]),
    { ...of('column', [30, 90, 7, 3]), labels: ['BA', 'GO', 'PR', 'SP'] },
    'anew',
  ],
  [
    'a band that begins',
    of('line', [40, 100, 7, 3]),
    dressed(
      of('line', [40, 100, 7, 3]),
      dressChosen(new Set([1]), () => true),
    ),
    'anew',
  ],
])('the engine draws %s', (_, before, after, how) => {
  const one = charted();
  one.draw(before);
  one.step(after);
  expect(one.draws).toEqual(['anew', how]);
  expect(one.svg()).toBe(whole(after));
});
