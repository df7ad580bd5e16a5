import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ColumnSettings } from './column-settings.tsx';
import { IndicatorSettings } from './indicator-settings.tsx';
import { maySaveName, PanelName } from '../editor/panel-name.tsx';
import '../texts.ts';
import { newColumn, newIndicator } from '../draft/view-draft.ts';

const date = {
  nspname: 'programa',
  relname: 'visita',
  alias: 'visita',
  colname: 'dt_visita',
  type: 'date',
  description: 'Data da visita',
};

const show = (content: ReactNode) =>
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>{content}</QueryClientProvider>
    </UiProvider>,
  );

test('an indicator is added once its visibility is chosen, with what was chosen', async () => {
  const onConfirm = vi.fn();
  show(
    <IndicatorSettings
      name="Margem bruta"
      start={newIndicator(7)}
      editing={false}
      fields={[]}
      onConfirm={onConfirm}
      onClose={() => undefined}
    />,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Margem bruta' }));
  const add = dialog.getByRole('button', { name: 'Adicionar' });
  expect(add).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Oculto' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Maior primeiro' }));
  await userEvent.click(add);
  expect(onConfirm).toHaveBeenCalledWith(expect.objectContaining({ id: 7, visible: false, sort: 'DESC' }));
});

test('an operator that came with the view is kept, and said to have no effect', async () => {
  const onConfirm = vi.fn();
  show(
    <IndicatorSettings
      name="Margem bruta"
      start={{ ...newIndicator(7), visible: true, operator: 'SUM' }}
      editing
      fields={[]}
      onConfirm={onConfirm}
      onClose={() => undefined}
    />,
  );
  expect(screen.getByText(/O operador “SUM”.*nenhum valor depende dele/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
  expect(onConfirm).toHaveBeenCalledWith(expect.objectContaining({ operator: 'SUM' }));
});

test('a date column without a format cannot be confirmed; its parts keep their order', async () => {
  const onConfirm = vi.fn();
  show(<ColumnSettings start={newColumn(date)} editing onConfirm={onConfirm} onClose={() => undefined} />);
  const dialog = within(screen.getByRole('dialog', { name: 'Data da visita' }));
  const update = dialog.getByRole('button', { name: 'Atualizar' });
  expect(update).toBeEnabled();
  for (const part of ['Dia', 'Mês', 'Ano']) await userEvent.click(dialog.getByRole('button', { name: part }));
  expect(update).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Ano' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Seg/Dom' }));
  await userEvent.click(update);
  expect(onConfirm).toHaveBeenCalledWith(expect.objectContaining({ dateFormat: 'D YYYY' }));
});

test('an empty filter holds the confirmation back', async () => {
  show(
    <ColumnSettings
      start={newColumn(date)}
      editing={false}
      onConfirm={() => undefined}
      onClose={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar filtro' }));
  expect(screen.getByRole('button', { name: 'Adicionar' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Remover filtro 1' }));
  expect(screen.getByRole('button', { name: 'Adicionar' })).toBeEnabled();
});

test.each([
  ['', null, false, false],
  ['Leite', null, false, true],
  ['Leite', 'Leite', false, false],
  [' Leite ', 'Leite', false, false],
  ['Corte', 'Leite', false, true],
  ['Corte', 'Leite', true, false],
])('the name "%s" over "%s" while saving %s may be saved: %s', (name, stored, busy, may) => {
  expect(maySaveName(name, stored, busy)).toBe(may);
});

const showPage = (content: ReactNode) => {
  const router = createMemoryRouter([
    { path: '/', element: content },
    { path: '/outra', element: 'Outra página' },
  ]);
  return { router, ...show(<RouterProvider router={router} />) };
};

test('before the first save the button adds the panel, afterwards it updates its name', () => {
  const { unmount } = showPage(
    <PanelName title="Criar Painel" stored={null} busy={false} onSave={() => undefined} />,
  );
  expect(screen.getByRole('button', { name: 'Adicionar Painel' })).toBeDisabled();
  unmount();
  showPage(<PanelName title="Configurar Painel" stored="Leite" busy={false} onSave={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Atualizar nome do Painel' })).toBeDisabled();
});

test('an empty name says Obrigatório', async () => {
  showPage(<PanelName title="Criar Painel" stored={null} busy={false} onSave={() => undefined} />);
  await userEvent.click(screen.getByLabelText('Nome do painel'));
  await userEvent.tab();
  expect(await screen.findByText('Obrigatório')).toBeInTheDocument();
});

test('a changed name asks before the page is left, and is lost only where that was said', async () => {
  const { router } = showPage(
    <PanelName title="Criar Painel" stored={null} busy={false} onSave={() => undefined} />,
  );
  await userEvent.type(screen.getByLabelText('Nome do painel'), 'Leite');
  await act(() => router.navigate('/outra'));
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar aqui' }));
  expect(screen.getByLabelText('Nome do painel')).toHaveValue('Leite');
  await act(() => router.navigate('/outra'));
  await userEvent.click(await screen.findByRole('button', { name: 'Sair e descartar' }));
  expect(await screen.findByText('Outra página')).toBeInTheDocument();
});
