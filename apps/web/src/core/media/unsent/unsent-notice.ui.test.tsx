import { UiProvider } from '@fonte/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Unsent } from '../../uploads/unsent-store.ts';
import { UnsentNotice } from './unsent-notice.tsx';

const WAITS: Unsent = {
  id: 'b',
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
const REFUSED = { ...WAITS, id: 'a', name: 'nascente.jpg', refused: 'A foto está danificada' };

/** What is discarded of these files once the question is answered. */
async function discarded(rows: Unsent[], button: string, question: string) {
  const gone: (readonly string[])[] = [];
  render(
    <UiProvider>
      <UnsentNotice
        rows={rows}
        state="paused"
        way={null}
        until={Date.parse('2026-12-26T15:00:00Z')}
        send={() => undefined}
        discard={(ids) => void gone.push(ids)}
      />
    </UiProvider>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: button }));
  const asked = await screen.findByRole('alertdialog', { name: question });
  expect(asked).toHaveTextContent('1 arquivo será apagado deste aparelho.');
  expect(gone).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: 'Confirmar' }));
  return gone;
}

test('what was refused is discarded by itself, and what waits beside it stays', async () => {
  expect(
    await discarded([REFUSED, WAITS], 'Descartar o que não foi aceito', 'Descartar o que não foi aceito?'),
  ).toEqual([['a']]);
});

test('what was chosen and not sent is told as such, and discarded with what waits', async () => {
  const draft: Unsent = { ...WAITS, id: 'd', name: 'mina.jpg', refused: '', draft: true };
  expect(await discarded([draft], 'Descartar', 'Descartar os arquivos que não foram enviados?')).toEqual([
    ['d'],
  ]);
  expect(
    screen.getByText('mina.jpg foi escolhido e ainda não foi enviado: complete e envie, ou descarte.'),
  ).toBeVisible();
  expect(screen.queryByText(/espera/)).toBeNull();
});

test('until when they stay is told', () => {
  const told = (rows: Unsent[]) => (
    <UiProvider>
      <UnsentNotice
        rows={rows}
        state="offline"
        way={null}
        until={Date.parse('2026-12-26T15:00:00Z')}
        send={() => undefined}
        discard={() => undefined}
      />
    </UiProvider>
  );
  const { rerender } = render(told([WAITS]));
  expect(screen.getByText('Se não for enviado, é apagado deste aparelho em 26/12/2026.')).toBeVisible();
  rerender(told([WAITS, { ...WAITS, id: 'c' }]));
  expect(screen.getByText(/^O mais antigo, se não for enviado, .* em 26\/12\/2026\.$/)).toBeVisible();
});

test('what waits is discarded where nothing was refused', async () => {
  expect(await discarded([WAITS], 'Descartar', 'Descartar os arquivos que não foram enviados?')).toEqual([
    ['b'],
  ]);
});

test('forty files are a line that opens their list, and forty that were refused are a few', async () => {
  const many = (row: Unsent, name: string) =>
    Array.from({ length: 40 }, (_, index) => ({
      ...row,
      id: `${name} ${index}`,
      name: `${name} ${index}.jpg`,
    }));
  const draft: Unsent = { ...WAITS, refused: '', draft: true };
  render(
    <UiProvider>
      <UnsentNotice
        rows={[...many(draft, 'mina'), ...many(REFUSED, 'foto')]}
        state="paused"
        way={null}
        until={null}
        send={() => undefined}
        discard={() => undefined}
      />
    </UiProvider>,
  );
  expect(
    screen.getByText(
      '40 arquivos foram escolhidos e ainda não foram enviados: complete e envie, ou descarte.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/mina \d/)).toBeNull();
  expect(
    screen.getAllByText(/não foi aceito:/).filter((line) => line.closest('details') === null),
  ).toHaveLength(3);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByText('Mais 37 arquivos'));
  expect(screen.getByText('foto 39.jpg não foi aceito: A foto está danificada')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver arquivos' }));
  expect(await screen.findByRole('article', { name: 'mina 39.jpg' })).toBeVisible();
});
