import { expect, test } from 'vitest';
import type { View } from '@fonte/contracts/view';
import { shownResult } from '@fonte/contracts/shown-result';
import { itemOf, NO_ROWS } from '../testing.ts';
import { chartOfView } from './chart-of-view.ts';
import type { ViewResult } from '../asked/contract.ts';
import { dressed } from './dressed.ts';

const item = (index: number, value: string, indicador: number | null = null) => ({
  ...itemOf(index, value),
  indicador,
});
const RESULT: ViewResult = {
  ...NO_ROWS,
  series: [{ name: 'Taxa', unidade: 'visitas/ha', id: 1, type: 'numeric', keys: [] }],
  data: [
    { UF: 'GO', Taxa: 0.29 },
    { UF: 'MG', Taxa: null },
    { UF: 'MS', Taxa: '0.07' },
  ],
  groupby: [{ name: 'UF', alias: 'propriedade', colname: 'uf', type: 'varchar', dateFormat: null }],
  itens_search: [item(0, 'GO'), item(1, 'MG'), item(2, 'MS')],
  totals: [{ id: 1, name: 'Taxa', unidade: 'visitas/ha', value: 0.2 }],
  referencia: 0.18,
  rowCount: 3,
};
type Look = NonNullable<View['look']>;
const LOW = { when: '<=', value: 10, tone: 'error', word: 'Baixo' } as const;

/** The chart of a result in such a look. */
const of = (look: Look, result = RESULT, splitStack = false) => {
  const shown = shownResult(result, look.number);
  return dressed(chartOfView(shown, 'column', splitStack, look.number)!, { look, splitStack }, shown);
};

test('fractions are percentages, and so are the line and what rules compare', () => {
  const chart = of({ number: { share: true, decimals: 0 }, reference: { kind: 'mean' }, rules: [LOW] });
  expect(chart.unit).toBe('%');
  expect(chart.series[0]?.data).toEqual([29, null, 7]);
  expect(chart.note).toBe('linha de referência: Média: 18%');
  expect(chart.marks).toEqual([[null, null, ' ■ Baixo']]);
});

test('a rule of another indicator, and parts of a whole, mark nothing', () => {
  expect(of({ rules: [{ ...LOW, indicador: 2 }] })).not.toHaveProperty('marks');
  expect(of({ rules: [LOW] }, RESULT, true)).not.toHaveProperty('marks');
});

test('in lines each row is marked as its own indicator', () => {
  const inline: ViewResult = {
    ...RESULT,
    series: [{ name: 'GO', id: null, keys: [] }],
    data: [
      { Indicador: 'Visitas', GO: 4 },
      { Indicador: 'Entradas', GO: 5 },
    ],
    itens_search: [item(0, 'Visitas', 7), item(1, 'Entradas', 8)],
  };
  expect(of({ rules: [{ ...LOW, indicador: 8 }] }, inline).marks).toEqual([[null, ' ■ Baixo']]);
});

test('figures are abbreviated where room is short, and written out elsewhere', () => {
  const many = { ...RESULT, data: RESULT.data.map((row) => ({ ...row, Taxa: 1_234_567 })) };
  const chart = of({ number: { short: true } }, many);
  expect(chart.write?.(1_234_567)).toBe('1,2\u00a0mi');
  expect(chart.series[0]?.data[0]).toBe(1_234_567);
});
