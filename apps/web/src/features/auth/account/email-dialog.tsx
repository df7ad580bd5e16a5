import { FormDialog, LabelledField, PasswordField, useSnackbar } from '@fonte/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { accountQuery, changeEmail } from './calls.ts';

/** Asks for another e-mail, with the password once more. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('account');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const [email, setEmail] = useState('');
  const [atual, setAtual] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: changeEmail,
    onSuccess: async () => {
      snackbar.success(t('own.emailSent'), t('own.emailSentDetail'));
      onClose();
      await client.invalidateQueries(accountQuery());
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('own.changeEmail')}
      width={440}
      context={t('own.emailLead')}
      cancel={t('own.cancel')}
      submit={t('own.send')}
      pending={isPending}
      failure={error ? sentenceOf(error) : undefined}
      onSubmit={() => mutate({ email, atual })}
    >
      <LabelledField
        label={t('own.newEmail')}
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        value={atual}
        onChange={(event) => setAtual(event.target.value)}
      />
    </FormDialog>
  );
}
