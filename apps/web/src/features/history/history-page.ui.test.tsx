// What a load changed, as 'Histórico' shows it (second text, 2.13).
import { addressOf, PAGES, undotted } from '@fonte/contracts';
import * as history from '@fonte/contracts/endpoints/history';
import type { DiffPage, DiffRow } from '@fonte/contracts/routes/history';
import { toIsoDate } from '@fonte/pt-br';
import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RouterLink } from '../../core/navigation/router-link.tsx';
import { HistoryPage } from './history-page.tsx';
import { PropertyChangesPage } from './property-changes-page.tsx';

configure({ asyncUtilTimeout: 20_000 });

const DAY_MS = 86_400_000;
const TODAY = toIsoDate(new Date());
const CODE = '52.0001.0001';
const GONE = '52.0001.0009';

const row = (id: number, change: Partial<DiffRow>): DiffRow => ({
  id,
  type: 'UPDATE',
  key: `chave ${id}`,
  key_name: 'cod_propriedade',
  table_name: 'propriedade',
  date: TODAY,
  cod_propriedade: CODE,
  diff: [],
  ...change,
});
const ROWS = [
  row(1, {
    diff: [
      { key: 'nome', oldValue: 'Sítio Velho', value: 'Sítio Novo' },
      { key: 'area_total', oldValue: null, value: 12.5 },
    ],
  }),
  row(2, { type: 'ADD', diff: { nome: 'Chegada', fase: null } }),
  row(3, { type: 'REMOVE', cod_propriedade: GONE, diff: { nome: 'Sumida' } }),
  row(4, { key_name: 'id_visita', table_name: 'visita', cod_propriedade: GONE }),
];

const ofOne = (code: string) => ROWS.map((one) => ({ ...one, cod_propriedade: code }));
/** As a property's page asks for its changes: by the code of its address. */
const changesOf = (code: string) =>
  addressOf(history.changesOfProperty, { params: { code: undotted(code) } });

/** The network: the pages that it has, and what was asked of it. */
let asked: string[];
let pages: Record<string, DiffPage & { existe?: boolean; codigo?: string }>;
beforeEach(() => {
  asked = [];
  const page = {
    total: 25,
    atualizados: 12,
    adicionados: 9,
    removidos: 4,
    linhas: ROWS,
    colunas: [
      { tabela: 'propriedade' as const, coluna: 'cod_propriedade', nome: 'Código' },
      { tabela: 'propriedade' as const, coluna: 'area_total', nome: 'Área total (ha)' },
    ],
    sumidas: [GONE],
  };
  pages = {
    [addressOf(history.diff, { params: { table: 'propriedade', date: TODAY } })]: page,
    [changesOf(CODE)]: { ...page, linhas: ofOne(CODE), existe: true, codigo: CODE },
    [changesOf(GONE)]: { ...page, linhas: ofOne(GONE), existe: false, codigo: GONE },
  };
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(pages[address.split('?')[0] ?? '']);
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(rest: string) {
  const router = createMemoryRouter(
    [
      { path: PAGES.historico.path, element: <HistoryPage /> },
      { path: PAGES.mudancasDaPropriedade.path, element: <PropertyChangesPage /> },
    ],
    { initialEntries: [`/historico${rest}`] },
  );
  render(
    <UiProvider LinkComponent={RouterLink}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
}
const COLOURS = { '-': 'var(--mui-palette-historico-excluido)', '+': 'var(--mui-palette-historico-novo)' };
const OF_TODAY = `?tabela=propriedade&data=${TODAY}`;
const cellsOf = (line: HTMLElement) =>
  within(line)
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);

it('asks for a table and a day first, under its own name', async () => {
  open('');
  expect(screen.getByText('Selecione a tabela e data de referência')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Histórico' })).toBeInTheDocument();
  expect(screen.queryByText('Atualizados')).toBeNull();
  expect(screen.getByRole('button', { name: 'Buscar' })).toBeDisabled();
  expect(asked).toEqual([]);
});

it.each([
  ['of today', 0, true],
  ['of six days ago', 6, true],
  ['of eight days ago', 8, false],
])('searches a day %s', async (_, days, offered) => {
  open(`?tabela=visita&data=${toIsoDate(new Date(Date.now() - days * DAY_MS))}`);
  const search = screen.getByRole('button', { name: 'Buscar' });
  if (offered) expect(search).toBeEnabled();
  else expect(search).toBeDisabled();
});

it('counts what was changed, added and removed, and tells each row with its key and how many columns', async () => {
  open(OF_TODAY);
  await screen.findByText('chave 1');
  const counters = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(counters).toEqual([
    ['Atualizados', '12'],
    ['Adicionados', '9'],
    ['Removidos', '4'],
  ]);
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers.slice(0, 4)).toEqual(['Código', 'Propriedade', 'Tipo', 'Nº de colunas alteradas']);
  const [, ...lines] = screen.getAllByRole('row');
  expect(lines.map((line) => cellsOf(line).slice(0, 4))).toEqual([
    ['chave 1', CODE, 'Atualizado', '2'],
    ['chave 2', CODE, 'Adicionado', '-'],
    ['chave 3', GONE, 'Removido', '-'],
    ['chave 4', GONE, 'Atualizado', '0'],
  ]);
});

it('leads to the property, and of one that is gone to what was changed of it', async () => {
  open(OF_TODAY);
  const [there] = await screen.findAllByRole('link', { name: CODE });
  expect(there).toHaveAttribute('href', '/propriedades/detalhe/5200010001');
  const gone = screen.getAllByRole('link', { name: GONE });
  expect(gone.map((link) => link.getAttribute('href'))).toEqual([
    '/historico/propriedade/5200010009',
    '/historico/propriedade/5200010009',
  ]);
});

it.each([
  [CODE, true],
  [GONE, false],
])('the changes of %s lead back to it: %s', async (code, there) => {
  open(`/propriedade/${undotted(code)}`);
  await screen.findByText('chave 1');
  expect(screen.queryByRole('link', { name: code }) !== null).toBe(there);
  // Under its own code, whatever stands in the address.
  expect(screen.getByRole('heading', { name: `O que mudou na propriedade ${code}` })).toBeInTheDocument();
});

it('a link that was passed on before they had an address of their own leads there', async () => {
  open(`?propriedade=${CODE}`);
  await screen.findByText('chave 1');
  expect(asked).toEqual([`${changesOf(CODE)}?pagina=0`]);
});

it('names the key ID where rows of several tables stand together', async () => {
  open(`/propriedade/${undotted(CODE)}`);
  await screen.findByText('chave 1');
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers.slice(0, 3)).toEqual(['Data', 'Tabela', 'ID']);
});

it.each([
  [
    'chave 1',
    'Atualizado: Código chave 1',
    [
      ['-', 'nome', 'Sítio Velho'],
      ['+', 'nome', 'Sítio Novo'],
      ['-', 'Área total (ha)', '(vazio)'],
      ['+', 'Área total (ha)', '12,5'],
    ],
  ],
  [
    'chave 2',
    'Adicionado: Código chave 2',
    [
      ['+', 'nome', 'Chegada'],
      ['+', 'fase', '(vazio)'],
    ],
  ],
  ['chave 3', 'Removido: Código chave 3', [['-', 'nome', 'Sumida']]],
])('%s opens what was, red with −, and what is, green with +', async (key, title, told) => {
  open(OF_TODAY);
  await userEvent.click(await screen.findByText(key));
  const dialog = await screen.findByRole('dialog', { name: title });
  const lines = within(dialog).getAllByRole('row');
  expect(lines.map((line) => Array.from(line.children, (cell) => cell.textContent))).toEqual(told);
  for (const line of lines)
    expect(getComputedStyle(line).color).toBe(COLOURS[line.firstElementChild?.textContent as '-' | '+']);
  await userEvent.click(within(dialog).getByText('Fechar'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks the server for the second page', async () => {
  open(OF_TODAY);
  await userEvent.click(await screen.findByRole('button', { name: 'Ir para a próxima página' }));
  await vi.waitFor(() =>
    expect(asked.map((address) => address.split('?')[1])).toEqual(['pagina=0', 'pagina=1']),
  );
});
