import { TreemapChart } from 'echarts/charts';
import { TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { describe, expect, it } from 'vitest';
import { DARK } from '../../theme/palette-dark.ts';
import { LIGHT } from '../../theme/palette-light.ts';
import type { SchemePalette } from '../../theme/palette-shape.ts';
import { contrast } from '../described/chart-colors.ts';
import type { ChartDescription, ChartKind } from '../described/chart-description.ts';
import { chartOption } from '../option/chart-option.ts';
import { dressChosen } from './chosen.ts';

use([TreemapChart, TooltipComponent, SVGRenderer]);

const CHART = {
  labels: ['GO', 'MG', 'MS'],
  series: [{ name: 'Receita', data: [50, 30, 20] }],
} satisfies Partial<ChartDescription>;

/** What is drawn of a treemap. */
function drawn(palette: SchemePalette, chosen: number | null): string {
  const setting = { palette, width: 600, height: 300, print: false, reducedMotion: true, clickable: false };
  const dress = dressChosen(chosen === null ? null : new Set([chosen]), () => true);
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 600, height: 300 });
  try {
    chart.setOption(dress(chartOption({ kind: 'treemap', ...CHART }, setting), setting));
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
}

/** The alpha of what is filled with a colour; null where nothing is. */
function alphaOf(svg: string, color: string): number | null {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(',');
  const fills = [...svg.matchAll(/<(?:path|rect)[^>]*>/g)].map(([shape]) => shape);
  const own = fills.find(
    (shape) => shape.toUpperCase().includes(`FILL="${color}"`) || shape.includes(`rgb(${channels})`),
  );
  return own ? Number(/fill-opacity="([\d.]+)"/.exec(own)?.[1] ?? 1) : null;
}

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('what is not chosen steps back, %s', (_, palette) => {
  const [first = '', second = '', third = ''] = palette.chart;

  it('in a treemap', () => {
    const alphas = (chosen: number | null) =>
      [first, second, third].map((color) => alphaOf(drawn(palette, chosen), color));
    expect(alphas(null)).toEqual([1, 1, 1]);
    expect(alphas(1)).toEqual([0.25, 1, 0.25]);
  });

  it('and its words are read on what is left of its colour', () => {
    const svg = drawn(palette, 1);
    expect(svg).toContain(`fill="${palette.text.primary}"`);
    const { paper } = palette.background;
    for (const color of [...palette.chart, ...palette.seq, ...palette.div])
      expect(contrast(palette.text.primary, over(color, paper, 0.25)), color).toBeGreaterThanOrEqual(4.5);
  });
});

it('words of bars that step back are not as faint as they, nor in the ink of their whole colour', () => {
  const setting = {
    palette: LIGHT,
    width: 600,
    height: 300,
    print: false,
    reducedMotion: true,
    clickable: false,
  };
  const second = { name: 'Custo', data: [1, -2, 3] };
  const labels = (kind: ChartKind, series: ChartDescription['series']) => {
    const dressed = dressChosen(new Set([0]), () => true)(
      chartOption({ kind, ...CHART, series }, setting),
      setting,
    ) as { series: { data: { label?: { color?: string; opacity?: number } }[] }[] };
    return dressed.series.at(0)?.data.map(({ label }) => [label?.color, label?.opacity]);
  };
  const whole = [undefined, undefined];
  const within = [LIGHT.text.primary, 1];
  expect(labels('stacked', [...CHART.series, second])).toEqual([whole, within, within]);
  // A negative figure is told by its colour too.
  const beside = [LIGHT.text.secondary, 1];
  expect(labels('column', [second])).toEqual([whole, [LIGHT.negativo, 1], beside]);
});

/** A colour on a ground, as far as it is seen. */
function over(color: string, ground: string, share: number): string {
  const channel = (of: string, at: number) => Number.parseInt(of.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(color, at) * share + channel(ground, at) * (1 - share)),
  );
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}
