import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../core/texts.ts';
import { forgetFilters } from '../../../core/filters/filters-store.ts';
import { HeaderActionsHost } from '../../../core/navigation/header-actions.tsx';
import { takeSaved } from '../../../core/report/files/testing.ts';
import { forgetUser } from '../../../core/session/session-store.ts';
import { signedInAs } from '../../../core/session/testing.ts';
import { WorkbookButton } from './workbook-button.tsx';

configure({ asyncUtilTimeout: 20_000 });

/** The network: an answer that the test lets come, piece by piece. */
let asked: { address: URL; signal: AbortSignal | null | undefined }[];
let answer: () => Promise<Response>;
const saved = vi.fn<(name: string) => void>();
beforeEach(() => {
  asked = [];
  saved.mockClear();
  signedInAs('administrador', { menus: 'Dashboard' });
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked.push({ address: new URL(address, 'http://portal'), signal: init?.signal });
    return answer();
  });
  takeSaved(saved);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetFilters();
  forgetUser();
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['settings'], { ufs: [], anos: [2024, 2025] });
  return render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/propriedades/ciclo?ciclo=2']}>
          <HeaderActionsHost />
          <WorkbookButton board="ciclo" />
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
}
const start = () => screen.findByRole('button', { name: 'Baixar a página (XLSX)' });
const stop = () => screen.findByRole('button', { name: 'Cancelar o arquivo da página' });

/** A file that begins and goes on until its reader ends it. */
const endless = (signal: AbortSignal | null | undefined) =>
  new Response(
    new ReadableStream({
      start(control) {
        control.enqueue(new Uint8Array(1024));
        signal?.addEventListener('abort', () => control.error(signal.reason));
      },
    }),
  );

test('asks for its page under what is chosen, and saves the file under the name that the portal gave it', async () => {
  answer = () =>
    Promise.resolve(
      new Response('book', { headers: { 'content-disposition': 'attachment; filename="ciclo-2024.xlsx"' } }),
    );
  show();
  await userEvent.click(await start());
  await screen.findByText('Arquivo baixado');
  const { searchParams } = asked[0]?.address ?? new URL('http://nothing');
  expect(searchParams.get('action')).toBe('pasta-de-trabalho');
  expect(searchParams.get('painel')).toBe('ciclo');
  expect(searchParams.get('ciclo')).toBe('2');
  expect(saved).toHaveBeenCalledWith('ciclo-2024.xlsx');
  await start();
});

test('while it comes the same button ends it: the request is broken off, nothing is saved, nothing is said', async () => {
  answer = () => Promise.resolve(endless(asked.at(-1)?.signal));
  show();
  await userEvent.click(await start());
  const cancel = await stop();
  expect(asked).toHaveLength(1);
  await userEvent.click(cancel);
  await start();
  expect(asked[0]?.signal?.aborted).toBe(true);
  expect(saved).not.toHaveBeenCalled();
  expect(screen.queryByText('Não foi possível baixar o arquivo')).toBeNull();
});

test('says in the words of the portal why no file came, and can be pressed again', async () => {
  const result = 'O banco de dados não respondeu. Tente de novo em instantes.';
  answer = () => Promise.resolve(Response.json({ tipo: 0, result }, { status: 503 }));
  show();
  await userEvent.click(await start());
  await screen.findByText('Não foi possível baixar o arquivo');
  screen.getByText(result);
  expect(saved).not.toHaveBeenCalled();
  answer = () => Promise.resolve(new Response('book'));
  await userEvent.click(await start());
  await waitFor(() => expect(saved).toHaveBeenCalledWith('ciclo.xlsx'));
});

test('a file that breaks off in the middle is not offered', async () => {
  answer = () =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start(control) {
            control.enqueue(new Uint8Array(10));
            control.error(new TypeError('network error'));
          },
        }),
      ),
    );
  show();
  await userEvent.click(await start());
  await screen.findByText('Não foi possível baixar o arquivo');
  expect(saved).not.toHaveBeenCalled();
});

test('leaving the page ends what was coming', async () => {
  answer = () => Promise.resolve(endless(asked.at(-1)?.signal));
  const { unmount } = show();
  await userEvent.click(await start());
  await stop();
  unmount();
  expect(asked[0]?.signal?.aborted).toBe(true);
});
