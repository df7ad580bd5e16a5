import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../ui-provider.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { SNACKBAR_LIFE, useSnackbar } from './snackbar.tsx';

describe('ConfirmDialog', () => {
  function Sample({ onConfirm }: { onConfirm: () => void }) {
    const [open, setOpen] = useState(false);
    return (
      <UiProvider>
        <button onClick={() => setOpen(true)}>Excluir</button>
        <ConfirmDialog
          open={open}
          question="Deseja realmente excluir este arquivo?"
          detail="Você não será capaz de reverter isso!"
          onConfirm={onConfirm}
          onCancel={() => setOpen(false)}
        />
      </UiProvider>
    );
  }
  it('has the focus on Cancelar, so that Enter harms nothing', async () => {
    const confirm = vi.fn();
    render(<Sample onConfirm={confirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Deseja realmente excluir este arquivo?' });
    expect(dialog).toHaveAccessibleDescription('Você não será capaz de reverter isso!');
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(confirm).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Excluir' })).toHaveFocus();
  });
});

describe('snackbars', () => {
  afterEach(() => vi.useRealTimers());
  function Sample() {
    const { success, partly, failure } = useSnackbar();
    return (
      <>
        <button onClick={() => success('Upload realizado!', 'Os arquivos foram enviados com sucesso!')}>
          bem
        </button>
        <button onClick={() => partly('Pessoa anonimizada', 'Alguns arquivos ainda estão lá.')}>quase</button>
        <button onClick={() => failure('Um erro ocorreu!')}>mal</button>
      </>
    );
  }
  it('lets success go after six seconds and keeps failure, and what is not all done, until it is closed', () => {
    vi.useFakeTimers();
    render(
      <UiProvider>
        <Sample />
      </UiProvider>,
    );
    act(() => screen.getByText('bem').click());
    act(() => screen.getByText('mal').click());
    expect(screen.getByRole('status')).toHaveTextContent('Upload realizado!');
    act(() => void vi.advanceTimersByTime(SNACKBAR_LIFE));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Um erro ocorreu!');
    act(() => screen.getByRole('button', { name: 'Fechar' }).click());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => screen.getByText('quase').click());
    act(() => void vi.advanceTimersByTime(SNACKBAR_LIFE));
    expect(screen.getByRole('status')).toHaveTextContent('Pessoa anonimizada');
  });
});
