import { FormDialog, PasswordField, useSnackbar } from '@fonte/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { formResolver } from '../form/form-resolver.ts';
import { endForm } from '../form/schemas.ts';
import { endSessions, sessionsQuery } from './calls.ts';

export type EndDialogProps = { id: number | 'outras'; onClose: () => void };

/** Ends sessions once the password is written again: a screen left open is not enough. */
export function EndDialog({ id, onClose }: EndDialogProps) {
  const { t } = useTexts('account');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(endForm),
    defaultValues: { atual: '' },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: endSessions,
    // The dialog stays until the list is fetched again: what it gives way to no longer names what has ended.
    onSuccess: async () => {
      await client.invalidateQueries(sessionsQuery());
      snackbar.success(t('end.done'), t('end.doneDetail'));
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={id === 'outras' ? t('end.others') : t('end.one')}
      width={420}
      context={t('end.lead')}
      cancel={t('end.cancel')}
      submit={t('end.submit')}
      danger
      pending={isPending}
      failure={error ? sentenceOf(error) : undefined}
      onSubmit={() => void handleSubmit(({ atual }) => mutate({ id, atual }))()}
    >
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        error={formState.errors.atual?.message}
        {...register('atual')}
      />
    </FormDialog>
  );
}
