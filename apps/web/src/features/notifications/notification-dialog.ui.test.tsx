import { FAILURES, failureText } from '@fonte/contracts';
import * as notify from '@fonte/contracts/endpoints/notify';
import type { Notification } from '@fonte/contracts/routes/notify';
import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotificationDialog } from './notification-dialog.tsx';
import './texts.ts';

const READ: Notification = {
  id: 7,
  nome: 'Equipe de Goiás',
  users: 'ana@teste.example;bia@teste.example',
  importacao: true,
  fonte: 'pagina:dashboard',
  resumo: null,
  graficos: true,
  anexo: null,
  mudancas: false,
  limite: null,
  versao: 3,
  cancelados: 0,
  sem_conta: ['bia@teste.example'],
  ultima: null,
};
const THEIRS: Notification = {
  ...READ,
  users: 'ana@teste.example;caio@teste.example',
  resumo: 'mensal',
  limite: { figura: '11116', sentido: 'acima', valor: 1250.5 },
  versao: 5,
};

/** What was sent to be saved; every version but the one that stands is refused. */
let saved: Record<string, unknown>[];
let previewed: Record<string, unknown>[];
/** Whether the figures of a page do not come. */
let away = false;
beforeEach(() => {
  away = false;
  saved = [];
  previewed = [];
  vi.stubGlobal('fetch', async (address: string, init?: { method?: string; body?: string }) => {
    if (address.includes(notify.notifySources.path))
      return Response.json([{ fonte: 'pagina:dashboard', nome: 'Dashboard' }]);
    if (address.includes(notify.notifyFigures.path) && away)
      return Response.json(
        { tipo: 0, result: failureText('unexpected', {}), codigo: 'unexpected' },
        { status: FAILURES.unexpected.status },
      );
    if (address.includes(notify.notifyFigures.path))
      return Response.json([{ chave: '11116', nome: 'Propriedades atendidas', valor: '9', nota: '' }]);
    if (address.includes(notify.previewNotify.path)) {
      previewed.push(JSON.parse(init?.body ?? '') as Record<string, unknown>);
      return Response.json([]);
    }
    if (!address.includes(notify.addNotify.path) || init?.method !== 'POST') return Response.error();
    const body = JSON.parse(init.body ?? '') as Record<string, unknown>;
    saved.push(body);
    if (body['versao'] === THEIRS.versao) return Response.json({ id: READ.id });
    const result = failureText('staleVersion', { current: '5', edited: '3' });
    return Response.json(
      { tipo: 0, result, codigo: 'staleVersion', atual: THEIRS },
      { status: FAILURES.staleVersion.status },
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The name is changed, and saved over what somebody else has saved meanwhile. */
async function saveMine() {
  const onClose = vi.fn<() => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <NotificationDialog of={READ} onClose={onClose} />
      </UiProvider>
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'Equipe de GO' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const both = await screen.findByRole('dialog', { name: 'Outra pessoa mudou esta notificação' });
  return { onClose, both };
}

it('shows both sides where somebody else saved meanwhile, and what differs alone', async () => {
  const { both } = await saveMine();
  within(both).getByText(/^Outra pessoa gravou a versão 5 enquanto você editava a versão 3/);
  const table = within(both).getByRole('table');
  await within(table).findByText('Propriedades atendidas: acima de 1.250,5');
  await within(table).findByText('Dashboard');
  const lines = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(lines).toEqual([
    ['Nome', 'Equipe de Goiás', 'Equipe de GO'],
    ['E-mails que só um lado tem', 'caio@teste.example', 'bia@teste.example'],
    [
      'Um número além de um limite, depois de uma importação',
      'Propriedades atendidas: acima de 1.250,5',
      'Não',
    ],
    ['Resumo dos números', 'Todo mês (dia 1º, 6h)', 'Não enviar'],
    ['Com os gráficos como figuras', 'Sim', '–'],
    ['Anexo do resumo', 'Nenhum', '–'],
    ['Números de', 'Dashboard', '–'],
  ]);
});

it('takes a pasted list of e-mails, each once, and saves nothing while one of them is none', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <NotificationDialog of={{ ...READ, versao: THEIRS.versao }} onClose={onClose} />
      </UiProvider>
    </QueryClientProvider>,
  );
  screen.getByText('Sem conta ativa, não recebem nada: bia@teste.example');
  const emails = screen.getByLabelText('E-mails');
  const text = 'Caio@teste.example; ana@teste.example,\ncaio@teste.example nada';
  fireEvent.paste(emails, { clipboardData: { getData: () => text } });
  await screen.findByText('Formato de email inválido');
  expect(emails).toHaveValue('nada');
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Formato de email inválido');
  expect(saved).toEqual([]);
  fireEvent.change(emails, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saved).toMatchObject([{ users: 'ana@teste.example;bia@teste.example;caio@teste.example' }]);
});

it('takes a list as mail programs write it, and what the server would refuse stays to be mended', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <NotificationDialog of={null} onClose={() => {}} />
      </UiProvider>
    </QueryClientProvider>,
  );
  const emails = screen.getByLabelText('E-mails');
  const text =
    'Ana Sá <Ana@teste.example>; "Bia" <bia@teste.example>\ncaio@teste.example <davi@teste.example>, joão@teste.example';
  fireEvent.paste(emails, { clipboardData: { getData: () => text } });
  for (const name of ['ana', 'bia', 'caio', 'davi']) screen.getByText(`${name}@teste.example`);
  expect(emails).toHaveValue('joão@teste.example');
  screen.getByText('Formato de email inválido');
});

it('previews the summary as it is chosen, with its charts and its file', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <NotificationDialog of={{ ...READ, resumo: 'semanal' }} onClose={() => {}} />
      </UiProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByLabelText('Com os gráficos como figuras'));
  fireEvent.change(screen.getByLabelText('Anexo do resumo'), { target: { value: 'pdf' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ver prévia' }));
  await screen.findByText('Não há nada a enviar agora.');
  expect(screen.getByText('Prévia: o que você receberia agora')).toHaveFocus();
  expect(previewed).toMatchObject([{ resumo: 'semanal', graficos: false, anexo: 'pdf' }]);
});

it('says that the figures of a page did not come, and asks again', async () => {
  away = true;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UiProvider>
        <NotificationDialog of={READ} onClose={() => {}} />
      </UiProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByLabelText(/^Um número além de um limite/));
  await screen.findByText(failureText('unexpected', {}));
  away = false;
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await screen.findByRole('option', { name: 'Propriedades atendidas' });
});

it('writes over the version that was shown, or takes what stands into the form', async () => {
  const { onClose, both } = await saveMine();
  fireEvent.click(within(both).getByRole('button', { name: 'Salvar o meu por cima' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saved.map(({ nome, versao }) => [nome, versao])).toEqual([
    ['Equipe de GO', 3],
    ['Equipe de GO', 5],
  ]);
  cleanup();

  const again = await saveMine();
  fireEvent.click(within(again.both).getByRole('button', { name: 'Ficar com o que vale' }));
  await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveValue('Equipe de Goiás'));
  expect(screen.getByLabelText('Resumo dos números')).toHaveValue('mensal');
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(again.onClose).toHaveBeenCalledOnce());
  expect(saved.at(-1)).toMatchObject({ nome: 'Equipe de Goiás', resumo: 'mensal', versao: 5 });
});
