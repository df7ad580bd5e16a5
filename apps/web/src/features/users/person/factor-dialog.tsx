import { FormDialog, PasswordField } from '@fonte/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { resetFactor, type User } from '../calls.ts';

export type FactorDialogProps = { user: User; onDone: () => Promise<void>; onClose: () => void };

/** Takes away somebody's second factors, with the administrator's own password once more. */
export function FactorDialog({ user, onDone, onClose }: FactorDialogProps) {
  const { t } = useTexts('users');
  const [atual, setAtual] = useState('');
  const { mutate, isPending, error } = useMutation({ mutationFn: resetFactor, onSuccess: onDone });
  return (
    <FormDialog
      onClose={onClose}
      title={t('factor.title', { name: user.nome })}
      width={480}
      context={t('factor.lead')}
      cancel={t('edit.cancel')}
      submit={t('factor.submit')}
      danger
      pending={isPending}
      failure={error ? sentenceOf(error) : undefined}
      onSubmit={() => atual !== '' && mutate({ id: user.id, atual })}
    >
      <PasswordField
        label={t('factor.password')}
        autoComplete="current-password"
        value={atual}
        onChange={(event) => setAtual(event.target.value)}
      />
    </FormDialog>
  );
}
