import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Draws content at '/' of a portal that has one other page, 'Outra página' at /outra; returns its router. */
export function drawInPortal(content: ReactNode): ReturnType<typeof createMemoryRouter> {
  const router = createMemoryRouter([
    { path: '/', element: content },
    { path: '/outra', element: <p>Outra página</p> },
  ]);
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
  return router;
}
