import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { UiProvider } from '../../ui-provider.tsx';
import { MapSearch } from './map-search.tsx';

const FOUND = ['Sítio Água', 'Outro nome'].map((label, index) => ({ id: String(index), label }));

function Search() {
  const [text, setText] = useState('');
  const [told, setTold] = useState('');
  return (
    <UiProvider>
      <MapSearch
        label="Propriedades"
        options={text === '' || text === 'zz' ? [] : FOUND}
        onType={setText}
        onPick={({ id }) => setTold(`picked ${id}`)}
        onClear={() => setTold('cleared')}
        emptyText="Não encontrado"
      />
      <output>{told}</output>
    </UiProvider>
  );
}

test('says nothing of an empty field, and all that was found of a text', async () => {
  const user = userEvent.setup();
  render(<Search />);
  const field = screen.getByRole('combobox', { name: 'Propriedades' });
  await user.click(field);
  expect(screen.queryByText('Não encontrado')).toBeNull();
  await user.type(field, 'zz');
  expect(screen.getByText('Não encontrado')).toBeTruthy();
  await user.clear(field);
  await user.type(field, 's');
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

test('taking the text away takes the choice away', async () => {
  const user = userEvent.setup();
  render(<Search />);
  const field = screen.getByRole('combobox', { name: 'Propriedades' });
  await user.type(field, 's');
  await user.click(screen.getByRole('option', { name: 'Outro nome' }));
  expect(screen.getByRole('status').textContent).toBe('picked 1');
  await user.clear(field);
  expect(screen.getByRole('status').textContent).toBe('cleared');
});
