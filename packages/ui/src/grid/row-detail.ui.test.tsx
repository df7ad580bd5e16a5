import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ListCards } from '../cards/card/list-cards.tsx';
import type { RowDetail } from '../cards/card/row-detail.ts';
import { UiProvider } from '../ui-provider.tsx';
import { DataTable } from './data-table.tsx';

type Farm = { id: number; nome: string };
const FARMS: Farm[] = [
  { id: 7, nome: 'Dois Ipês' },
  { id: 8, nome: 'Vereda Alta' },
];
const PAGING = { page: 0, rowCount: 2, onPage: () => undefined };

function useDetail(ask: (id: number) => void): RowDetail<Farm> {
  const [open, setOpen] = useState<readonly number[]>([]);
  return useMemo(
    () => ({
      isOpen: ({ id }) => open.includes(id),
      onToggle: ({ id }) => setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]),
      label: ({ nome }) => `Lançamentos de ${nome}`,
      words: 'Lançamentos',
      body: ({ id }) => <Inside id={id} ask={ask} />,
    }),
    [open, ask],
  );
}

/** What is inside, which asks as it is drawn. */
function Inside({ id, ask }: { id: number; ask: (id: number) => void }) {
  ask(id);
  return <input aria-label={`dentro de ${id}`} />;
}

function Table({ ask, onRowClick }: { ask: (id: number) => void; onRowClick: () => void }) {
  return (
    <div style={{ width: 1000 }}>
      <DataTable<Farm>
        label="Propriedades"
        columns={[{ field: 'nome', header: 'Propriedade' }]}
        rows={FARMS}
        rowId={({ id }) => id}
        server={PAGING}
        onRowClick={onRowClick}
        detail={useDetail(ask)}
      />
    </div>
  );
}

function Cards({ ask }: { ask: (id: number) => void }) {
  const detail = useDetail(ask);
  return (
    <ListCards
      label="Propriedades"
      rows={FARMS}
      rowKey={({ id }) => id}
      card={({ nome }) => ({ title: nome })}
      detail={detail}
    />
  );
}

test('a row of the grid opens and closes below itself, by the keyboard too, and asks for nothing before', async () => {
  const [ask, onRowClick] = [vi.fn(), vi.fn()];
  render(
    <UiProvider>
      <Table ask={ask} onRowClick={onRowClick} />
    </UiProvider>,
  );
  const button = screen.getByRole('button', { name: 'Lançamentos de Dois Ipês' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(ask).not.toHaveBeenCalled();

  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Lançamentos de Dois Ipês' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).queryByRole('textbox') !== null)).toEqual([false, true, false]);
  expect(within(rows[1]!).getAllByRole('gridcell')).toHaveLength(1);
  expect(new Set(ask.mock.calls.map(([id]) => id as number))).toEqual(new Set([7]));

  // The keys of what is inside are not the grid's.
  await userEvent.type(screen.getByRole('textbox'), 'a{ArrowDown} b');
  expect(screen.getByRole('textbox')).toHaveValue('a b');
  expect(screen.getByRole('textbox')).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Lançamentos de Dois Ipês' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(onRowClick).not.toHaveBeenCalled();
});

test('a card of the phone opens in itself', async () => {
  const ask = vi.fn();
  render(
    <UiProvider>
      <Cards ask={ask} />
    </UiProvider>,
  );
  const [, second] = screen.getAllByRole('listitem');
  const button = within(second!).getByRole('button', { name: 'Lançamentos de Vereda Alta' });
  expect(button).toHaveTextContent('Lançamentos');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(within(second!).getByRole('textbox', { name: 'dentro de 8' })).toBeInTheDocument();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});
