import type { View } from '@fonte/contracts/view';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUser } from '../../core/session/session-store.ts';
import { PanelName } from './editor/panel-name.tsx';
import { ReorderDialog } from './editor/reorder-dialog.tsx';
import { signedInAs } from '../../core/session/testing.ts';
import { drawInPortal } from './testing.tsx';
import './texts.ts';
import { ViewDialog } from './view/view-dialog.tsx';
import { newView } from './draft/view-draft.ts';

beforeEach(() => {
  signedInAs('administrador');
  // The preview's figures are no matter here.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  forgetUser();
  vi.unstubAllGlobals();
});

const VIEW: View = {
  ...newView(),
  type: 'bigNumber',
  title: 'Leite',
  subtitle: 'Litros',
  // Named by the text, but not shown.
  indicadores: [{ id: 7, visible: false, sort: null, splitFilters: [] }],
  dynamicTexts: { top: '', bottom: '<p>São <span data-indicador="7">…</span></p>' },
};

const opened = (onClose: () => void) => (
  <>
    <PanelName title="Painel" stored="Painel" busy={false} onSave={() => undefined} />
    <ViewDialog view={VIEW} busy={false} failure={null} onSave={() => undefined} onClose={onClose} />
  </>
);
const asks = () => screen.findByRole('alertdialog', { name: /Sair sem gravar/ }, { timeout: 5_000 });

test('a view that was not changed is closed without a question', async () => {
  const onClose = vi.fn();
  drawInPortal(opened(onClose));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a changed one asks, by Cancelar and by Esc, and stays when that is wanted', async () => {
  const onClose = vi.fn();
  drawInPortal(opened(onClose));
  await userEvent.type(screen.getByLabelText(/Título/), ' por mês');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await asks();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Continuar aqui' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: /Sair sem gravar/ })).toBeNull());
  expect(screen.getByLabelText(/Título/)).toHaveValue('Leite por mês');
  await userEvent.keyboard('{Escape}');
  await asks();
  await userEvent.click(screen.getByRole('button', { name: 'Sair e descartar' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a changed one asks before the page under it is left', async () => {
  const router = drawInPortal(opened(() => undefined));
  await userEvent.type(screen.getByLabelText(/Título/), ' por mês');
  await act(() => router.navigate('/outra'));
  await asks();
  expect(router.state.location.pathname).toBe('/');
  await userEvent.click(screen.getByRole('button', { name: 'Sair e descartar' }));
  expect(await screen.findByText('Outra página')).toBeInTheDocument();
});

test('a text with the value of an indicator that the view does not show is told', () => {
  drawInPortal(opened(() => undefined));
  expect(screen.getByText(/valor de um indicador que ela não mostra/)).toBeInTheDocument();
});

test('views in their old order are closed without a question', async () => {
  const onClose = vi.fn();
  drawInPortal(<ReorderDialog views={[VIEW]} busy={false} onSave={() => undefined} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onClose).toHaveBeenCalledOnce();
});
