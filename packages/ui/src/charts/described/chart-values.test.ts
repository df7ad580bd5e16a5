import { describe, expect, it } from 'vitest';
import { inkOn, radialColor, seriesColors } from './chart-colors.ts';
import type { ChartDescription } from './chart-description.ts';
import {
  alignedTo,
  axisText,
  cellText,
  headText,
  measuredAs,
  percentages,
  totals,
  valueText,
} from './chart-values.ts';
import { chartWords } from './chart-words.ts';
import { CHART_WORDS } from './words.ts';
import { seriesAt } from '../drawn/point-at.ts';
import { LIGHT } from '../../theme/palette-light.ts';

const CHART: ChartDescription = {
  kind: 'stacked',
  labels: ['a', 'b'],
  series: [
    { name: 'x', data: [10, -2] },
    { name: 'y', data: [30, null] },
  ],
  unit: 'ha',
};

describe('values', () => {
  it('prints them with their unit', () => {
    expect(valueText(CHART, 9412.6)).toBe('9.412,6\u00a0ha');
    expect(valueText({ ...CHART, unit: '%' }, 65.3)).toBe('65,3%');
    const farms = { ...CHART, unit: 'propriedades', decimals: 0 };
    expect([1, 2].map((value) => valueText(farms, value))).toEqual([
      '1\u00a0propriedade',
      '2\u00a0propriedades',
    ]);
    expect(valueText({ ...CHART, unit: 'R$' }, -1.5)).toBe('\u2212R$\u00a01,50');
    expect(valueText(CHART, null)).toBe('–');
  });
  it('abbreviates axes from ten thousand on', () => {
    expect(axisText(CHART, 2800)).toBe('2.800');
    expect(axisText(CHART, 12_000)).toBe('12k');
    expect(axisText({ ...CHART, kind: 'pct' }, 25)).toBe('25%');
  });
  it('sums and shares; a negative part never pushes another over 100 %', () => {
    expect(totals(CHART)).toEqual([40, -2]);
    expect(percentages(CHART)).toEqual([
      [25, -100],
      [75, null],
    ]);
  });
});

describe('colours', () => {
  it('spreads few ordered classes over the set and skips the palest', () => {
    const seq = (count: number) =>
      seriesColors(
        {
          ...CHART,
          colors: 'seq',
          series: Array.from({ length: count }, (_, i) => ({ name: `${i}`, data: [1] })),
        },
        LIGHT,
      );
    expect(seq(6)).toEqual(LIGHT.seq);
    expect(seq(2)).toEqual([LIGHT.seq[1], LIGHT.seq[5]]);
    expect(seq(1)).toEqual([LIGHT.seq[5]]);
  });
  it('writes white on dark fills and ink on pale ones', () => {
    expect(LIGHT.div.map(inkOn)).toEqual(['#FFFFFF', '#1B241F', '#1B241F', '#FFFFFF']);
  });
  it('changes at the thresholds', () => {
    expect([0, 25, 50, 75].map((value) => radialColor(value, LIGHT))).toEqual(LIGHT.radial);
  });
});

describe('points', () => {
  it('finds the area that contains the click, and the nearest line', () => {
    const area: ChartDescription = { ...CHART, kind: 'area' };
    expect(seriesAt(area, 0, 5)).toBe(0);
    expect(seriesAt(area, 0, 35)).toBe(1);
    expect(seriesAt(area, 0, 500)).toBe(1);
    expect(seriesAt({ ...CHART, kind: 'line' }, 0, 12)).toBe(0);
    expect(seriesAt({ ...CHART, kind: 'line', series: [{ name: 'x', data: [null] }] }, 0, 1)).toBeNull();
  });
});

it('says what the picture shows', () => {
  expect(chartWords({ ...CHART, labels: ['jan', 'fev'] }, 'Visitas', CHART_WORDS)).toBe(
    'Visitas. Gráfico de barras empilhadas: 2 séries, 2 categorias. x: maior jan, 10\u00a0ha; menor fev, \u22122\u00a0ha. Os valores estão em Ver tabela.',
  );
});

describe('a column of figures', () => {
  it('has its commas under each other, whatever its unit', () => {
    const column = alignedTo({ ...CHART, unit: 'L' }, [12, 15.4, null]);
    expect([12, 15.4].map((value) => cellText(column, value))).toEqual(['12,0', '15,4']);
    const own = measuredAs(CHART, { name: 'z', data: [], unit: 'R$' });
    expect(cellText(alignedTo(own, [3]), 3)).toBe('R$\u00a03,00');
  });

  it('says its unit in its head, once; signs stand at the figures', () => {
    const visits = { ...CHART, unit: 'visitas' };
    expect(['Ciclo 1', 'Visitas'].map((name) => headText(visits, name))).toEqual([
      'Ciclo 1 (visitas)',
      'Visitas',
    ]);
    expect([1, 1284, null].map((value) => cellText(visits, value))).toEqual(['1', '1.284', '–']);
    expect(['Pasto (ha)', 'Chapada'].map((name) => headText(CHART, name))).toEqual([
      'Pasto (ha)',
      'Chapada (ha)',
    ]);
    const share = { ...CHART, unit: '%' };
    expect([headText(share, 'Adoção'), cellText(share, 65.3)]).toEqual(['Adoção', '65,3%']);
  });
});
