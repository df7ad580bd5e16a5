import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../texts.ts';
import { forgetFilters } from '../../filters/filters-store.ts';
import { forgetUser } from '../../session/session-store.ts';
import { signedInAs } from '../../session/testing.ts';
import { ReportFile } from './report-file.tsx';
import { takeSaved } from './testing.ts';

/** The one request, as it was made, and what sends its answer. */
let signal: AbortSignal | null | undefined;
let answer: () => void;
/** Names of what was offered to be saved. */
let offered: string[];
beforeEach(() => {
  signal = undefined;
  offered = [];
  signedInAs('administrador');
  window.history.replaceState(null, '', '/relatorios-administrador');
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    signal = init.signal;
    return new Promise((resolve, reject) => {
      answer = () =>
        resolve(
          new Response('a;b', {
            headers: {
              'content-type': 'text/csv',
              'content-disposition': 'attachment; filename="metas.csv"',
            },
          }),
        );
      init.signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
    });
  });
  takeSaved((name) => offered.push(name));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetFilters();
  forgetUser();
  window.history.replaceState(null, '', '/');
});

/** A list whose row is drawn, or scrolled away. */
const list = (drawn: boolean) => (
  <UiProvider>
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        {drawn && (
          <ReportFile row={{ co_consulta: '10035', no_consulta: 'Metas do projeto' }} words="CSV, XLSX" />
        )}
      </BrowserRouter>
    </QueryClientProvider>
  </UiProvider>
);

test('the file of a row comes though the row is scrolled away meanwhile', async () => {
  const { rerender } = render(list(true));
  await userEvent.click(screen.getByRole('button', { name: 'CSV: Metas do projeto' }));
  await vi.waitFor(() => expect(signal).toBeDefined());
  rerender(list(false));
  expect(signal?.aborted).toBe(false);
  answer();
  await vi.waitFor(() => expect(offered).toEqual(['metas.csv']));
});

test('it ends with its page', async () => {
  const { rerender } = render(list(true));
  await userEvent.click(screen.getByRole('button', { name: 'CSV: Metas do projeto' }));
  await vi.waitFor(() => expect(signal).toBeDefined());
  window.history.replaceState(null, '', '/dashboard');
  rerender(list(false));
  expect(signal?.aborted).toBe(true);
});
