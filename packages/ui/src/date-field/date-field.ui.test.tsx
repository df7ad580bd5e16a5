import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { UiProvider } from '../ui-provider.tsx';
import { DateField } from './date-field.tsx';

function Sample({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <UiProvider>
      <DateField label="Valor" value={value} onChange={setValue} />
      <output>{value}</output>
    </UiProvider>
  );
}

test('the day that is typed is the day that is told, in any time zone', async () => {
  render(<Sample start="" />);
  await userEvent.click(screen.getByRole('spinbutton', { name: /dia/i }));
  await userEvent.keyboard('13102025');
  expect(screen.getByRole('status')).toHaveTextContent('2025-10-13');
});

test('a stored day is shown as dd/MM/yyyy', () => {
  render(<Sample start="2025-01-01" />);
  expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual(['01', '01', '2025']);
});
