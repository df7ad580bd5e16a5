import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '../ui-provider.tsx';
import { DataTable } from './data-table.tsx';

const FARMS = [
  { id: 7, nome: 'Dois Ipês', uf: 'GO' },
  { id: 8, nome: 'Vereda Alta', uf: 'MG' },
];

test('the filters and the columns of a table open under their buttons, with their fields', async () => {
  render(
    <UiProvider>
      <div style={{ width: 1000 }}>
        <DataTable
          label="Propriedades"
          columns={[
            { field: 'nome', header: 'Propriedade' },
            { field: 'uf', header: 'Estado' },
          ]}
          rows={FARMS}
          rowId={({ id }) => id}
        />
      </div>
    </UiProvider>,
  );
  fireEvent.click(screen.getByText('Filtros'));
  fireEvent.change(await screen.findByLabelText('Valor'), { target: { value: 'vereda' } });
  await waitFor(() => expect(screen.queryByText('Dois Ipês')).toBeNull());
  fireEvent.click(screen.getByText('Colunas'));
  fireEvent.click(await screen.findByLabelText('Estado'));
  await waitFor(() => expect(screen.queryByText('MG')).toBeNull());
});
