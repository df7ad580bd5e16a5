import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfigurationHome } from './configuration-home.tsx';

configure({ asyncUtilTimeout: 10_000 });

const indicator = (id: number, day: number, used: number) => ({
  id,
  nome_indicador: `Indicador ${id}`,
  atualizado_em: `2025-10-${String(day).padStart(2, '0')}T12:00:00.000Z`,
  usado_em: Array.from({ length: used }, (_, at) => ({ onde: 'painel', id: at, nome: `Painel ${at}` })),
});
const panel = (id: number, published: boolean, rascunho: boolean) => ({
  id,
  painel: `Painel ${id}`,
  published,
  rascunho,
  atualizado_em: `2025-09-0${id}T12:00:00.000Z`,
});

let answers: Record<'indicators' | 'painel', () => Response>;
beforeEach(() => {
  answers = { indicators: () => Response.json([]), painel: () => Response.json([]) };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(answers[address.includes('/painel/') ? 'painel' : 'indicators']()),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <UiProvider>
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <ConfigurationHome />
        </QueryClientProvider>
      </MemoryRouter>
    </UiProvider>,
  );
const card = async (name: string) => within(await screen.findByRole('region', { name }));
/** Number and unit: the unit stands smaller beside it. */
const figureOf = (shown: { getByText: (text: RegExp) => HTMLElement }) =>
  shown.getByText(/^(indicador(es)?|pain(el|éis))$/).parentElement?.textContent;

test('says how many there are, and leads to those that were changed last, the newest first', async () => {
  answers.indicators = () =>
    Response.json([3, 9, 1, 14, 7, 12].map((day, at) => indicator(at + 1, day, at % 2)));
  answers.painel = () => Response.json([panel(1, true, true), panel(2, true, false), panel(3, false, true)]);
  show();
  const indicators = await card('Config. Indicador');
  await indicators.findByText('3 em nenhum lugar');
  expect(figureOf(indicators)).toBe('6 indicadores');
  const last = within(indicators.getByRole('list')).getAllByRole('listitem');
  expect(last.map((line) => line.textContent)).toEqual([
    'Indicador 414/10/2025',
    'Indicador 612/10/2025',
    'Indicador 209/10/2025',
    'Indicador 507/10/2025',
    'Indicador 103/10/2025',
  ]);
  expect(indicators.getByRole('link', { name: 'Indicador 4' }).getAttribute('href')).toBe(
    '/configuracoes/indicador/editar/4',
  );
  const panels = await card('Config. Painel');
  await panels.findByText('2 publicados · 1 com mudanças não publicadas');
  expect(figureOf(panels)).toBe('3 painéis');
  expect(panels.getByRole('link', { name: 'Painel 3' }).getAttribute('href')).toBe(
    '/configuracoes/painel/editar/3',
  );
  for (const [name, to] of [
    ['Criar Painel', '/configuracoes/painel/criar'],
    ['Ver todos', '/configuracoes/painel'],
  ] as const)
    expect(panels.getByRole('link', { name }).getAttribute('href')).toBe(to);
});

test('where there is none it says how the first one is made', async () => {
  show();
  const indicators = await card('Config. Indicador');
  await indicators.findByText(/^Nenhum indicador ainda/);
  expect(indicators.getByRole('link', { name: 'Criar Indicador' }).getAttribute('href')).toBe(
    '/configuracoes/indicador/criar',
  );
  expect(indicators.queryByRole('list')).toBeNull();
});

test('what does not come can be asked for again, the other card stands', async () => {
  answers.painel = () => Response.json({ msg: 'Um erro desconhecido ocorreu' }, { status: 500 });
  answers.indicators = () => Response.json([indicator(1, 2, 1)]);
  show();
  const panels = await card('Config. Painel');
  const again = await panels.findByRole('button', { name: 'Tentar de novo' });
  const indicators = await card('Config. Indicador');
  await indicators.findByRole('list');
  expect(figureOf(indicators)).toBe('1 indicador');
  answers.painel = () => Response.json([panel(1, true, false)]);
  await userEvent.click(again);
  await panels.findByText('1 publicado');
  expect(figureOf(panels)).toBe('1 painel');
});
