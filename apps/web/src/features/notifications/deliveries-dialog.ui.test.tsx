import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Delivery, Notification } from './calls.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import './texts.ts';

const one = (id: number, more: Partial<Delivery>): Delivery => ({
  id,
  email: `pessoa${id}@teste.example`,
  ocasiao: 'semana 2026-11-23',
  criada_em: '2026-11-23T09:00:00Z',
  situacao: 'suspensa',
  tentativas: 0,
  motivo: null,
  ...more,
});

afterEach(() => vi.unstubAllGlobals());

it('says at a suspended address what ends it, and at a refused one why', async () => {
  const linhas = [
    one(2, {}),
    one(1, { situacao: 'falhou', tentativas: 1, motivo: 'Caixa inexistente' }),
    one(0, { email: 'pessoa2@teste.example' }),
  ];
  vi.stubGlobal('fetch', async () => Response.json({ total: 3, recusadas: 1, linhas }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <DeliveriesDialog of={{ id: 7, nome: 'Equipe' } as Notification} onClose={() => {}} />
      </UiProvider>
    </QueryClientProvider>,
  );
  const [suspended, refused, before] = await screen.findAllByRole('listitem');
  expect(suspended).toHaveTextContent('Suspenso depois de três recusas');
  expect(suspended).toHaveTextContent('“Enviar agora” tenta este endereço de novo, uma vez por dia.');
  expect(refused).toHaveTextContent('Caixa inexistente');
  expect(refused).not.toHaveTextContent('Enviar agora');
  // What it was told before says nothing of what ends it: a later mail may have.
  expect(before).not.toHaveTextContent('Enviar agora');
});
