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
