import { ENTRANCE } from '@fonte/contracts';
import { TERMS_VERSION } from '@fonte/contracts/terms';
import { LabelledField, PasswordField } from '@fonte/ui';

import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { RouterLink } from '../../../core/navigation/router-link.tsx';
import { login } from '../../../core/session/session-calls.ts';
import { useSettings } from '../../../core/settings/use-settings.ts';
import { createAccount, type Registration } from '../calls.ts';
import { CpfInput } from './cpf-input.tsx';
import { FormPage } from '../form/form-page.tsx';
import { formResolver } from '../form/form-resolver.ts';
import type { LoginState } from '../login/login-state.ts';
import { registrationFailure } from './registration-failure.ts';
import { registrationForm } from '../form/schemas.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';
import { useEnter } from '../form/use-enter.ts';

const EMPTY = { nome: '', email: '', cpf: '', pass: '', confirm: '', accepted: false };

/** /auth/registration (first text, sections 2, 4, 5, 8): success signs in at once; if that fails, to the login, which says why where the server did. */
export function RegistrationPage() {
  const { t } = useTexts('auth');
  const navigate = useNavigate();
  const enter = useEnter();
  const { passwordMinLength } = useSettings();
  const { register, control, handleSubmit, formState } = useForm({
    resolver: formResolver(
      registrationForm(passwordMinLength, {
        mismatch: t('registration.mismatch'),
        mustAccept: t('registration.mustAccept'),
      }),
    ),
    defaultValues: EMPTY,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (account: Registration) => {
      const notice = await createAccount(account);
      const user = await login({ email: account.email, pass: account.pass }).catch(() => null);
      return { user, notice };
    },
    onSuccess: ({ user, notice }) =>
      user ? enter(user) : void navigate(ENTRANCE.login, { state: { notice } satisfies LoginState }),
  });
  const { errors } = formState;
  return (
    <FormPage
      title={t('registration.title')}
      lead={t('registration.lead')}
      failure={error ? registrationFailure(error, t('registration.failed')) : undefined}
      onSubmit={handleSubmit(
        ({ nome, email, cpf, pass }) =>
          !isPending && mutate({ nome, email, cpf, pass, termos: TERMS_VERSION }),
      )}
    >
      <LabelledField
        label={t('registration.name')}
        autoComplete="name"
        large
        startIcon={<PersonOutlined />}
        error={errors.nome?.message}
        {...register('nome')}
      />
      <LabelledField
        label={t('email')}
        type="email"
        autoComplete="email"
        large
        startIcon={<MailOutlined />}
        error={errors.email?.message}
        {...register('email')}
      />
      <Controller
        control={control}
        name="cpf"
        render={({ field }) => (
          <CpfInput
            label={t('registration.cpf')}
            startIcon={<BadgeOutlined />}
            error={errors.cpf?.message}
            {...field}
          />
        )}
      />
      <PasswordField
        label={t('password')}
        autoComplete="new-password"
        large
        startIcon={<LockOutlined />}
        error={errors.pass?.message}
        {...register('pass')}
      />
      <PasswordField
        label={t('registration.confirm')}
        autoComplete="new-password"
        large
        startIcon={<LockOutlined />}
        error={errors.confirm?.message}
        {...register('confirm')}
      />
      <TermsCheckbox error={errors.accepted?.message} {...register('accepted')} />
      <SubmitButton busy={isPending}>{t('registration.submit')}</SubmitButton>
      <Typography sx={{ textAlign: 'center', color: 'text.secondary' }}>
        {t('registration.haveAccess')}{' '}
        <Link component={RouterLink} href={ENTRANCE.login}>
          {t('registration.login')}
        </Link>
      </Typography>
    </FormPage>
  );
}
