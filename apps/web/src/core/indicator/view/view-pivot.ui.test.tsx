import type { View } from '@fonte/contracts/view';
import { UiProvider } from '@fonte/ui';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ViewResult } from '../asked/contract.ts';
import { itemOf, NO_ROWS, VISITS } from '../testing.ts';
import '../texts.ts';
import { ViewPivot } from './view-pivot.tsx';

const VIEW: View = {
  ...VISITS,
  title: 'Visitas por lugar',
  subtitle: 'Teste',
  type: 'pivot',
  pivot: { across: 'tempo.ano' },
};
const path: readonly string[][] = [['GO'], ['GO', 'Anápolis'], ['MG'], ['MG', 'Unaí']];
const figures: readonly (number | null)[][] = [
  [1200, 5, 1205],
  [1200, null, 1200],
  [3, 4, 7],
  [3, 4, 7],
];
const names = ['2024', '2025', 'Total'];
const RESULT: ViewResult = {
  ...NO_ROWS,
  series: names.map((name) => ({ name, unidade: 'un', id: 7, type: 'integer', keys: [] })),
  data: path.map(([uf = '', city = null], at) => ({
    UF: uf,
    Município: city,
    ...Object.fromEntries(names.map((name, place) => [name, figures[at]?.[place] ?? null])),
  })),
  groupby: ['UF', 'Município'].map((name) => ({
    name,
    alias: 'propriedade',
    colname: name,
    type: 'varchar',
    dateFormat: null,
  })),
  itens_search: path.map((one, index) => itemOf(index, ...one)),
  totals: [{ id: 7, name: 'Visitas', unidade: 'un', value: 1212 }],
  rowCount: 2,
  dinamica: {
    niveis: path.map(({ length }) => length),
    por: 'Ano',
    colunas: ['2024', '2025', null].map((nome, at) => ({ nome, series: [at] })),
    total: { 2024: 1203, 2025: 9, Total: 1212 },
  },
};

function show(more: Partial<View> = {}, result = RESULT) {
  const onPoint = vi.fn<(point: object) => void>();
  const card = (changed: Partial<View>) => (
    <UiProvider>
      <ViewPivot
        view={{ ...VIEW, ...changed }}
        result={result}
        status="ready"
        failed={{ sentence: undefined }}
        empty={{}}
        onPoint={onPoint}
        download={null}
        help={null}
        actions={null}
        above={null}
        below={null}
        height={400}
        panel={undefined}
      />
    </UiProvider>
  );
  const { rerender } = render(card(more));
  return { onPoint, change: (changed: Partial<View>) => rerender(card(changed)) };
}
const table = () => screen.getByRole('treegrid', { name: 'Visitas por lugar' });
const names0 = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const cells = (name: string) =>
  within(within(table()).getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('columns, rows within rows and every total stand in one table, which says what its figures are', () => {
  show();
  expect(
    within(table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['UF / Município', '2024', '2025', 'Total']);
  expect(names0()).toEqual(['GO', 'Anápolis', 'MG', 'Unaí', 'Total']);
  expect(cells('GO')).toEqual(['1.200', '5', '1.205']);
  expect(cells('Anápolis')).toEqual(['1.200', '–', '1.200']);
  expect(cells('Total')).toEqual(['1.203', '9', '1.212']);
  expect(screen.getByText('Visitas (un) · por Ano')).toBeVisible();
});

test('a row folds what is within it, by pointer and by key, and all fold at once', async () => {
  const user = userEvent.setup();
  show({ pivot: { across: 'tempo.ano', folded: true } });
  expect(names0()).toEqual(['GO', 'MG', 'Total']);
  await user.click(within(table()).getByRole('rowheader', { name: 'MG' }));
  expect(names0()).toEqual(['GO', 'MG', 'Unaí', 'Total']);
  expect(within(table()).getByRole('row', { name: /^MG/ })).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Enter}');
  expect(names0()).toEqual(['GO', 'MG', 'Total']);
  await user.click(screen.getByRole('button', { name: 'Expandir tudo' }));
  expect(names0()).toEqual(['GO', 'Anápolis', 'MG', 'Unaí', 'Total']);
  await user.click(screen.getByRole('button', { name: 'Recolher tudo' }));
  expect(names0()).toEqual(['GO', 'MG', 'Total']);
});

test('a figure leads to its rows, of a total too; one that is missing to none; one stop of Tab, then arrows', async () => {
  const user = userEvent.setup();
  const { onPoint } = show();
  await user.click(within(table()).getAllByText('1.200').at(1) ?? table());
  expect(onPoint).toHaveBeenLastCalledWith({ group: ['GO', 'Anápolis'], series: '2024' });
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onPoint).toHaveBeenCalledTimes(1);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onPoint).toHaveBeenLastCalledWith({ group: ['GO'], series: '2025' });
  await user.keyboard('{Control>}{End}{/Control}{Enter}');
  expect(onPoint).toHaveBeenLastCalledWith({ group: [], series: 'Total' });
  expect(table().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test('a head orders the rows within what they are part of, and says so', async () => {
  const user = userEvent.setup();
  show();
  const head = within(table()).getByRole('columnheader', { name: '2024' });
  await user.click(head);
  expect(head).toHaveAttribute('aria-sort', 'descending');
  await user.click(head);
  expect(names0()).toEqual(['MG', 'Unaí', 'GO', 'Anápolis', 'Total']);
  await user.click(head);
  expect(head).not.toHaveAttribute('aria-sort');
});

test('begins folded as soon as that is chosen, while the view is made', () => {
  const { change } = show();
  change({ pivot: { across: 'tempo.ano', folded: true } });
  expect(names0()).toEqual(['GO', 'MG', 'Total']);
  change({ title: 'Outro', pivot: { across: 'tempo.ano', folded: true } });
  change({});
  expect(names0()).toEqual(['GO', 'Anápolis', 'MG', 'Unaí', 'Total']);
});

test('of a wide table few rows are drawn at first, and it says of how many', () => {
  const columns = Array.from({ length: 999 }, (_, at) => `C${at}`).concat('Total');
  const rows = Array.from({ length: 1001 }, (_, at) => `P${at}`);
  const total = Object.fromEntries(columns.map((name) => [name, 1]));
  show(
    {},
    {
      ...RESULT,
      series: columns.map((name) => ({ name, unidade: 'un', id: 7, type: 'integer', keys: [] })),
      data: rows.map((UF) => ({ UF, ...(UF === 'P0' ? total : {}) })),
      groupby: RESULT.groupby.slice(0, 1),
      itens_search: rows.map((value, index) => itemOf(index, value)),
      dinamica: {
        niveis: rows.map(() => 1),
        por: 'Ano',
        colunas: columns.map((nome, at) => ({ nome: nome === 'Total' ? null : nome, series: [at] })),
        total,
      },
    },
  );
  expect(
    screen.getByRole('button', { name: 'Mostrar mais linhas (4 de 1.001)', hidden: true }),
  ).toBeVisible();
  // What is said to screen readers in cells out of sight would make the page as wide as the table.
  expect(table().parentElement).toHaveStyle({ position: 'relative', overflow: 'auto' });
  const heads = [...table().querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(heads).toEqual(['UF', ...columns]);
});

test('on paper a wide table stands in parts, each with every row, its heads and its foot, and is one again after', () => {
  const columns = Array.from({ length: 40 }, (_, at) => `C${at}`);
  const figures = Object.fromEntries(columns.map((name) => [name, 1]));
  show(
    {},
    {
      ...RESULT,
      series: columns.map((name) => ({ name, unidade: 'un', id: 7, type: 'integer', keys: [] })),
      data: RESULT.data.map(({ UF = null, Município: city = null }) => ({ UF, Município: city, ...figures })),
      dinamica: {
        ...RESULT.dinamica!,
        colunas: columns.map((nome, at) => ({ nome, series: [at] })),
        total: figures,
      },
    },
  );
  const parts = () => screen.getAllByRole('treegrid', { name: 'Visitas por lugar' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(parts().length).toBeGreaterThan(1);
  for (const part of parts())
    expect(
      within(part)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['GO', 'Anápolis', 'MG', 'Unaí', 'Total']);
  expect(
    parts().flatMap((part) =>
      within(part)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .slice(1),
    ),
  ).toEqual(columns);
  expect(screen.getByText(/^Números 1 a \d+ de 40 de cada linha$/)).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(parts()).toHaveLength(1);
});
