import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { View } from '@fonte/contracts/view';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUser } from '../../../core/session/session-store.ts';
import { signedInAs } from '../../../core/session/testing.ts';
import { newView } from '../draft/view-draft.ts';
import { drawInPortal } from '../testing.tsx';
import '../texts.ts';
// What comes late is there.
import '../../../core/indicator/view/looked-body.tsx';
import './look-row.tsx';
import { ViewDialog } from '../view/view-dialog.tsx';

const RESULT = {
  series: [{ name: 'Visitas', unidade: 'un', id: 7, type: 'integer', keys: [] }],
  data: [{ Visitas: 1_234_567 }],
  groupby: [],
  itens_search: [],
  percent: null,
  totals: [{ id: 7, name: 'Visitas', unidade: 'un', value: 1_234_567 }],
  rowCount: 1,
  dados_ate: '2025-12-20',
  carga: null,
};
const VIEW: View = {
  ...newView(),
  type: 'bigNumber',
  title: 'Visitas',
  subtitle: 'Válidas',
  indicadores: [{ id: 7, visible: true, sort: null, splitFilters: [] }],
};
const INDICATORS = [{ id: 7, nome_indicador: 'Visitas', unit: 'un', type: 'integer' }];

beforeEach(() => {
  signedInAs('administrador');
  vi.stubGlobal('fetch', (asked: Request | string) => {
    const url = typeof asked === 'string' ? asked : asked.url;
    if (url.includes('resultviewknex')) return Promise.resolve(Response.json(RESULT));
    if (url.includes('/indicators/all')) return Promise.resolve(Response.json(INDICATORS));
    return new Promise(() => undefined);
  });
});
afterEach(() => {
  // What still stands would be drawn for nobody.
  cleanup();
  forgetUser();
  vi.unstubAllGlobals();
});

test('a form for numbers and a colour by value are chosen, seen in the preview and saved', async () => {
  const saved: View[] = [];
  drawInPortal(
    <ViewDialog
      view={VIEW}
      busy={false}
      failure={null}
      onSave={(view) => saved.push(view)}
      onClose={() => undefined}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Editar números, referência e cores' }));
  const dialog = await screen.findByRole('dialog', { name: 'Números, referência e cores' });
  const inside = within(dialog);
  expect(inside.getByText('De linhas, barras e colunas.')).toBeVisible();
  fireEvent.click(inside.getByRole('switch', { name: /Abreviar/ }));
  fireEvent.click(inside.getByRole('button', { name: 'Adicionar regra' }));
  fireEvent.change(inside.getByLabelText('Valor'), { target: { value: '1.000' } });
  fireEvent.click(inside.getByRole('button', { name: 'Atualizar' }));
  // The word is missing: nothing is confirmed.
  expect(await inside.findByText('Obrigatório')).toBeVisible();
  fireEvent.change(inside.getByLabelText('Palavra'), { target: { value: 'Muitas' } });
  fireEvent.click(inside.getByRole('button', { name: 'Atualizar' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Números, referência e cores' })).toBeNull(),
  );
  expect(screen.getByText('abreviados · 1 cor por valor')).toBeVisible();
  expect(await screen.findByText('1,2 mi')).toBeVisible();
  expect(screen.getByText(/● Muitas · 1\.234\.567 un/)).toBeVisible();
  expect(await screen.findByText(/Muitas: a partir de 1\.000/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(saved[0]?.look).toEqual({
    number: { decimals: null, short: true },
    rules: [{ indicador: null, when: '>=', value: 1000, until: null, tone: 'success', word: 'Muitas' }],
  });
});
