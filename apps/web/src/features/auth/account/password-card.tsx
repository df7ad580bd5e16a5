import { CardShell, Notice, PasswordField, useSnackbar } from '@fonte/ui';
import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { useSettings } from '../../../core/settings/use-settings.ts';
import { formResolver } from '../form/form-resolver.ts';
import { changeForm } from '../form/schemas.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { changePassword, sessionsQuery } from './calls.ts';

const EMPTY = { atual: '', pass: '', confirm: '' };

/** 'Alterar senha': the present password, the new one twice. */
export function PasswordCard() {
  const { t } = useTexts('account');
  const { passwordMinLength } = useSettings();
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: formResolver(changeForm(passwordMinLength, t('password.mismatch'))),
    defaultValues: EMPTY,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      reset(EMPTY);
      snackbar.success(t('password.done'), t('password.doneDetail'));
      void client.invalidateQueries(sessionsQuery());
    },
  });
  const { errors } = formState;
  return (
    <CardShell title={t('password.title')} subtitle={t('password.lead')}>
      <Box
        component="form"
        noValidate
        aria-label={t('password.title')}
        onSubmit={handleSubmit(({ atual, pass }) => !isPending && mutate({ atual, pass }))}
        sx={{ display: 'flex', flexDirection: 'column', gap: '16px', pt: '4px', pb: '16px' }}
      >
        {/* There before it says something, so that it is read; without a gap while it says nothing. */}
        <Box role="alert" sx={{ mb: error ? 0 : '-12px' }}>
          {error && <Notice tone="error">{sentenceOf(error)}</Notice>}
        </Box>
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          error={errors.atual?.message}
          {...register('atual')}
        />
        <PasswordField
          label={t('password.new')}
          autoComplete="new-password"
          error={errors.pass?.message}
          {...register('pass')}
        />
        <PasswordField
          label={t('password.confirm')}
          autoComplete="new-password"
          error={errors.confirm?.message}
          {...register('confirm')}
        />
        <SubmitButton busy={isPending}>{t('password.submit')}</SubmitButton>
      </Box>
    </CardShell>
  );
}
