import { describe, expect, test } from 'vitest';
import { itemOf, NO_ROWS } from '../testing.ts';
import { chartOfView } from './chart-of-view.ts';
import type { ViewResult } from '../asked/contract.ts';

const result = (over: Partial<ViewResult> = {}): ViewResult => ({
  ...NO_ROWS,
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
  itens_search: [itemOf(1, 'MG'), itemOf(0, 'GO')],
  rowCount: 2,
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

  test('a month without a row is a gap of the line and no point to click', () => {
    const eixo = [
      { label: 'jan. 2025', index: 0, value: 202501 },
      { label: 'fev. 2025', index: null, value: 202502 },
      { label: 'mar. 2025', index: 1, value: 202503 },
    ];
    const { chart, pointOf } = chartOfView(result({ eixo }), 'line', false)!;
    expect(chart.labels).toEqual(['jan. 2025', 'fev. 2025', 'mar. 2025']);
    expect(chart.series.map((one) => one.data)).toEqual([
      [100.5, null, null],
      [-20, null, 30],
    ]);
    expect(pointOf({ seriesIndex: 1, index: 2 })).toEqual({ row: 1, series: 1 });
    expect(pointOf({ seriesIndex: 1, index: 1 })).toBeNull();
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

  test('shares that do not come to 100 as they are shown say so, on bars, stacked lines and tree maps', () => {
    const thirds = { UF: 'GO', Receita: 100, Custo: 200 };
    const sevenths = { UF: 'MG', Receita: 66.65, Custo: 33.35 };
    const said = 'as porcentagens são arredondadas a uma casa: somadas como aparecem, dão';
    const of = (rows: ViewResult['data'], ...more: [Parameters<typeof chartOfView>[1], boolean]) =>
      chartOfView(result({ data: rows }), ...more)!.chart.note;
    // 66,65 and 33,35 of 100 are shown as 66,7 and 33,4.
    expect(of([thirds, sevenths], 'bar', true)).toBe(`${said} 100,1% em MG`);
    expect(of([thirds, thirds], 'bar', true)).toBeUndefined();
    expect(of([thirds, sevenths], 'bar', false)).toBeUndefined();
    const percent = [
      { Receita: 0.0005, Custo: 0.9995 },
      { Receita: 1, Custo: null },
    ];
    expect(chartOfView(result({ percent }), 'line', true)!.chart.note).toBe(`${said} 100,1% em GO`);
    const parts = ['A', 'B', 'C'].map((UF) => ({ UF, Receita: 1, Custo: null }));
    const three = { data: parts, itens_search: parts.map(({ UF }, index) => itemOf(index, UF)) };
    expect(chartOfView(result(three), 'treemap', false)!.chart.note).toBe(`${said} 99,9%`);
  });

  const of = (name: string, unidade: string, id: number) => ({
    name,
    unidade,
    id,
    type: 'integer' as const,
    keys: [],
  });

  test('the period before is a dashed line over one figure, else it is said where it stands, and no point opens it', () => {
    const before = { name: 'Receita · 2024', unidade: 'R$', id: 1, type: 'numeric' as const, keys: [] };
    const series = [of('Receita', 'R$', 1), { ...before, antes: true as const }];
    const data = ['GO', 'MG'].map((UF) => ({ UF, Receita: 2, 'Receita · 2024': 1 }));
    const compared = result({ series, data, comparacao: '2024' });
    const { chart, pointOf } = chartOfView(compared, 'column', false)!;
    expect(chart.series.map(({ name }) => name)).toEqual(['Receita']);
    expect(chart.target).toMatchObject({ name: 'Receita · 2024', data: [1, 1] });
    expect(pointOf({ seriesIndex: 0, index: 1 })).toEqual({ row: 1, series: 0 });
    for (const type of ['bar', 'treemap'] as const) {
      const other = chartOfView(compared, type, false)!.chart;
      expect(other).not.toHaveProperty('target');
      expect(other.note).toContain('comparação (2024) em “Baixar Dados”');
    }
    const two = [...series, of('Custo', 'R$', 2)];
    expect(chartOfView(result({ ...compared, series: two }), 'line', false)!.chart).not.toHaveProperty(
      'target',
    );
  });

  test('series of two units have an axis each, and say their unit', () => {
    const series = [of('Receita', 'R$', 1), of('Custo', 'ha', 2)];
    const { chart } = chartOfView(result({ series }), 'column', false)!;
    expect(chart).not.toHaveProperty('unit');
    expect(chart.series).toMatchObject([
      { name: 'Receita (R$)', unit: 'R$', decimals: 0 },
      { name: 'Custo (ha)', unit: 'ha', decimals: 0 },
    ]);
    expect(chart).not.toHaveProperty('tableOnly');
  });

  test('a third unit has no axis: its series stand in the table, and a point there finds its own', () => {
    const series = [of('Receita', 'R$', 1), of('Leite', 'L', 3), of('Custo', 'ha', 2), of('Venda', 'R$', 4)];
    const { chart, pointOf } = chartOfView(result({ series }), 'line', false)!;
    expect(chart.series.map(({ name }) => name)).toEqual(['Receita (R$)', 'Leite (L)', 'Venda (R$)']);
    expect(chart.tableOnly).toMatchObject([{ name: 'Custo (ha)', unit: 'ha' }]);
    expect(pointOf({ seriesIndex: 2, index: 0 })).toEqual({ row: 0, series: 3 });
    expect(pointOf({ seriesIndex: 3, index: 0 })).toEqual({ row: 0, series: 2 });
  });

  test('parts of a whole are of one unit', () => {
    const series = [of('Receita', 'R$', 1), of('Custo', 'ha', 2)];
    const stacked = chartOfView(result({ series }), 'bar', true)!.chart;
    expect(stacked.series.map(({ name }) => name)).toEqual(['Receita (R$)']);
    expect(stacked.tableOnly).toHaveLength(1);
    const tree = chartOfView(result({ series }), 'treemap', false)!.chart;
    expect(tree).toMatchObject({ labels: ['GO'], unit: 'R$', note: expect.stringContaining('Custo') });
  });

  test('a treemap leaves out what has no area, and a click still finds its row and series', () => {
    const { chart, pointOf } = chartOfView(result(), 'treemap', false)!;
    expect(chart.labels).toEqual(['GO · Receita', 'MG · Custo']);
    // Of four: each has the colour that it has beside the others.
    expect(chart.places).toEqual([0, 3]);
    // What is not above zero is told, what is not known is not.
    expect(chart.note).toBe('sem área, por não passar de zero: GO · Custo');
    expect(pointOf({ seriesIndex: 0, index: 1 })).toEqual({ row: 1, series: 1 });
  });

  test('a treemap of nothing above zero says which that are, and of how many', () => {
    const states = ['GO', 'MG', 'MS', 'MT', 'BA'];
    const { chart } = chartOfView(
      result({
        series: result().series.slice(0, 1),
        data: states.map((UF, at) => ({ UF, Receita: -at })),
        itens_search: states.map((uf, at) => itemOf(at, uf)),
      }),
      'treemap',
      false,
    )!;
    expect(chart.labels).toEqual([]);
    expect(chart.note).toBe('sem área, por não passar de zero: GO, MG, MS e mais 2');
  });
});
