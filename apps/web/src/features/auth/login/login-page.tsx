import { ENTRANCE } from '@fonte/contracts';
import { LabelledField, PasswordField, TOUCH } from '@fonte/ui';

import LockOutlined from '@mui/icons-material/LockOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { sentenceOr } from '../../../core/api/sentence.ts';
import { useWords } from '../../../core/i18n/texts.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { RouterLink } from '../../../core/navigation/router-link.tsx';
import { login } from '../../../core/session/session-calls.ts';
import { FormPage } from '../form/form-page.tsx';
import { noticeOf } from './login-state.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useEnter } from '../form/use-enter.ts';
import { useLightForm } from '../form/use-light-form.ts';

/** Fetched beside the page, not before it: the fields stand without them. */
const rules = () => import('../form/schemas.ts').then(({ loginForm }) => loginForm);

/** /auth/login (first text, sections 2, 5, 8). */
export function LoginPage() {
  const { t } = useTexts('auth');
  const enter = useEnter();
  const words = useWords();
  const told = noticeOf(useLocation().state);
  const notice = told === undefined ? undefined : words(told);
  const { mutate, isPending, error } = useMutation({ mutationFn: login, onSuccess: enter });
  const { form, fault } = useLightForm(rules, (values) => !isPending && mutate(values));
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => {
    rules().catch(() => {});
    // Who comes to sign in writes at once. A finger's keyboard would cover the page unasked, and a focus that is elsewhere stays there.
    if (document.activeElement === document.body && matchMedia('(hover: hover)').matches)
      email.current?.focus();
  }, []);
  return (
    <FormPage
      title={t('login.title')}
      lead={t('login.lead')}
      notice={notice}
      failure={error ? sentenceOr(error, t('login.failed')) : undefined}
      {...form}
    >
      <LabelledField
        label={t('email')}
        type="email"
        autoComplete="username"
        large
        startIcon={<MailOutlined />}
        name="email"
        inputRef={email}
        error={fault('email')}
      />
      <Box sx={BESIDE_LABEL}>
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          large
          startIcon={<LockOutlined />}
          name="pass"
          error={fault('pass')}
        />
        <SubmitButton busy={isPending}>{t('login.submit')}</SubmitButton>
        {/* Beside the password's label for the eye, after 'Entrar' for the keyboard (docs/design/guide.md, screens 01 and 02). */}
        <Link component={RouterLink} href={ENTRANCE.forgotPassword}>
          {t('login.forgot')}
        </Link>
      </Box>
      <Typography sx={{ textAlign: 'center', color: 'text.secondary' }}>
        {t('login.noAccess')}{' '}
        <Link component={RouterLink} href={ENTRANCE.registration}>
          {t('login.register')}
        </Link>
      </Typography>
    </FormPage>
  );
}

const BESIDE_LABEL = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  '& > a': { position: 'absolute', top: 0, right: 0, fontSize: 13, lineHeight: '18px' },
  // A finger's height above the label, where nothing else is; below it the field begins.
  [TOUCH]: { mt: '8px', '& > a': { top: -23, padding: '23px 0 3px' } },
};
