// What the loads since one changed, as 'O que mudou' shows it.
import { addressOf } from '@fonte/contracts';
import * as history from '@fonte/contracts/endpoints/history';
import type { Changes, DiffPage, MovedFigure, MovedFigures, Touched } from '@fonte/contracts/routes/history';
import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RouterLink } from '../../../core/navigation/router-link.tsx';
import { forgetUser } from '../../../core/session/session-store.ts';
import { signedInAs } from '../../../core/session/testing.ts';
import { SincePage } from './since-page.tsx';

configure({ asyncUtilTimeout: 20_000 });

const CODE = '52.0001.0001';
const LAST = { versao: 7, quando: '2025-10-14T08:40:00.000Z', primeira: false };
const FIRST = { versao: 3, quando: '2025-09-01T08:40:00.000Z', primeira: true };
const none = { novas: 0, correcoes: 0, remocoes: 0 };
const CHANGES: Changes = {
  carga: LAST,
  cargas: [LAST, FIRST],
  antiga: false,
  tabelas: [
    { tabela: 'propriedade', ...none, correcoes: 1 },
    { tabela: 'visita', ...none, novas: 1200 },
    { tabela: 'geometria', ...none },
  ],
  demais: false,
  total: 1201,
  ufs: [{ uf: 'GO', ...none, novas: 1200, correcoes: 1 }],
  tecnicos: [
    { ref: 'a1', nome: 'Ana', uf: 'GO', ...none, novas: 1200, correcoes: 1 },
    { ref: 'nenhum', nome: null, uf: null, ...none, correcoes: 1 },
  ],
  em_dois: { ufs: 0, tecnicos: 1 },
};
const TOUCHED: { total: number; linhas: Touched[] } = {
  total: 2,
  linhas: [
    {
      cod_propriedade: CODE,
      nome: 'Ipês',
      uf: 'GO',
      existe: true,
      ...none,
      correcoes: 1,
      colunas: ['Situação', 'Nome'],
    },
    {
      cod_propriedade: '52.0001.0009',
      nome: 'Antiga',
      uf: 'GO',
      existe: false,
      ...none,
      remocoes: 1,
      colunas: [],
    },
  ],
};
const DIFFS: DiffPage = {
  total: 0,
  atualizados: 0,
  adicionados: 0,
  removidos: 0,
  linhas: [],
  colunas: [],
  sumidas: [],
};

const unasked = () => Response.error();
const FIGURE: MovedFigure = {
  co_consulta: 11116,
  titulo: 'Visitas',
  ano: 2025,
  unidade: '',
  escala: 0,
  antes: '1200',
  hoje: '1238',
  diferenca: '38',
  revisto: false,
};
const MOVED: MovedFigures = {
  situacao: 'comparado',
  uf: 'GO',
  antes: { versao: 3, quando: '2025-09-01T08:40:00.000Z', dados_ate: '2025-08-31' },
  comparados: 40,
  linhas: [
    FIGURE,
    { ...FIGURE, co_consulta: 2, titulo: 'Área', ano: 2024, unidade: 'ha', escala: 2, revisto: true },
    { ...FIGURE, co_consulta: 3, titulo: 'Lotação', ano: null, escala: 1, antes: null, diferenca: null },
  ].map((one) =>
    one.co_consulta === 2 ? { ...one, antes: '100.5', hoje: '100.499', diferenca: '-0.001' } : one,
  ),
};

/** The network: answers by path, and what was asked of it. */
let asked: string[];
let answers: Record<string, () => Response>;
const path = (endpoint: Parameters<typeof addressOf>[0], params: object) => addressOf(endpoint, { params });
beforeEach(() => {
  asked = [];
  answers = {
    [path(history.changesOfProperty, { code: CODE })]: () => Response.json(DIFFS),
  };
  for (const versao of ['7', 'ultima']) {
    answers[path(history.changesSince, { versao })] = () => Response.json(CHANGES);
    answers[path(history.touchedSince, { versao })] = () => Response.json(TOUCHED);
    answers[path(history.movedFigures, { versao })] = () => Response.json(MOVED);
  }
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = answers[address.split('?')[0] ?? ''] ?? unasked;
    return answer();
  });
  signedInAs('coordenador', { uf: 'GO' });
});
afterEach(() => {
  // The page asks who is there as long as it stands.
  cleanup();
  forgetUser();
  vi.unstubAllGlobals();
});

function open(address: string) {
  const router = createMemoryRouter([{ path: '/historico/desde/:versao', element: <SincePage /> }], {
    initialEntries: [address],
  });
  render(
    <UiProvider LinkComponent={RouterLink}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
  return router;
}
const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));
const tableOf = async (name: string) => within(await screen.findByRole('group', { name })).getByRole('table');

it('counts by table, state and technician, and says which rows count twice', async () => {
  open('/historico/desde/7');
  expect(
    await screen.findByRole('heading', { name: /O que mudou desde a carga de 14\/10\/2025/ }),
  ).toBeInTheDocument();
  expect(textsOf(await tableOf('Por tabela'))).toEqual([
    ['Tabela', 'Novas', 'Correções', 'Remoções'],
    ['Propriedade', '0', '1', '0'],
    ['Visita', '1.200', '0', '0'],
    ['Geometria', '0', '0', '0'],
  ]);
  expect(textsOf(await tableOf('Por UF')).slice(1)).toEqual([['GO', '1.200', '1', '0']]);
  expect(textsOf(await tableOf('Por técnico')).slice(1)).toEqual([
    ['Ana (GO)', '1.200', '1', '0'],
    ['Sem técnico', '0', '1', '0'],
  ]);
  expect(screen.getByText(/mudaram de técnico contam nos dois: 1\./)).toBeInTheDocument();
  expect(screen.queryByText(/mudaram de UF/)).toBeNull();
  expect(await screen.findByText('1.201 linhas em 2 propriedades')).toBeInTheDocument();
  // Histórico by day is for two profiles.
  expect(screen.queryByRole('link', { name: 'Histórico por dia' })).toBeNull();
});

it('says which numbers of the pages moved, and which of them of a year that was over', async () => {
  open('/historico/desde/7');
  expect(textsOf(await tableOf('Números das páginas'))).toEqual([
    ['Número', 'Ano', 'Carga anterior', 'Hoje', 'Mudança'],
    ['Visitas', '2025 ', '1.200', '1.238', '+38'],
    ['Área', '2024 revisto', '100,50\u00a0ha', '100,50\u00a0ha', '\u22120,001000\u00a0ha'],
    ['Lotação', 'Sem ano ', '–', '1.238,0', '–'],
  ]);
  expect(screen.getByText(/3 de 40 números mudaram desde a carga de 01\/09\/2025/)).toHaveTextContent(
    'com dados até 31/08/2025',
  );
});

it.each([
  ['comparado', 'Nenhum número mudou'],
  ['em_preparo', 'Os números de hoje ainda estão sendo guardados'],
  ['sem_anterior', 'Não há números guardados de antes desta carga'],
] as const)('of figures that are %s it says so', async (situacao, sentence) => {
  answers[path(history.movedFigures, { versao: '7' })] = () =>
    Response.json({ ...MOVED, situacao, antes: null, linhas: [] });
  open('/historico/desde/7?estado=GO');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(asked).toContain(`${path(history.movedFigures, { versao: '7' })}?uf=GO`);
});

it('has no numbers for who sees a part of a state', async () => {
  answers[path(history.movedFigures, { versao: '7' })] = () =>
    Response.json({ ...MOVED, situacao: 'parte', antes: null, linhas: [] });
  open('/historico/desde/7');
  await tableOf('Propriedades');
  await vi.waitFor(() => expect(screen.queryByText('Números das páginas')).toBeNull());
});

it('has the load by its number in the address, so that a link shows the same later', async () => {
  const router = open('/historico/desde/ultima?tabela=visita');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/historico/desde/7'));
  expect(router.state.location.search).toBe('?tabela=visita');
});

it('narrows by a name in a table or a choice, in the address and in what is asked', async () => {
  const router = open('/historico/desde/7?pagina=2');
  await userEvent.click(within(await tableOf('Por UF')).getByRole('button', { name: 'GO' }));
  expect(router.state.location.search).toBe('?estado=GO');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Remoções');
  expect(router.state.location.search).toBe('?estado=GO&tipo=remocao');
  await vi.waitFor(() =>
    expect(
      asked
        .filter((address) => address.includes('/properties'))
        .at(-1)
        ?.split('?')[1],
    ).toBe('tipo=remocao&uf=GO&pagina=0'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ver tudo' }));
  expect(router.state.location.search).toBe('');
});

it('leads from a property to its own changes since the load, and back', async () => {
  const router = open('/historico/desde/7');
  const table = await tableOf('Propriedades');
  const [, there, gone] = textsOf(table);
  expect([there?.[0], there?.[1]]).toEqual([`${CODE}Ipês, GO`, 'Situação, Nome']);
  expect(gone?.[0]).toBe('52.0001.0009Antiga, GO, Saiu do programa');
  // What is gone has no page.
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([CODE]);
  await userEvent.click(within(table).getByRole('button', { name: `Ver o que mudou em ${CODE}` }));
  expect(router.state.location.search).toBe(`?propriedade=${CODE}`);
  await screen.findByText('Nenhum registro encontrado');
  expect(asked.at(-1)).toBe(`${path(history.changesOfProperty, { code: CODE })}?pagina=0&desde=7`);
  await userEvent.click(screen.getByRole('button', { name: 'Todas as mudanças' }));
  expect(await tableOf('Propriedades')).toBeInTheDocument();
});

it('tells a first load, and asks for no properties where there are too many changes', async () => {
  const many: Changes = {
    ...CHANGES,
    carga: FIRST,
    antiga: true,
    demais: true,
    total: null,
    ufs: [],
    tecnicos: [],
    em_dois: { ufs: 0, tecnicos: 0 },
  };
  answers[path(history.changesSince, { versao: '3' })] = () => Response.json(many);
  answers[path(history.movedFigures, { versao: '3' })] = () =>
    Response.json({ ...MOVED, situacao: 'sem_anterior', antes: null, linhas: [] });
  open('/historico/desde/3');
  expect(await screen.findByText('Primeira carga')).toBeInTheDocument();
  expect(screen.getByText('Mais de 100.000 mudanças')).toBeInTheDocument();
  expect(screen.getByText(/fica guardado por 366 dias/)).toBeInTheDocument();
  expect(await tableOf('Por tabela')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Por técnico' })).toBeNull();
  expect(asked.some((address) => address.includes('/properties'))).toBe(false);
});

it('leads from a load that is none to the last one', async () => {
  const body = { tipo: 3, result: 'Esta carga não existe, nem outra depois dela', codigo: 'changesNotFound' };
  answers[path(history.changesSince, { versao: '99' })] = () => Response.json(body, { status: 404 });
  const router = open('/historico/desde/99');
  await userEvent.click(await screen.findByRole('link', { name: 'Ver o que mudou na última carga' }));
  expect(await tableOf('Por tabela')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/historico/desde/7');
});

it('begins at the first page of another load', async () => {
  answers[path(history.touchedSince, { versao: '7' })] = () => Response.json({ ...TOUCHED, total: 45 });
  answers[path(history.changesSince, { versao: '3' })] = () => Response.json({ ...CHANGES, carga: FIRST });
  answers[path(history.touchedSince, { versao: '3' })] = () => Response.json(TOUCHED);
  const router = open('/historico/desde/7?estado=GO&pagina=2');
  await tableOf('Propriedades');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Desde a carga' }), '3');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/historico/desde/3'));
  expect(router.state.location.search).toBe('?estado=GO');
});

it('shows the last page for one that is none', async () => {
  answers[path(history.touchedSince, { versao: '7' })] = () => Response.json({ ...TOUCHED, total: 45 });
  const router = open('/historico/desde/7?pagina=9');
  await vi.waitFor(() => expect(router.state.location.search).toBe('?pagina=3'));
});

it('says that nothing changed', async () => {
  answers[path(history.touchedSince, { versao: '7' })] = () => Response.json({ total: 0, linhas: [] });
  open('/historico/desde/7');
  expect(
    await screen.findByText('Esta carga e as seguintes não mudaram o que você vê e escolheu.'),
  ).toBeInTheDocument();
});

it('says what failed, and asks again', async () => {
  const address = path(history.changesSince, { versao: '7' });
  const right = answers[address] ?? unasked;
  answers[address] = () => Response.json({ tipo: 3, result: 'Caiu', codigo: 'unexpected' }, { status: 500 });
  open('/historico/desde/7');
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  answers[address] = right;
  await userEvent.click(again);
  expect(await tableOf('Por tabela')).toBeInTheDocument();
});
