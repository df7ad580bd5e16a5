import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../ui-provider.tsx';
import { ChipsField } from './chips-field.tsx';

afterEach(cleanup);

test('what is pasted takes the place of what is marked, and stands where the caret is', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn<(values: string[]) => void>();
  render(
    <UiProvider>
      <ChipsField
        label="E-mails"
        values={[]}
        onChange={onChange}
        parse={(text) => text}
        separator={/[\s;]+/}
      />
    </UiProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'E-mails' });
  await user.type(field, 'velho');
  field.setSelectionRange(0, 5);
  await user.paste('ana; bia');
  expect(onChange).toHaveBeenLastCalledWith(['ana', 'bia']);
  await user.type(field, 'xy');
  field.setSelectionRange(1, 1);
  await user.paste('1; 2');
  expect(onChange).toHaveBeenLastCalledWith(['x1', '2y']);
});
