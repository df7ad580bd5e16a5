import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RemoveRecord } from './remove-record.tsx';

function ask(remove: () => Promise<unknown>) {
  const onEnd = vi.fn();
  const client = new QueryClient();
  const anew = vi.spyOn(client, 'invalidateQueries');
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <RemoveRecord
          question="Excluir o painel “Um”?"
          detail="Não tem volta."
          done={['Painel excluído', 'Ele não é mais mostrado.']}
          failed={['O painel não foi excluído', 'Ele continua na lista.']}
          remove={remove}
          onEnd={onEnd}
        />
      </QueryClientProvider>
    </UiProvider>,
  );
  const buttons = screen.getAllByRole('button');
  return { onEnd, anew, confirm: () => userEvent.click(buttons.at(-1)!) };
}

it('deletes once it is confirmed, says so, and has everything asked anew', async () => {
  const remove = vi.fn().mockResolvedValue(true);
  const { onEnd, anew, confirm } = ask(remove);
  expect(remove).not.toHaveBeenCalled();
  await confirm();
  expect(await screen.findByText('Painel excluído')).toBeInTheDocument();
  expect(remove).toHaveBeenCalledOnce();
  expect(onEnd).toHaveBeenCalledOnce();
  expect(anew).toHaveBeenCalledOnce();
});

it("says that it failed, with the server's sentence, and asks nothing anew", async () => {
  const { onEnd, anew, confirm } = ask(() => Promise.reject(new Error('x')));
  await confirm();
  expect(await screen.findByText('O painel não foi excluído')).toBeInTheDocument();
  expect(screen.getByText(/^Ele continua na lista\. .+/)).toBeInTheDocument();
  expect(onEnd).toHaveBeenCalledOnce();
  expect(anew).not.toHaveBeenCalled();
});
