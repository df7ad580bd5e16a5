import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../../app/router.tsx';

// The page is fetched when it is opened.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ tipo: 1, result: {} }))));
afterEach(() => vi.unstubAllGlobals());

/** A device with a pointer, or without one. */
function device(pointer: boolean): void {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: pointer && media === '(hover: hover)',
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}

const open = () =>
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/auth/login'] })} />);

test('where there is a pointer the e-mail has the focus, and what is written at once stays', async () => {
  device(true);
  open();
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  await userEvent.keyboard('ana@exemplo.br');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@exemplo.br');
});

test('without one nothing has it: a keyboard on the screen would cover the page unasked', async () => {
  device(false);
  open();
  await screen.findByRole('form', { name: 'Entrar' });
  expect(document.body).toHaveFocus();
});

test('a focus that is elsewhere stays there', async () => {
  device(true);
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  open();
  await screen.findByRole('form', { name: 'Entrar' });
  expect(other).toHaveFocus();
  other.remove();
});
