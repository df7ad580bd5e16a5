import { ENTRANCE } from '@fonte/contracts';
import { LabelledField } from '@fonte/ui';

import MailOutlined from '@mui/icons-material/MailOutlined';
import Link from '@mui/material/Link';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ApiFailure } from '../../../core/api/failure.ts';
import { sentenceOr } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { RouterLink } from '../../../core/navigation/router-link.tsx';
import { askNewPassword } from '../calls.ts';
import { Confirmation } from '../form/confirmation.tsx';
import { FormPage } from '../form/form-page.tsx';
import { formResolver } from '../form/form-resolver.ts';
import { resetForm } from '../form/schemas.ts';
import { SubmitButton } from '../form/submit-button.tsx';

/** /auth/forgot-password: form, then 'Email enviado' (first text, sections 2, 4, 8). */
export function ForgotPasswordPage() {
  const { t } = useTexts('auth');
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(resetForm),
    defaultValues: { email: '' },
  });
  const { mutate, isPending, isSuccess, error, variables } = useMutation({ mutationFn: askNewPassword });
  const email = variables?.email ?? '';

  if (isSuccess) {
    return (
      <Confirmation
        title={t('forgot.sent')}
        detail={t('forgot.sentDetail', { email })}
        action={{ label: t('forgot.back'), to: ENTRANCE.login }}
      />
    );
  }
  const unknown = error instanceof ApiFailure && error.status === 404;
  return (
    <FormPage
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      failure={
        error ? sentenceOr(error, unknown ? t('forgot.unknown', { email }) : error.message) : undefined
      }
      onSubmit={handleSubmit((values) => !isPending && mutate(values))}
    >
      <LabelledField
        label={t('email')}
        type="email"
        autoComplete="username"
        large
        startIcon={<MailOutlined />}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <SubmitButton busy={isPending}>{t('forgot.submit')}</SubmitButton>
      <Link component={RouterLink} href={ENTRANCE.login} sx={{ alignSelf: 'center' }}>
        {t('forgot.back')}
      </Link>
    </FormPage>
  );
}
