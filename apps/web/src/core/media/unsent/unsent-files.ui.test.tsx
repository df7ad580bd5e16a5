import { UiProvider } from '@fonte/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Unsent } from '../../uploads/unsent-store.ts';
import { UnsentFiles, type UnsentFilesProps } from './unsent-files.tsx';

const WAITS: Unsent = {
  id: 'a',
  person: 7,
  property: '5200010001',
  name: 'casa.jpg',
  file: new Blob(['abc']),
  description: 'Casa',
  tags: [3],
  upload: null,
  whole: false,
  refused: null,
};
const NEXT = { ...WAITS, id: 'b', name: 'curral.jpg' };
const REFUSED = { ...WAITS, id: 'c', name: 'nascente.jpg', refused: 'A foto está danificada' };

function list(given: Partial<UnsentFilesProps>): string[] {
  const discarded: string[] = [];
  render(
    <UiProvider>
      <UnsentFiles
        rows={[WAITS, NEXT, REFUSED]}
        state="paused"
        way={null}
        send={() => undefined}
        onDiscard={({ id }) => void discarded.push(id)}
        onClose={() => undefined}
        {...given}
      />
    </UiProvider>,
  );
  return discarded;
}
const card = (name: string) => screen.getByRole('article', { name });

test.each([
  ['offline', 'Espera a rede.'],
  ['paused', 'A conexão não o levou até o fim: segue de onde parou, sozinho, em até um minuto.'],
] as const)('%s: each says of which property it is and what it waits for', (state, words) => {
  list({ state });
  for (const name of ['casa.jpg', 'curral.jpg']) {
    expect(card(name)).toHaveTextContent('Propriedade 5200010001');
    expect(card(name)).toHaveTextContent(words);
  }
  expect(within(card('nascente.jpg')).getByRole('alert')).toHaveTextContent('A foto está danificada');
  expect(within(card('nascente.jpg')).getByRole('button', { name: 'Corrigir nascente.jpg' })).toBeEnabled();
});

test('the one on its way says how far it is, the next that it waits for its turn', () => {
  list({ state: 'sending', way: { id: 'a', share: 0.25 } });
  expect(card('casa.jpg')).toHaveTextContent('Enviando, 25%');
  expect(within(card('casa.jpg')).queryByRole('button', { name: 'Alterar casa.jpg' })).toBeNull();
  expect(card('curral.jpg')).toHaveTextContent('Espera a vez: vai um arquivo depois do outro.');
  expect(screen.queryByRole('button', { name: 'Enviar agora' })).toBeNull();
});

test('what may be a file already is changed no more, and each is discarded by itself', async () => {
  const discarded = list({ rows: [{ ...WAITS, whole: true }, NEXT] });
  expect(screen.queryByRole('button', { name: 'Alterar casa.jpg' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar curral.jpg' }));
  expect(discarded).toEqual(['b']);
});

test('it stays open when the last of them has gone, and says so', () => {
  list({ rows: [] });
  expect(screen.getByRole('status')).toHaveTextContent('Nada mais espera envio.');
});
