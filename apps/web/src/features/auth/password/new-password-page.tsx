import { ENTRANCE } from '@fonte/contracts';
import { PasswordField } from '@fonte/ui';

import LockOutlined from '@mui/icons-material/LockOutlined';
import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import Link from '@mui/material/Link';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { RouterLink } from '../../../core/navigation/router-link.tsx';
import { useSettings } from '../../../core/settings/use-settings.ts';
import { saveNewPassword } from '../calls.ts';
import { Confirmation } from '../form/confirmation.tsx';
import { FormPage } from '../form/form-page.tsx';
import { formResolver } from '../form/form-resolver.ts';
import { newPasswordForm } from '../form/schemas.ts';
import { SubmitButton } from '../form/submit-button.tsx';

/** /auth/new-password?token=…: where the e-mail's address leads. */
export function NewPasswordPage() {
  const { t } = useTexts('auth');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { passwordMinLength } = useSettings();
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(newPasswordForm(passwordMinLength, t('registration.mismatch'))),
    defaultValues: { pass: '', confirm: '' },
  });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ pass }: { pass: string }) => saveNewPassword({ token, pass }),
  });

  if (isSuccess) {
    return (
      <Confirmation
        icon={<LockResetOutlined />}
        title={t('renew.done')}
        detail={t('renew.doneDetail')}
        action={{ label: t('forgot.back'), to: ENTRANCE.login }}
      />
    );
  }
  const failure = token === '' ? t('renew.noToken') : error ? sentenceOf(error) : undefined;
  return (
    <FormPage
      title={t('renew.title')}
      lead={t('renew.lead')}
      failure={failure}
      onSubmit={handleSubmit((values) => !isPending && token !== '' && mutate(values))}
    >
      <PasswordField
        label={t('renew.password')}
        autoComplete="new-password"
        large
        startIcon={<LockOutlined />}
        error={formState.errors.pass?.message}
        {...register('pass')}
      />
      <PasswordField
        label={t('registration.confirm')}
        autoComplete="new-password"
        large
        startIcon={<LockOutlined />}
        error={formState.errors.confirm?.message}
        {...register('confirm')}
      />
      <SubmitButton busy={isPending}>{t('renew.submit')}</SubmitButton>
      <Link component={RouterLink} href={ENTRANCE.forgotPassword} sx={{ alignSelf: 'center' }}>
        {t('renew.askAgain')}
      </Link>
    </FormPage>
  );
}
