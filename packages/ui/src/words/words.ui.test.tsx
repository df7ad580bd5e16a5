import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CardState } from '../cards/state/card-state.tsx';
import { DialogShell } from '../dialogs/dialog-shell.tsx';
import { UiProvider } from '../ui-provider.tsx';
import type { GivenWords } from './words.ts';

function show(words?: GivenWords) {
  return render(
    <UiProvider {...(words ? { words } : {})}>
      <DialogShell open onClose={() => undefined} title="Anything">
        <CardState status="failed" height={80} failed={{ onRetry: () => undefined }}>
          nothing
        </CardState>
      </DialogShell>
    </UiProvider>,
  );
}

test('without words of the application the kit speaks Portuguese', () => {
  show();
  expect(screen.getByRole('button', { name: 'Fechar' })).toBeInTheDocument();
  expect(screen.getByText('Um erro desconhecido ocorreu')).toBeInTheDocument();
});

test('what the application gives stands in its place, in every part; what it leaves out stays', () => {
  show({ common: { close: 'Close' }, cards: { unknownFailure: 'Something went wrong' } });
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  expect(screen.getByText('Something went wrong')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeInTheDocument();
});
