import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../ui-provider.tsx';
import { DataTable } from './data-table.tsx';

type Row = { id: number; nome: string };

function show(onRowClick = vi.fn<(row: Row, field?: string) => void>()) {
  const onClick = vi.fn();
  render(
    <UiProvider>
      <div style={{ width: 1000 }}>
        <DataTable<Row>
          label="Painéis"
          columns={[
            { field: 'nome', header: 'Painel' },
            { field: 'id', header: 'Item', type: 'integer' },
          ]}
          rows={[{ id: 7, nome: 'Leite' }]}
          rowId={({ id }) => id}
          onRowClick={onRowClick}
          rowActions={({ id }) => [
            { label: 'Editar Leite', icon: 'e', href: `/painel/${id}` },
            { label: 'Excluir Leite', icon: 'x', onClick },
          ]}
        />
      </div>
    </UiProvider>,
  );
  return { onRowClick, onClick };
}

test('an action with an address is a link, one without is a button, and neither opens the row', async () => {
  const { onRowClick, onClick } = show();
  expect(screen.getByRole('link', { name: 'Editar Leite' })).toHaveAttribute('href', '/painel/7');
  await userEvent.click(screen.getByRole('button', { name: 'Excluir Leite' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(onRowClick).not.toHaveBeenCalled();
});

test('a click and Enter tell which cell of a row was opened', async () => {
  const { onRowClick } = show();
  await userEvent.click(screen.getByText('Leite'));
  expect(onRowClick).toHaveBeenLastCalledWith({ id: 7, nome: 'Leite' }, 'nome');
  const cell = screen.getByText('7').closest('[role=gridcell]') as HTMLElement;
  cell.focus();
  await userEvent.keyboard('{Enter}');
  expect(onRowClick).toHaveBeenLastCalledWith({ id: 7, nome: 'Leite' }, 'id');
});
