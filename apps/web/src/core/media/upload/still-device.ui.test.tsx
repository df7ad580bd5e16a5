import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetUser } from '../../session/session-store.ts';
import { signedInAs } from '../../session/testing.ts';
import { discardedNames, forgetDiscarded, PATIENCE_MS } from '../../uploads/discarded.ts';
import { UploadPanel } from './upload-panel.tsx';

configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetDiscarded(() => true);
  forgetUser();
});

const PROPERTY = {
  property_id: '5200010001',
  cod_propriedade: '52.0001.0001',
  name: 'Sítio Vereda',
  property: 'Sítio Vereda',
  municipio: 'Rio Verde',
  uf: 'GO',
  lon: -47,
  lat: -10,
};

test('a device that stands still keeps nobody: it is said, and what was discarded is named for the next opening', async () => {
  // Asked, its database never answers.
  vi.stubGlobal('indexedDB', { open: () => ({ addEventListener: () => undefined }) });
  vi.stubGlobal('fetch', async () => Response.json({ tipo: 0, result: 'não' }, { status: 500 }));
  signedInAs('tecnico');
  const closed = vi.fn();
  const element = <UploadPanel property={PROPERTY} tags={[]} polygons={[]} onClose={closed} />;
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </QueryClientProvider>
    </UiProvider>,
  );
  await userEvent.upload(
    await screen.findByLabelText('Escolher arquivos'),
    new File(['abc'], 'mata.jpg', { type: 'image/jpeg' }),
  );
  await screen.findByRole('article', { name: 'mata.jpg' });
  // What is chosen is kept at once where the page is hidden.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  const discard = await screen.findByRole('button', { name: 'Sair e descartar' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(discard);
  await act(() => vi.advanceTimersByTimeAsync(PATIENCE_MS - 1));
  expect(closed).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(closed).toHaveBeenCalledOnce();
  vi.useRealTimers();
  expect(await screen.findByText('Este aparelho demora a apagar.')).toBeInTheDocument();
  expect(discardedNames().size).toBe(1);
});
