import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetUser } from '../../core/session/session-store.ts';
import { signedInAs } from '../../core/session/testing.ts';
import '../../core/indicator/texts.ts';
import { noteOpened } from './opened-panels.ts';
import { PanelBar } from './panel-bar.tsx';
import { PanelCards } from './panel-cards.tsx';
import type { ReadPanel } from './panels.ts';
import './texts.ts';

configure({ asyncUtilTimeout: 10_000 });

const view = (title: string, type: 'bigNumber' | 'line'): ReadPanel['config'][number] => ({
  title,
  subtitle: 'Teste',
  size: 6,
  type,
  indicadores: [{ id: 7, visible: true, sort: null, splitFilters: [] }],
  grouprow: [],
  dimensoes: [],
  inline: false,
  filters: [],
  splitFilters: [],
  splitStack: false,
  dynamicTexts: { top: '', bottom: '' },
});
const panel = (id: number, nome: string, config: ReadPanel['config'] = []): ReadPanel => ({
  id,
  nome,
  config,
  dimensoes: [],
});
const PANELS = [
  panel(1, 'Produção de leite', [
    view('Por mês', 'line'),
    view('Litros', 'bigNumber'),
    view('Por estado', 'line'),
    view('Por técnico', 'line'),
  ]),
  panel(2, 'Adoção de práticas', [view('Hectares', 'line')]),
  panel(3, 'Sem nada'),
];

const asked = vi.fn();
let answer: () => Response;
beforeEach(() => {
  signedInAs('supervisor', { id: 5 });
  answer = () =>
    Response.json({
      series: [{ id: 7, name: 'Leite', type: 'integer' }],
      data: [],
      groupby: [],
      itens_search: [],
      percent: null,
      totals: [{ id: 7, name: 'Leite', unidade: 'litros', value: 12_345 }],
      rowCount: 1,
      dados_ate: '2025-10-13',
      carga: '2025-10-14T08:40:00.000Z',
    });
  vi.stubGlobal('fetch', (address: string) => {
    asked(address);
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  cleanup();
  asked.mockClear();
  forgetUser();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = (panels: readonly ReadPanel[] = PANELS) =>
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <PanelCards panels={panels} addressOf={(id) => `/indicadores?painel=${id}`} />
      </QueryClientProvider>
    </UiProvider>,
  );
const names = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('the cards of panels', () => {
  test('say what each answers and one figure of it, and lead to it', async () => {
    show();
    const card = within(screen.getByText('Produção de leite').closest('section')!);
    card.getByText('Por mês · Litros · Por estado · e mais 1');
    expect(card.getByRole('link').getAttribute('href')).toBe('/indicadores?painel=1');
    await card.findByText(/12\.345\slitros/);
    within(screen.getByText('Sem nada').closest('section')!).getByText(
      'Este painel não possui visão de indicadores',
    );
  });

  test('whose figure does not come are a way to the panel all the same', async () => {
    answer = () => Response.json({ msg: 'Um erro desconhecido ocorreu' }, { status: 500 });
    show(PANELS.slice(0, 1));
    await screen.findByText('Sem número para mostrar agora.');
    expect(names()).toEqual(['Produção de leite']);
  });

  test('begin with those that this person opened last, and nobody else sees which they were', () => {
    noteOpened(5, 2, new Date(2026, 9, 2));
    noteOpened(5, 3, new Date(2026, 9, 1));
    const { unmount } = show();
    expect(names()).toEqual(['Adoção de práticas', 'Sem nada', 'Produção de leite']);
    screen.getByText('Aberto por último em 02/10/2026');
    unmount();
    signedInAs('supervisor', { id: 6 });
    show();
    expect(names()).toEqual(PANELS.map(({ nome }) => nome));
    expect(screen.queryByText(/Aberto por último/)).toBeNull();
  });
});

describe('the search', () => {
  const search = () => {
    const onPanel = vi.fn();
    render(
      <UiProvider>
        <PanelBar
          panels={PANELS}
          loading={false}
          panel={undefined}
          onPanel={onPanel}
          active={0}
          formOpen={false}
          onForm={() => undefined}
        />
      </UiProvider>,
    );
    return onPanel;
  };
  test('takes the only hit with Enter', async () => {
    const onPanel = search();
    await userEvent.type(screen.getByRole('combobox', { name: 'Painel' }), 'adocao{Enter}');
    expect(onPanel).toHaveBeenCalledWith(2);
  });
  test('chooses none of several unasked', async () => {
    const onPanel = search();
    await userEvent.type(screen.getByRole('combobox', { name: 'Painel' }), 'o{Enter}');
    expect(onPanel).not.toHaveBeenCalled();
  });
});
