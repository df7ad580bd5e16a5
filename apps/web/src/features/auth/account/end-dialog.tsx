import { DialogShell, Notice, PasswordField, useSnackbar } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { formResolver } from '../form-resolver.ts';
import { endForm } from '../schemas.ts';
import { endSessions, sessionsQuery } from './calls.ts';

export type EndDialogProps = { id: number | 'outras'; onClose: () => void };

/** Ends sessions once the password is written again: a screen left open is not enough. */
export function EndDialog({ id, onClose }: EndDialogProps) {
  const { t } = useTexts('account');
  const form = useId();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(endForm),
    defaultValues: { atual: '' },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: endSessions,
    onSuccess: () => {
      snackbar.success(t('end.done'), t('end.doneDetail'));
      void client.invalidateQueries(sessionsQuery());
      onClose();
    },
  });
  return (
    <DialogShell
      open
      onClose={onClose}
      title={id === 'outras' ? t('end.others') : t('end.one')}
      context={t('end.lead')}
      width={420}
      initialFocus="content"
      foot={
        <>
          <Button onClick={onClose}>{t('end.cancel')}</Button>
          <Button type="submit" form={form} variant="contained" color="error" aria-busy={isPending}>
            {t('end.submit')}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={form}
        noValidate
        onSubmit={handleSubmit(({ atual }) => !isPending && mutate({ id, atual }))}
        sx={{ display: 'flex', flexDirection: 'column', gap: '12px', pt: '4px' }}
      >
        {/* There before it says something, so that it is read; without a gap while it says nothing. */}
        <Box role="alert" sx={{ mb: error ? 0 : '-12px' }}>
          {error && <Notice tone="error">{sentenceOf(error)}</Notice>}
        </Box>
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          error={formState.errors.atual?.message}
          {...register('atual')}
        />
      </Box>
    </DialogShell>
  );
}
