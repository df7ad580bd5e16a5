import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUser } from '../core/session/session-store.ts';
import { signedInAs } from '../core/session/testing.ts';
import { Shell } from './shell.tsx';

beforeEach(() => {
  signedInAs('administrador');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  forgetUser();
});

test('while a page is fetched the frame has a bar, and none before', async () => {
  // The frame itself asks for nothing: a bar would be for that.
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const never = () => new Promise<null>(() => undefined);
  const router = createMemoryRouter([
    {
      element: <Shell />,
      children: [
        { path: '/', element: 'uma' },
        { path: '/tarde', element: 'outra', loader: never },
      ],
    },
  ]);
  render(
    <QueryClientProvider client={client}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>,
  );
  screen.getByText('uma');
  expect(screen.queryByRole('progressbar')).toBeNull();
  await act(async () => void router.navigate('/tarde'));
  screen.getByText('uma');
  expect(screen.getByRole('progressbar')).toHaveAccessibleName('Carregando');
});
