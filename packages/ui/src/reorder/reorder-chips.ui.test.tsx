import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { UiProvider } from '../ui-provider.tsx';
import { ReorderChips } from './reorder-chips.tsx';

function Chips() {
  const [keys, setKeys] = useState(['Leite', 'Corte', 'Café']);
  return (
    <UiProvider>
      <ReorderChips
        label="Indicadores"
        items={keys.map((key) => ({ key, label: key, content: <span>{key}</span> }))}
        onOrder={setKeys}
      />
    </UiProvider>
  );
}
const order = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('the arrows on a handle move its chip one place, the focus stays, and the place is said', async () => {
  render(<Chips />);
  const handle = screen.getByRole('button', { name: 'Mover Leite' });
  handle.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(order()).toEqual(['Corte', 'Leite', 'Café']);
  expect(screen.getByRole('button', { name: 'Mover Leite' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(order()).toEqual(['Corte', 'Café', 'Leite']);
  expect(screen.getByText('Leite: lugar 3 de 3.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  expect(order()).toEqual(['Corte', 'Leite', 'Café']);
});

test('a button moves a chip for who neither drags nor types; the first has none', async () => {
  render(<Chips />);
  await userEvent.click(screen.getByRole('button', { name: 'Mover Café para antes' }));
  expect(order()).toEqual(['Leite', 'Café', 'Corte']);
  expect(screen.queryByRole('button', { name: 'Mover Leite para antes' })).toBeNull();
});
