import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { RevealCpf } from './reveal-cpf.tsx';

const shown = (ask: (motivo: string) => Promise<{ cpf: string | null }>) =>
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RevealCpf cpf="***.456.789-**" name="Ana Ipê Dourado" ask={ask} />
      </QueryClientProvider>
    </UiProvider>,
  );
afterEach(cleanup);

it('asks why, shows the number, and forgets it with the dialog', async () => {
  const ask = vi.fn<(motivo: string) => Promise<{ cpf: string }>>(() =>
    Promise.resolve({ cpf: '123.456.789-09' }),
  );
  shown(ask);
  const user = userEvent.setup();
  const open = screen.getByRole('button', { name: 'Mostrar CPF ***.456.789-**' });
  await user.click(open);
  expect(screen.getByRole('dialog', { name: 'Mostrar o CPF de Ana Ipê Dourado' })).toBeVisible();
  await user.type(screen.getByLabelText('Motivo'), 'Conferir o cadastro');
  await user.click(screen.getByRole('button', { name: 'Mostrar' }));
  expect(await screen.findByText('123.456.789-09')).toBeVisible();
  expect(ask.mock.calls[0]?.[0]).toBe('Conferir o cadastro');
  // The dialog's own cross has the same name.
  await user.click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1)!);
  await user.click(open);
  expect(screen.queryByText('123.456.789-09')).toBeNull();
  expect(screen.getByLabelText('Motivo')).toHaveValue('');
});

it('says what hinders it', async () => {
  shown(() => Promise.reject(new Error('away')));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Mostrar CPF/ }));
  await user.type(screen.getByLabelText('Motivo'), 'Conferir o cadastro');
  await user.click(screen.getByRole('button', { name: 'Mostrar' }));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
});
