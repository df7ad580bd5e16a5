import type { DrillAnswer, DrillPoint, FigureCheck } from '@fonte/contracts';
import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeFilters, forgetFilters } from '../../filters/filters-store.ts';
import { forgetUser } from '../../session/session-store.ts';
import { signedInAs } from '../../session/testing.ts';
import '../../texts.ts';
import { DetailDialog } from './detail-dialog.tsx';

// 'De onde vem este número' of a clicked cell, and 'Conferir' of it alone.

configure({ asyncUtilTimeout: 20_000 });

const POINT: DrillPoint = { co_consulta: 11121, idColuna: 'area_conservacao', data: { uf: 'GO' } };
const LOAD = '2025-10-14T05:40:00Z';
const ANSWER: DrillAnswer = {
  co_consulta: 11121,
  no_consulta: 'Resultados por estado',
  dt_atualizacao: LOAD,
  total: 0,
  totalPagina: 0,
  page: 1,
  thead: [],
  tbody: [],
  tfoot: null,
  ponto: [{ label: 'Estado', value: 'Goiás' }],
  filtros: [{ label: 'Ano', value: '2025' }],
  definicao: 'Soma da área das práticas de conservação.',
  alcance: 'Todas as propriedades do programa',
  soma: { value: 18, unit: 'ha' },
  conferido: true,
  partes: [{ label: 'Área', linhas: 3, valor: 18 }],
  todas: 3,
  dados_ate: '2025-10-13',
};
const CHECK: FigureCheck = {
  co_consulta: 11121,
  dt_atualizacao: LOAD,
  dados_ate: '2025-10-13',
  figura: 18,
  unidade: 'ha',
  mostrado: 18,
  modo: 'sum',
  linhas: 3,
  soma: 18,
  partes: [],
  igual: true,
  outra_carga: false,
};

/** The network: what 'Conferir' was asked, and what is answered. */
let checked: unknown[];
let answer: DrillAnswer;
let verdict: FigureCheck;
beforeEach(() => {
  signedInAs('administrador');
  changeFilters({ ano: 2025, uf: null });
  checked = [];
  answer = ANSWER;
  verdict = CHECK;
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (!address.includes('action=conferir')) return Response.json(answer);
    checked.push(JSON.parse(body as string));
    return Response.json(verdict);
  });
});
afterEach(() => {
  cleanup();
  forgetFilters();
  forgetUser();
  vi.unstubAllGlobals();
});

async function help() {
  const onClose = vi.fn<() => void>();
  const detail = { point: POINT, page: 2, list: { busca: 'ipê' } };
  const dialog = <DetailDialog detail={detail} onTurn={() => undefined} onClose={onClose} />;
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />
      </QueryClientProvider>
    </UiProvider>,
  );
  const name = 'De onde vem este número: Resultados por estado';
  const shell = await screen.findByRole('dialog', { name: 'Detalhamento' });
  await userEvent.click(await within(shell).findByRole('button', { name }));
  return { popover: await screen.findByRole('dialog', { name: 'De onde vem este número' }), onClose };
}

test('the ? of a cell says what it counts, of which point, filters and rows', async () => {
  const { popover, onClose } = await help();
  for (const words of [
    ANSWER.definicao,
    '18 ha',
    '11121 · Resultados por estado',
    'Estado: Goiás',
    'Ano: 2025',
    ANSWER.alcance,
  ])
    expect(within(popover).getByText(words)).toBeVisible();
  expect(checked).toEqual([]);
  // The rows stay behind it.
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(ANSWER.definicao)).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
});

test("'Conferir' is of the point, whatever its reader laid on the rows, and says what came of it", async () => {
  const { popover } = await help();
  await userEvent.click(within(popover).getByRole('button', { name: 'Conferir' }));
  await within(popover).findByText(
    '3 linhas lidas e somadas uma a uma: dão 18 ha, igual ao número do relatório.',
  );
  expect(checked).toEqual([{ ...POINT, $ano: [2025], mostrado: 18, carga: LOAD }]);
});

test('one that differs tells both numbers', async () => {
  verdict = { ...CHECK, soma: 17, igual: false };
  const { popover } = await help();
  await userEvent.click(within(popover).getByRole('button', { name: 'Conferir' }));
  await within(popover).findByText(
    /^Não confere: o número mostrado é 18 ha, e as linhas lidas \(3\) dão 17 ha/,
  );
});

test('rows that come to no figure have nothing to check', async () => {
  answer = { ...ANSWER, soma: null, conferido: null };
  const { popover } = await help();
  expect(within(popover).getByText(ANSWER.definicao)).toBeVisible();
  expect(within(popover).queryByRole('button', { name: 'Conferir' })).toBeNull();
});
