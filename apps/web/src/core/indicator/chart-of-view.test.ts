import { describe, expect, test } from 'vitest';
import { chartOfView } from './chart-of-view.ts';
import type { ViewResult } from './contract.ts';

const item = (index: number, value: string) => ({
  keys: [],
  value,
  valueData: [value],
  index,
  primary: value,
  secondary: null,
  indicador: null,
});

const result = (over: Partial<ViewResult> = {}): ViewResult => ({
  series: [
    { name: 'Receita', unidade: 'R$', id: 1, type: 'numeric', keys: [] },
    { name: 'Custo', unidade: 'R$', id: 2, type: 'numeric', keys: [] },
  ],
  data: [
    { UF: 'GO', Receita: '100.5', Custo: -20 },
    { UF: 'MG', Receita: null, Custo: 30 },
  ],
  groupby: [{ name: 'UF', alias: 'propriedade', colname: 'uf', type: 'varchar', dateFormat: null }],
  // The server may list them in another order than the rows.
  itens_search: [item(1, 'MG'), item(0, 'GO')],
  percent: null,
  totals: [],
  rowCount: 2,
  dados_ate: null,
  ...over,
});

describe('chartOfView', () => {
  test('labels stand at their rows, decimal text becomes figures, nothing stays nothing', () => {
    const { chart } = chartOfView(result(), 'column', false)!;
    expect(chart.labels).toEqual(['GO', 'MG']);
    expect(chart.series.map((one) => one.data)).toEqual([
      [100.5, null],
      [-20, 30],
    ]);
    expect(chart.unit).toBe('R$');
  });

  test('a table and a number are no charts', () => {
    expect(chartOfView(result(), 'table', false)).toBeNull();
    expect(chartOfView(result(), 'bigNumber', false)).toBeNull();
  });

  test('splitStack stacks to 100 %, bars lying, columns standing', () => {
    expect(chartOfView(result(), 'bar', true)!.chart).toMatchObject({ kind: 'pct', horizontal: true });
    expect(chartOfView(result(), 'column', true)!.chart).toMatchObject({ kind: 'pct', horizontal: false });
  });

  test('stacked lines take the shares that the server worked out', () => {
    const percent = [
      { Receita: 0.8, Custo: 0.2 },
      { Receita: null, Custo: 1 },
    ];
    const { chart } = chartOfView(result({ percent }), 'line', true)!;
    expect(chart).toMatchObject({ kind: 'area', unit: '%' });
    expect(chart.series[0]?.data).toEqual([80, null]);
  });

  test('series of different units have no unit together; whole numbers no decimals', () => {
    const series = [
      { name: 'Receita', unidade: 'R$', id: 1, type: 'integer' as const, keys: [] },
      { name: 'Custo', unidade: 'ha', id: 2, type: 'integer' as const, keys: [] },
    ];
    const { chart } = chartOfView(result({ series }), 'column', false)!;
    expect(chart).not.toHaveProperty('unit');
    expect(chart.decimals).toBe(0);
  });

  test('a treemap leaves out what has no area, and a click still finds its row and series', () => {
    const { chart, pointOf } = chartOfView(result(), 'treemap', false)!;
    expect(chart.labels).toEqual(['GO · Receita', 'MG · Custo']);
    expect(pointOf({ seriesIndex: 0, index: 1 })).toEqual({ row: 1, series: 1 });
  });
});
