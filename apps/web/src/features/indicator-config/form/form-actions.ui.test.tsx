import { UiProvider } from '@fonte/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { HeaderActionsHost } from '../../../core/navigation/header-actions.tsx';
import { FormActions, type FormActionsProps } from './form-actions.tsx';
import '../texts.ts';

const nothing = () => undefined;
const good = { problems: [], checking: false, good: true };

const show = (props: Partial<FormActionsProps> = {}) =>
  render(
    <UiProvider>
      <HeaderActionsHost />
      <FormActions
        editing={false}
        empty={[]}
        checked={good}
        same={false}
        busy={false}
        onBack={nothing}
        onSave={nothing}
        onVersions={undefined}
        {...props}
      />
    </UiProvider>,
  );

const problem = {
  message: 'A coluna “area produtva” não existe. Você quis dizer area produtiva?',
  start: 0,
  end: 3,
  fix: { label: 'area produtiva', text: '@area produtiva' },
};

test.each<[string, string, Partial<FormActionsProps>]>([
  ['a field is empty', 'Escreva o nome do indicador', { empty: ['name', 'formula'] }],
  [
    'the formula is wrong',
    'Corrija a fórmula: a coluna “area produtva” não existe',
    { checked: { problems: [problem], checking: false, good: false } },
  ],
  [
    'the formula is being checked',
    'A fórmula está sendo conferida',
    { checked: { problems: [], checking: true, good: false } },
  ],
  ['nothing was changed', 'Nada foi alterado', { same: true, editing: true }],
])('the save button waits and says why when %s', async (_when, reason, props) => {
  show(props);
  const name = props.editing ? 'Atualizar Indicador' : 'Criar Indicador';
  expect(await screen.findByRole('button', { name })).toBeDisabled();
  expect(screen.getByRole('note', { name: reason })).toBeInTheDocument();
});

test('with everything in order it saves; it reads Atualizar when editing', async () => {
  const onSave = vi.fn();
  show({ editing: true, onSave });
  await userEvent.click(await screen.findByRole('button', { name: 'Atualizar Indicador' }));
  expect(onSave).toHaveBeenCalledOnce();
});

test('while busy it cannot be pressed again', async () => {
  show({ busy: true });
  expect(await screen.findByRole('button', { name: 'Criar Indicador' })).toBeDisabled();
});
