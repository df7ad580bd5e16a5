import { UiProvider } from '@fonte/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Impact, ViewImpact } from '../calls.ts';
import { changeWords, ImpactList } from './impact-list.tsx';
import { mustChoose, type ImpactState } from './use-impact.ts';

const figure = {
  id: 1,
  nome_indicador: 'Área',
  unidade: 'ha',
  data_type: 'numeric' as const,
  uf: null,
  leitor: null,
  antes: '1200.5',
  depois: '600.25',
  variacao: '-0.5',
};
const view: ViewImpact = {
  painel: 4,
  nome: 'Produção',
  perfis: ['GIZ'],
  publicada: true,
  versao: 2,
  visao: 0,
  titulo: 'Por item',
  quebra: null,
  ja_quebrada: false,
  sem_indicador: false,
  calculada: true,
  figuras: [figure],
  leitores_restantes: 0,
};
const broken = { ...view, quebra: 'A coluna não serve.', calculada: false, figuras: [] };

const show = (data: Partial<Impact>, more: Partial<ImpactState> = {}) =>
  render(
    <UiProvider>
      <ImpactList
        impact={{
          data: { problems: [], indicadores: [], visoes: [], restantes: 0, ...data },
          failed: false,
          acaoOf: () => null,
          choose: () => undefined,
          ready: true,
          choices: [],
          ...more,
        }}
      />
    </UiProvider>,
  );

test('a figure is told as it was, as it will be, and by how much of itself it changes', () => {
  expect(changeWords(figure)).toBe('1.200,5\u00a0ha → 600,25\u00a0ha (−50,0%)');
  expect(changeWords({ ...figure, antes: 0, depois: 3, variacao: null })).toBe('0\u00a0ha → 3\u00a0ha (–)');
  expect(changeWords({ ...figure, antes: null, depois: null, variacao: null })).toBe('– → –');
});

test('a published view that would break asks what is done with it, and offers only what works', async () => {
  const choose = vi.fn<ImpactState['choose']>();
  show({ visoes: [broken] }, { ready: false, choose });
  expect(screen.getByRole('alert').textContent).toContain('quebraria visões publicadas');
  const select = screen.getByLabelText('O que fazer com Por item');
  expect([...select.querySelectorAll('option')].map((one) => one.value)).toEqual(['', 'retirar']);
  await userEvent.selectOptions(select, 'retirar');
  expect(choose).toHaveBeenCalledWith(broken, 'retirar');
});

test('drafts, views that are broken already and what the data alone refuse do not hold a save up', () => {
  expect(mustChoose(broken)).toBe(true);
  expect(mustChoose({ ...broken, publicada: false })).toBe(false);
  expect(mustChoose({ ...broken, ja_quebrada: true })).toBe(false);
  expect(mustChoose({ ...broken, calculada: true })).toBe(false);
  show({ visoes: [{ ...broken, publicada: false }], restantes: 3 });
  expect(screen.getByText('A coluna não serve.')).toBeDefined();
  expect(screen.getByText(/sem valores, por serem muitas: 3/)).toBeDefined();
});

test('readers who see their own rows only are told apart from the whole, with how many are left', async () => {
  const of = (nome: string) => ({ ...figure, leitor: { perfil: 'tecnico' as const, nome }, depois: '0' });
  show({ visoes: [{ ...view, figuras: [figure, of('Ana'), of('Caio')], leitores_restantes: 31 }] });
  await userEvent.click(screen.getByText(/só vê as suas propriedades/));
  expect(screen.getByText(/^Técnico Ana, Área: 1\.200,5\sha → 0\sha/)).toBeVisible();
  expect(screen.getByText('Outros, que mudam menos: 31.')).toBeVisible();
  expect(screen.getAllByText(/^Área: /)).toHaveLength(1);
});
