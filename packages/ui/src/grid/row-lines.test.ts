import { expect, it } from 'vitest';
import { leastWidth, linesOf, mayWrap } from './row-lines.ts';
import type { TableColumn } from './table-column.ts';

interface Farm {
  name: string;
  area: number;
}
const NAME: TableColumn<Farm> = { field: 'name', header: 'Propriedade', flex: 1, minWidth: 165 };
const AREA: TableColumn<Farm> = { field: 'area', header: 'Área', unit: 'ha', type: 'number', width: 30 };

it.each([
  ['Sítio Boa Vista', 1],
  ['Fazenda Várzea do Painel', 2],
  ['Fazenda Várzea do Painel de Cima e Sítio Boa Esperança', 3],
])('%s takes %i lines of 165 px', (name, lines) => {
  expect(linesOf(NAME, name)).toBe(lines);
  expect(mayWrap([AREA, NAME])({ name, area: 1_234_567.89 })).toBe(lines > 1);
});

it('figures, and what a column draws itself, take one line', () => {
  const drawn = { ...NAME, render: () => null };
  expect(mayWrap([AREA, drawn])({ name: 'x'.repeat(100), area: 1_234_567.89 })).toBe(false);
});

it('a column that grows is as narrow as it may become, another as wide as it is', () => {
  expect(leastWidth(NAME)).toBe(165);
  expect(leastWidth(AREA)).toBe(30);
  // 100 + 7 for each letter of its head (specification 1, "Data grid").
  expect(leastWidth({ field: 'a', header: 'Área', unit: 'ha' })).toBe(163);
  expect(leastWidth({ field: 'a', header: 'Área', flex: 1 })).toBe(180);
});
