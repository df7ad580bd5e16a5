import type { Comparison, ReportAnswer } from '@fonte/contracts';
import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetUser } from '../../session/session-store.ts';
import { signedInAs } from '../../session/testing.ts';
import '../../texts.ts';
import { ReportTile } from './report-tile.tsx';

// A big number beside that of the period before: on its tile, and with the difference in its '?'.

configure({ asyncUtilTimeout: 20_000 });

const HINT = '264 ainda não contam';
const SAME_DAYS: Comparison = {
  period: '2025',
  before: '2024',
  until: { period: '2025-10-13', before: '2024-10-13' },
  figure: 17807,
  value: 18377,
  difference: -570,
  percent: -3.101703,
  good: 'up',
};
const answer = (comparison: Comparison | null, params: object = {}): ReportAnswer => ({
  co_consulta: 11120,
  no_consulta: 'Visitas realizadas',
  dt_atualizacao: '2025-10-14T05:40:00Z',
  json_label: JSON.stringify({ type: 'num', unit: 'visitas', scale: 0, hint: HINT, ...params }),
  total: 1,
  totalPagina: 1,
  series: [{ name: 'Visitas realizadas', data: [17807] }],
  labels: [],
  keys: [],
  thead: [],
  tbody: [],
  tfoot: null,
  comparison,
  share: null,
  provenance: {
    definition: 'Visitas válidas em 2025.',
    steps: [],
    filters: [],
    scope: '',
    dados_ate: '2025-10-13',
    carga: null,
    rows: null,
  },
  idColuna: null,
  drill: false,
});

beforeEach(() => {
  signedInAs('supervisor');
});
afterEach(() => {
  cleanup();
  forgetUser();
});

/** The tile, and the terms of its '?' with what they say. */
async function shown(of: ReportAnswer) {
  const report = {
    report: of.co_consulta,
    status: 'ready' as const,
    answer: of,
    failure: null,
    retry: () => undefined,
    title: of.no_consulta,
    filters: { ano: 2025, uf: null },
  };
  const element = <ReportTile report={report} />;
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </QueryClientProvider>
    </UiProvider>,
  );
  const tile = await screen.findByRole('region', { name: of.no_consulta });
  await userEvent.click(within(tile).getByRole('button', { name: /^De onde vem/ }));
  const popover = await screen.findByRole('dialog', { name: 'De onde vem este número' });
  const facts = within(popover)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')]);
  return { tile, facts };
}

test('the other figure stands on the tile, beside the hint, and both with their difference in the ?', async () => {
  const { tile, facts } = await shown(answer(SAME_DAYS));
  expect(tile).toHaveTextContent('▼ caiu 3,1% sobre 2024 até 13/10 (18.377)');
  expect(tile).toHaveTextContent(HINT);
  expect(facts.slice(0, 4)).toEqual([
    ['2025', '17.807 visitas até 13/10'],
    ['2024', '18.377 visitas até 13/10'],
    ['Diferença', '\u2212570 visitas (\u22123,1%)'],
    ['Relatório', '11120 · Visitas realizadas'],
  ]);
});

test('of whole periods no day is said; hectares keep their decimals', async () => {
  const whole: Comparison = {
    period: '1º semestre de 2025',
    before: '2º semestre de 2024',
    until: null,
    figure: 25.5,
    value: 12.5,
    difference: 13,
    percent: 104,
    good: 'up',
  };
  const { tile, facts } = await shown(answer(whole, { unit: 'ha', scale: 2, hint: null }));
  expect(tile).toHaveTextContent('▲ subiu 104,0% sobre 2º semestre de 2024 (12,50)');
  expect(facts.slice(0, 3)).toEqual([
    ['1º semestre de 2025', '25,50 ha'],
    ['2º semestre de 2024', '12,50 ha'],
    ['Diferença', '+13,00 ha (+104,0%)'],
  ]);
});

test('beside nothing there is no percentage, and the ? says both', async () => {
  const nothing = { ...SAME_DAYS, value: 0, difference: 17807, percent: null };
  const { tile, facts } = await shown(answer(nothing));
  expect(tile).not.toHaveTextContent('sobre');
  expect(facts.slice(0, 3)).toEqual([
    ['2025', '17.807 visitas até 13/10'],
    ['2024', '0 visitas até 13/10'],
    ['Diferença', '+17.807 visitas'],
  ]);
});

test('what is held against nothing says its hint alone', async () => {
  const { tile, facts } = await shown(answer(null));
  expect(tile).toHaveTextContent(HINT);
  expect(tile).not.toHaveTextContent('%');
  expect(facts[0]).toEqual(['Relatório', '11120 · Visitas realizadas']);
});
