import { reportRows } from '@fonte/contracts/endpoints/report-rows';
import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../texts.ts';
import { forgetFilters } from '../../filters/filters-store.ts';
import { forgetUser } from '../../session/session-store.ts';
import { signedInAs } from '../../session/testing.ts';
import { ReportRows } from './report-rows.tsx';
import { RowsProgress } from './rows-progress.tsx';

configure({ asyncUtilTimeout: 20_000 });

/** The network: what it is asked, and what it answers, one after the other. */
let asked: URL[];
let answers: (() => Promise<Response>)[];
beforeEach(() => {
  asked = [];
  signedInAs('nacional');
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(new URL(address, 'http://portal'));
    return (answers.shift() ?? (() => Promise.reject(new TypeError('not foreseen'))))();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  forgetFilters();
  forgetUser();
});

const rows =
  (visits: number | null, properties: number | null = 64_000) =>
  () =>
    Promise.resolve(
      Response.json({
        relatorios: [
          { co_consulta: 11120, linhas: visits },
          { co_consulta: 11157, linhas: properties },
        ],
      }),
    );

/** An answer that comes when it is sent. */
function held(): { send: (answer: () => Promise<Response>) => void; answer: () => Promise<Response> } {
  let send: (value: Response | Promise<Response>) => void = () => {};
  const coming = new Promise<Response>((resolve) => {
    send = resolve;
  });
  return { send: (answer) => send(answer()), answer: () => coming };
}

function newClient() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(['settings'], { ufs: [], anos: [2024, 2025] });
  return client;
}

function show(client = newClient()) {
  const shown = render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/relatorios-administrador']}>
          <RowsProgress />
          <p>
            <ReportRows row={{ co_consulta: '11120', no_consulta: 'Visitas' }} />
          </p>
          <p>
            <ReportRows row={{ co_consulta: '11157', no_consulta: 'Propriedades' }} />
          </p>
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
  return { client, ...shown };
}
const again = () => screen.findByRole('button', { name: /contar.* \(Visitas\)$/ });

test('one question for all rows, asked again by itself while it counts more, with how far it is', async () => {
  const second = held();
  answers = [rows(null), second.answer];
  show();
  expect(screen.getAllByText(/Contando…/)).toHaveLength(2);
  await screen.findByText('64.000');
  await screen.findByText('1 de 2 relatórios');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  expect(screen.getByText('Contando…')).toBeInTheDocument();
  second.send(rows(12));
  await screen.findByText('12');
  expect(asked.map(({ pathname }) => pathname)).toEqual([reportRows.path, reportRows.path]);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a stop leaves what is counted, and the rest is counted at a click', async () => {
  answers = [rows(null), held().answer, rows(12)];
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await screen.findByText('Contadas as linhas de 1 de 2 relatórios.');
  expect(screen.getByText('64.000')).toBeInTheDocument();
  expect((await again()).textContent).toBe('Não contadas: contar');
  expect(asked).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Contar as outras' }));
  await screen.findByText('12');
  expect(asked).toHaveLength(3);
});

test('what a call leaves as it was is not asked for without end', async () => {
  answers = [rows(null), rows(null), rows(12)];
  show();
  await userEvent.click(await again());
  await screen.findByText('12');
  expect(asked).toHaveLength(3);
});

test('whoever comes back to it goes on with what was left', async () => {
  answers = [rows(null), held().answer, rows(12)];
  const { client, unmount } = show();
  await screen.findByText('64.000');
  unmount();
  show(client);
  await screen.findByText('12');
  expect(asked).toHaveLength(3);
});

test('what failed says that nothing was counted, and is asked for again', async () => {
  answers = [() => Promise.resolve(Response.json({ tipo: 0, result: 'Ocupado' }, { status: 503 })), rows(7)];
  show();
  const failed = await again();
  expect(failed.textContent).toBe('Não contadas: contar de novo');
  await userEvent.click(failed);
  await screen.findByText('64.000');
});
