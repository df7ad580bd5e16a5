import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NativeSelectField } from './native-select-field.tsx';

const shown = () => {
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ordenar por' });
  return field.selectedOptions[0]?.text;
};

test('while nothing is chosen the placeholder is shown, and is no choice', () => {
  render(
    <NativeSelectField
      label="Ordenar por"
      value=""
      placeholder="Escolha"
      options={[{ value: 'nome', label: 'Nome' }]}
      onChange={() => undefined}
    />,
  );
  expect(shown()).toBe('Escolha');
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Nome']);
});

test('a choice of nothing shows its own words', () => {
  render(
    <NativeSelectField
      label="Ordenar por"
      value=""
      options={[
        { value: '', label: 'O que pede ação primeiro' },
        { value: 'nome', label: 'Nome' },
      ]}
      onChange={() => undefined}
    />,
  );
  expect(shown()).toBe('O que pede ação primeiro');
});
