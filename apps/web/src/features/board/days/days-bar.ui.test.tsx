import type { DashboardAnswer } from '@fonte/contracts';
import type { BoardDays } from '@fonte/contracts/boards';
import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../../../core/texts.ts';
import { forgetFilters } from '../../../core/filters/filters-store.ts';
import { forgetUser } from '../../../core/session/session-store.ts';
import { signedInAs } from '../../../core/session/testing.ts';
import { DaysBar } from './days-bar.tsx';
import { DaysOfPage } from './days-of-page.tsx';
import '../texts.ts';

// The calendar comes by itself.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => signedInAs('administrador', { menus: 'Monitoramento' }));
afterEach(() => {
  cleanup();
  forgetUser();
  forgetFilters();
});

const WHOLE = {
  dias: null,
  reports: [{ co_consulta: 1, answer: { provenance: { dados_ate: '2025-12-20' } }, failure: null }],
} as unknown as DashboardAnswer;

/** A page whose answer is there for the days that it was opened with, and on its way for all others. */
function Page({ kind, search }: { kind: BoardDays; search: string }) {
  const now = useLocation().search;
  return (
    <DaysOfPage kind={kind}>
      <DaysBar kind={kind} whole={now === search ? WHOLE : undefined} />
      <output>{now}</output>
    </DaysOfPage>
  );
}

function open(kind: BoardDays, search: string) {
  const client = new QueryClient();
  client.setQueryData(['settings'], { ufs: [], anos: [2024, 2025] });
  const router = createMemoryRouter([{ path: '*', element: <Page kind={kind} search={search} /> }], {
    initialEntries: [`/visitas/periodo${search}`],
  });
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
  return router;
}

/** Presses what has the focus, by the keyboard, and says which days the address then names. */
async function press(name: string): Promise<string | null> {
  const button = await screen.findByRole('button', { name });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name })).toHaveFocus();
  return screen.getByRole('status').textContent;
}

test('a button of the period keeps the focus while its days are fetched, and the fields show them', async () => {
  open('periodo', '?inicio=2025-01-01&fim=2025-01-31');
  await screen.findAllByRole('spinbutton');
  expect(await press('Últimos 7 dias')).toBe('?inicio=2025-12-14&fim=2025-12-20');
  expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual([
    '14',
    '12',
    '2025',
    '20',
    '12',
    '2025',
  ]);
  expect(await press('Últimos 30 dias')).toBe('?inicio=2025-11-21&fim=2025-12-20');
});

test('a day that is typed keeps the focus where it is typed', async () => {
  open('periodo', '?inicio=2025-01-01&fim=2025-01-31');
  const [day = document.body] = await screen.findAllByRole('spinbutton');
  await userEvent.click(day);
  await userEvent.keyboard('05');
  expect(screen.getByRole('status')).toHaveTextContent('?inicio=2025-01-05&fim=2025-01-31');
  expect(screen.getAllByRole('spinbutton')[1]).toHaveFocus();
});

test('days that change elsewhere are shown', async () => {
  const router = open('periodo', '?inicio=2025-01-01&fim=2025-01-31');
  await press('Últimos 7 dias');
  await router.navigate(-1);
  await waitFor(() => expect(screen.getAllByRole('spinbutton')[0]).toHaveTextContent('01'));
});

test('the step to another month keeps the focus, at the last one too', async () => {
  open('mes', '?inicio=2025-11-01&fim=2025-11-30');
  expect(await press('Mês seguinte')).toBe('?inicio=2025-12-01&fim=2025-12-31');
  expect(screen.getByRole('button', { name: 'Mês seguinte' })).toHaveAttribute('aria-disabled', 'true');
  expect(await press('Mês seguinte')).toBe('?inicio=2025-12-01&fim=2025-12-31');
});
