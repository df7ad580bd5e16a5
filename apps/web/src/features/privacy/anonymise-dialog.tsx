import { FormDialog, LabelledField, Notice, PasswordField, useSnackbar } from '@fonte/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { anonymisePerson, PRIVACY_KEY, type FoundPerson } from './calls.ts';

export type AnonymiseDialogProps = {
  person: FoundPerson;
  /** What is to be typed. */
  confirmar: string;
  onClose: () => void;
  onDone: () => void;
};

/** The last step: what goes and what does not, a reason, the name typed, the own password. */
export function AnonymiseDialog({ person, confirmar, onClose, onDone }: AnonymiseDialogProps) {
  const { t } = useTexts('privacy');
  const snackbar = useSnackbar();
  const client = useQueryClient();
  const [motivo, setMotivo] = useState('');
  const [confirmacao, setConfirmacao] = useState('');
  const [atual, setAtual] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: anonymisePerson,
    onSuccess: async ({ pessoa, pendente }) => {
      const id = String(pessoa);
      if (pendente) snackbar.partly(t('anonymise.done'), t('anonymise.donePending', { id }));
      else snackbar.success(t('anonymise.done'), t('anonymise.doneDetail', { id }));
      onDone();
      // Whatever was shown before may name the person.
      await client.invalidateQueries({ queryKey: [PRIVACY_KEY] });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('anonymise.title', { name: person.nome })}
      width={560}
      context={t('anonymise.lead')}
      cancel={t('cancel')}
      submit={t('anonymise.submit')}
      danger
      pending={isPending}
      failure={error ? sentenceOf(error) : undefined}
      onSubmit={() => mutate({ ref: person.ref, motivo, confirmacao, atual })}
    >
      <Notice tone="info">{t('anonymise.outside')}</Notice>
      <LabelledField
        label={t('anonymise.reason')}
        value={motivo}
        autoComplete="off"
        inputProps={{ maxLength: 300 }}
        onChange={(event) => setMotivo(event.target.value)}
      />
      <LabelledField
        label={t('anonymise.type', { name: confirmar })}
        value={confirmacao}
        autoComplete="off"
        onChange={(event) => setConfirmacao(event.target.value)}
      />
      <PasswordField
        label={t('anonymise.password')}
        autoComplete="current-password"
        value={atual}
        onChange={(event) => setAtual(event.target.value)}
      />
    </FormDialog>
  );
}
