import { addressOf } from '@fonte/contracts';
import { panelNotes, removeNote, writeViewNote } from '@fonte/contracts/endpoints/figure-notes';
import { UiProvider, type ChartNote } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../texts.ts';
import { forgetUser } from '../session/session-store.ts';
import { signedInAs } from '../session/testing.ts';
import type { FigureNote, NotedChart } from './calls.ts';
import { NotesOfChart } from './notes-of-chart.tsx';

configure({ asyncUtilTimeout: 20_000 });

const NOTE: FigureNote = {
  id: 7,
  relatorio: 211150,
  visao: null,
  inicio: '2024-05-01',
  fim: '2024-05-31',
  uf: null,
  texto: 'Greve dos técnicos',
  leitores: 'todos',
  autor: 'Ana Souza',
  escrita_em: '2024-06-03T12:00:00Z',
  alterada_por: null,
  alterada_em: null,
  versao: 1,
};
const LATER: FigureNote = { ...NOTE, id: 8, inicio: '2025-02-01', fim: '2025-02-01', texto: 'Fora do ano' };
const MONTHS = Array.from({ length: 12 }, (_, month) => ({ mes: 202401 + month }));

/** The network: what it is asked, and the notes that there are. */
let sent: { method: string; path: string; body: unknown }[];
let notes: FigureNote[];
let asked: string[];
beforeEach(() => {
  sent = [];
  asked = [];
  notes = [NOTE, LATER];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    if (method !== 'GET') {
      sent.push({ method, path: address, body: typeof body === 'string' ? JSON.parse(body) : null });
      if (method === 'DELETE') notes = [LATER];
      return Response.json(method === 'DELETE' ? { deleted: true } : { id: 9 });
    }
    asked.push(address);
    return Response.json({ notas: notes });
  });
});
afterEach(() => {
  cleanup();
  forgetUser();
  vi.unstubAllGlobals();
});

function show(profile: 'administrador' | 'consulta', ...charts: NotedChart[]) {
  signedInAs(profile);
  const shown = vi.fn<(marks: readonly ChartNote[]) => void>();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['settings'], { ufs: [{ uf: 'GO', nome: 'Goiás' }], anos: [2024] });
  const shownCharts = charts.length > 0 ? charts : [{ report: 211150 } as const];
  const card = shownCharts.map((chart, at) => (
    <NotesOfChart key={at} chart={chart} keys={MONTHS} uf="GO" title="Visitas por mês" onShown={shown} />
  ));
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: card }])} />
      </QueryClientProvider>
    </UiProvider>,
  );
  return shown;
}

test('a reader finds the notes of the shown months, counted, and the chart is told where they are', async () => {
  const shown = show('consulta');
  await userEvent.click(await screen.findByRole('button', { name: 'Notas (1)' }));
  expect(shown).toHaveBeenLastCalledWith([
    { from: 4, until: 4, mark: '1', text: '1. 01/05/2024 a 31/05/2024 · todo o país: Greve dos técnicos' },
  ]);
  const dialog = await screen.findByRole('dialog', { name: 'Notas: Visitas por mês' });
  expect(within(dialog).getByText('Greve dos técnicos')).toBeVisible();
  expect(within(dialog).queryByText('Fora do ano')).toBeNull();
  expect(within(dialog).queryByRole('button', { name: /mudar|remover|escrever/i })).toBeNull();
});

test('a chart without notes offers nothing to who only reads', async () => {
  notes = [LATER];
  const shown = show('consulta');
  await waitFor(() => expect(shown).toHaveBeenCalledWith([]));
  expect(screen.queryByRole('button')).toBeNull();
});

/** Says a day and the words of a note in its form, and waits until they are sent. */
async function save(form: HTMLElement): Promise<void> {
  await userEvent.click(within(form).getAllByRole('spinbutton', { name: /dia/i }).at(0)!);
  await userEvent.keyboard('12052024');
  await userEvent.type(within(form).getByRole('textbox', { name: 'Nota' }), 'Greve');
  await userEvent.click(within(form).getByRole('button', { name: 'Gravar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
}

test('a note is written for staff alone, of the state that is shown, once its days and words are there', async () => {
  notes = [];
  show('administrador');
  await userEvent.click(await screen.findByRole('button', { name: 'Escrever nota' }));
  const form = await screen.findByRole('dialog', { name: 'Escrever nota' });
  await userEvent.click(within(form).getByRole('button', { name: 'Gravar' }));
  expect(within(form).getAllByText('Diga o dia')).toHaveLength(2);
  expect(within(form).getByText(/^A equipe lê a nota/)).toBeVisible();
  expect(within(form).getByText('Escreva a nota')).toBeVisible();
  expect(sent).toEqual([]);
  await save(form);
  expect(sent[0]).toMatchObject({
    method: 'POST',
    body: {
      relatorio: 211150,
      inicio: '2024-05-12',
      fim: '2024-05-12',
      uf: 'GO',
      texto: 'Greve',
      leitores: 'equipe',
    },
  });
});

test('the days may be those of a month that the chart shows', async () => {
  notes = [];
  show('administrador');
  await userEvent.click(await screen.findByRole('button', { name: 'Escrever nota' }));
  const form = await screen.findByRole('dialog', { name: 'Escrever nota' });
  const month = within(form).getByRole<HTMLSelectElement>('combobox', { name: 'Ponto do gráfico' });
  expect(month.selectedOptions[0]?.text).toBe('Escolha, ou diga os dias');
  await userEvent.selectOptions(month, 'mai. 2024');
  expect(month.selectedOptions[0]?.text).toBe('mai. 2024');
  await userEvent.type(within(form).getByRole('textbox', { name: 'Nota' }), 'Greve');
  await userEvent.click(within(form).getByRole('button', { name: 'Gravar' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { inicio: '2024-05-01', fim: '2024-05-31' } }]));
});

test('a changed form asks before it is closed; what was not saved is not sent', async () => {
  show('administrador');
  await userEvent.click(await screen.findByRole('button', { name: 'Notas (1)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mudar a nota 1' }));
  const form = await screen.findByRole('dialog', { name: 'Mudar nota' });
  await userEvent.type(within(form).getByRole('textbox', { name: 'Nota' }), ' de campo');
  await userEvent.click(within(form).getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sair e descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Mudar nota' })).toBeNull());
  expect(sent).toEqual([]);
});

test('a note is removed after a question, and is then gone from the list and the chart', async () => {
  const shown = show('administrador');
  await userEvent.click(await screen.findByRole('button', { name: 'Notas (1)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remover a nota 1' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remover a nota 1?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Remover' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ method: 'DELETE', path: addressOf(removeNote, { params: { id: 7 } }) }]),
  );
  await waitFor(() => expect(shown).toHaveBeenLastCalledWith([]));
});

describe('views of a panel', () => {
  const MONTH = '0c6f7f4e-0000-4000-8000-000000000001';
  const DAY = '0c6f7f4e-0000-4000-8000-000000000002';
  const ofView = (view: string) => ({ panel: 5, view });

  test('ask once for the notes of all of them, and each shows its own', async () => {
    notes = [
      { ...NOTE, relatorio: null, visao: DAY },
      { ...NOTE, id: 8, relatorio: null, visao: MONTH, texto: 'Enchente' },
    ];
    const shown = show('consulta', ofView(MONTH), ofView(DAY));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Notas (1)' })).toHaveLength(2));
    expect(asked).toEqual([addressOf(panelNotes, { params: { id: 5 }, query: { uf: 'GO' } })]);
    const told = shown.mock.calls.flatMap(([marks]) => marks.map(({ text }) => text));
    expect(told).toEqual([expect.stringMatching(/Enchente$/), expect.stringMatching(/Greve dos técnicos$/)]);
  });

  test('take a note for the one it is written on', async () => {
    notes = [];
    show('administrador', ofView(MONTH));
    await userEvent.click(await screen.findByRole('button', { name: 'Escrever nota' }));
    const form = await screen.findByRole('dialog', { name: 'Escrever nota' });
    await save(form);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: addressOf(writeViewNote, { params: { id: 5 } }),
      body: { visao: MONTH, inicio: '2024-05-12', texto: 'Greve' },
    });
  });
});
