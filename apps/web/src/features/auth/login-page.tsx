import { LabelledField, PasswordField } from '@fonte/ui';

import LockOutlined from '@mui/icons-material/LockOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useLocation } from 'react-router';
import { sentenceOr } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { login } from '../../core/session/session-calls.ts';
import { FormPage } from './form-page.tsx';
import { noticeOf } from './login-state.ts';
import { formResolver } from './form-resolver.ts';
import { loginForm } from './schemas.ts';
import { SubmitButton } from './submit-button.tsx';
import { useEnter } from './use-enter.ts';

/** /auth/login (first text, sections 2, 5, 8). */
export function LoginPage() {
  const { t } = useTexts('auth');
  const enter = useEnter();
  const notice = noticeOf(useLocation().state);
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(loginForm),
    defaultValues: { email: '', pass: '' },
  });
  const { mutate, isPending, error } = useMutation({ mutationFn: login, onSuccess: enter });
  return (
    <FormPage
      title={t('login.title')}
      lead={t('login.lead')}
      notice={notice}
      failure={error ? sentenceOr(error, t('login.failed')) : undefined}
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
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        large
        startIcon={<LockOutlined />}
        labelEnd={
          <Link component={RouterLink} to="/auth/forgot-password">
            {t('login.forgot')}
          </Link>
        }
        error={formState.errors.pass?.message}
        {...register('pass')}
      />
      <SubmitButton busy={isPending}>{t('login.submit')}</SubmitButton>
      <Typography sx={{ textAlign: 'center', color: 'text.secondary' }}>
        {t('login.noAccess')}{' '}
        <Link component={RouterLink} to="/auth/registration">
          {t('login.register')}
        </Link>
      </Typography>
    </FormPage>
  );
}
