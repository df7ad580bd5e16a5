import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../ui-provider.tsx';
import { DataTable } from './data-table.tsx';
import type { SortOrder } from './data-table-props.ts';
import { gridColumns } from './grid-columns.tsx';
import type { TableColumn } from './table-column.ts';
import type { GridWords } from './words.ts';

type Person = { id: number; nome: string; faltam: number; diferenca: number };
const PEOPLE: Person[] = [
  { id: 1, nome: 'Alba', faltam: -2, diferenca: -4 },
  { id: 2, nome: 'Dora', faltam: 8, diferenca: 0 },
  { id: 3, nome: 'Vera', faltam: 5, diferenca: 1 },
];
const COLUMNS: TableColumn<Person>[] = [
  { field: 'nome', header: 'Técnico' },
  { field: 'faltam', header: 'Faltam', type: 'integer', surplus: true },
  { field: 'diferenca', header: 'Diferença', type: 'integer' },
];

/** A page that keeps its table's order. */
function Page({ begins, onSort }: { begins: SortOrder | null; onSort: (sort: SortOrder | null) => void }) {
  const [sort, setSort] = useState(begins);
  return (
    <div style={{ width: 1000 }}>
      <DataTable
        label="Plano"
        columns={COLUMNS}
        rows={PEOPLE}
        rowId={({ id }) => id}
        sort={sort}
        onSort={(next) => {
          onSort(next);
          setSort(next);
        }}
        onRowClick={() => undefined}
        opens={(field) => field === 'faltam'}
      />
    </div>
  );
}

function show(begins: SortOrder | null) {
  const onSort = vi.fn<(sort: SortOrder | null) => void>();
  render(
    <UiProvider>
      <Page begins={begins} onSort={onSort} />
    </UiProvider>,
  );
  return onSort;
}
const names = () =>
  screen
    .getAllByRole('gridcell')
    .filter((cell) => cell.dataset['field'] === 'nome')
    .map((cell) => cell.textContent);
const cell = (field: string, text: string) =>
  screen.getAllByRole('gridcell').find((one) => one.dataset['field'] === field && one.textContent === text);

test('a click on figures has the largest first, on words the first letters', async () => {
  const onSort = show(null);
  await userEvent.click(screen.getByText('Faltam'));
  expect(onSort).toHaveBeenLastCalledWith({ field: 'faltam', direction: 'desc' });
  expect(names()).toEqual(['Dora', 'Vera', 'Alba']);
  await userEvent.click(screen.getByText('Técnico'));
  expect(onSort).toHaveBeenLastCalledWith({ field: 'nome', direction: 'asc' });
  await userEvent.click(screen.getByText('Técnico'));
  await userEvent.click(screen.getByText('Técnico'));
  expect(onSort).toHaveBeenLastCalledWith(null);
});

test('rows begin in the order that they are given', () => {
  show({ field: 'faltam', direction: 'asc' });
  expect(names()).toEqual(['Alba', 'Vera', 'Dora']);
});

test('what is beyond a plan is no fault, what is behind it is; figures that open say so', () => {
  show(null);
  expect(cell('faltam', '−2')?.querySelector('span')).toBeNull();
  expect(cell('diferenca', '−4')?.querySelector('span')).not.toBeNull();
  expect(cell('faltam', '8')).toHaveClass('is-opening');
  expect(cell('diferenca', '0')).toHaveClass('is-still');
});

test('words are ordered as in every list: accents ignored, numbers in them by value, nothing first', () => {
  const compare = gridColumns<Person>(COLUMNS, {} as GridWords)[0]!.sortComparator!;
  const order = ['Lote 10', 'Ávila', null, 'Lote 2', 'Bento'].toSorted((a, b) =>
    compare(a, b, {} as never, {} as never),
  );
  expect(order).toEqual([null, 'Ávila', 'Bento', 'Lote 2', 'Lote 10']);
});
