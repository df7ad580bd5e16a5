import { UiProvider } from '@fonte/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Unsent } from '../../../core/uploads/unsent-store.ts';
import { UnsentQuestion, type UnsentQuestionProps } from './unsent-question.tsx';

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
const REFUSED = { ...WAITS, id: 'b', name: 'nascente.jpg', refused: 'A foto está danificada' };

/** What was answered, in order. */
function ask(given: Pick<UnsentQuestionProps, 'unsent' | 'sending'>): string[] {
  const answers: string[] = [];
  const said = (answer: string) => () => void answers.push(answer);
  render(
    <UiProvider>
      <UnsentQuestion
        {...given}
        send={said('send')}
        keep={said('keep')}
        forget={said('forget')}
        onStay={said('stay')}
      />
    </UiProvider>,
  );
  return answers;
}

test('three answers and a way back, of which the first loses nothing and has the focus', async () => {
  const answers = ask({ unsent: [WAITS], sending: null });
  const user = userEvent.setup({ delay: null });
  expect(screen.getByRole('button', { name: 'Enviar agora e sair' })).toHaveFocus();
  for (const name of [
    'Enviar agora e sair',
    'Sair e guardar neste aparelho',
    'Sair e apagar',
    'Continuar no portal',
  ])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await user.click(screen.getByRole('button', { name }));
  expect(answers).toEqual(['send', 'keep', 'forget', 'stay']);
});

test('while they go only staying is offered, and how far it is said', async () => {
  ask({ unsent: [WAITS], sending: { state: 'sending', name: 'casa.jpg', share: 0.64 } });
  expect(screen.getByRole('status')).toHaveTextContent('Enviando casa.jpg, 64%');
  for (const name of ['Enviar agora e sair', 'Sair e guardar neste aparelho', 'Sair e apagar'])
    expect(screen.getByRole('button', { name })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Continuar no portal' })).toBeEnabled();
});

test('what was refused is named, and not offered to be sent', () => {
  ask({ unsent: [REFUSED], sending: null });
  expect(screen.getByText('nascente.jpg não foi aceito: A foto está danificada')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enviar agora e sair' })).toBeNull();
});

test('a line that did not carry all says so and asks again', () => {
  ask({ unsent: [WAITS], sending: 'broken' });
  expect(screen.getByRole('alert')).toHaveTextContent(/^A conexão não levou tudo\./);
});
