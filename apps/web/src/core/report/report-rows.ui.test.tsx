import { reportRows } from '@fonte/contracts/endpoints/report-rows';
import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../texts.ts';
import { forgetFilters } from '../filters/filters-store.ts';
import { forgetUser } from '../session/session-store.ts';
import { signedInAs } from '../session/testing.ts';
import { ReportRows } from './report-rows.tsx';

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

const rows = (linhas: number | null) => () =>
  Promise.resolve(
    Response.json({
      relatorios: [
        { co_consulta: 11120, linhas },
        { co_consulta: 11157, linhas: 64_000 },
      ],
    }),
  );

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(['settings'], { ufs: [], anos: [2024, 2025] });
  return render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/relatorios-administrador']}>
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
}
const again = () => screen.findByRole('button', { name: /contar.* \(Visitas\)$/ });

test('one question for all rows; what was not counted in time says so, and is counted on at a click', async () => {
  answers = [rows(null), rows(12)];
  show();
  expect(screen.getAllByText(/Contando/)).not.toHaveLength(0);
  await screen.findByText('64.000');
  const late = await again();
  expect(late.textContent).toBe('Não contadas a tempo: contar');
  expect(asked.map(({ pathname }) => pathname)).toEqual([reportRows.path]);
  await userEvent.click(late);
  await screen.findByText('12');
  expect(asked).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what failed says that nothing was counted, and is asked for again', async () => {
  answers = [() => Promise.resolve(Response.json({ tipo: 0, result: 'Ocupado' }, { status: 503 })), rows(7)];
  show();
  const failed = await again();
  expect(failed.textContent).toBe('Não contadas: contar de novo');
  await userEvent.click(failed);
  await screen.findByText('64.000');
});
