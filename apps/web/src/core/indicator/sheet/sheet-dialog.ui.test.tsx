// 'Ficha do indicador' says how the figures of its card were made, and what each indicator means.
import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { IndicatorSheet } from '../asked/contract.ts';
import { SheetButton } from './sheet-button.tsx';
import '../texts.ts';

configure({ asyncUtilTimeout: 20_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SHEET = {
  id: 7,
  nome_indicador: 'Leite por dia',
  significado: 'Litros de leite tirados num dia',
  unidade: 'litros',
  data_type: 'integer',
  palavras: 'soma de litros',
  formula_plain: 'SUM(litros)',
  conta: ['Lançamentos'],
  nulos: [],
  usa: [],
  versao: 2,
  atualizado_em: '2025-10-14T08:40:00.000Z',
  atualizado_por: null,
} as unknown as IndicatorSheet;

it('begins with filters, year, scope and date of the figures', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(SHEET)));
  const about: [string, string][] = [
    ['Filtros', 'Uf igual GO'],
    ['Alcance', 'Sua equipe'],
    ['Dados até', '13/10/2025'],
  ];
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <SheetButton title="Leite" indicators={[7, 7]} about={about} />
      </QueryClientProvider>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ficha do indicador: Leite' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('heading', { name: 'Leite por dia' });
  const factsUnder = (name: string) => {
    const section = dialog.getByRole('heading', { name }).closest('section');
    return Array.from(section?.querySelectorAll('dt') ?? [], (term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
  };
  expect(factsUnder('De onde vêm estes números')).toEqual(about);
  expect(factsUnder('Leite por dia').slice(0, 2)).toEqual([
    ['Significado', 'Litros de leite tirados num dia'],
    ['Unidade', 'litros, inteiro'],
  ]);
});
