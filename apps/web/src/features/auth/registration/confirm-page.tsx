import { ENTRANCE } from '@fonte/contracts';
import { PasswordField } from '@fonte/ui';

import LockOutlined from '@mui/icons-material/LockOutlined';
import Link from '@mui/material/Link';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { RouterLink } from '../../../core/navigation/router-link.tsx';
import { confirmAccount } from '../calls.ts';
import { FormPage } from '../form/form-page.tsx';
import { formResolver } from '../form/form-resolver.ts';
import { confirmForm } from '../form/schemas.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useEnter } from '../form/use-enter.ts';

/** /auth/confirm?token=…: where the e-mail of a registration leads. The password chosen then is asked for, and signs in. */
export function ConfirmPage() {
  const { t } = useTexts('auth');
  const enter = useEnter();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(confirmForm),
    defaultValues: { pass: '' },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ pass }: { pass: string }) => confirmAccount({ token, pass }),
    onSuccess: enter,
  });
  return (
    <FormPage
      title={t('confirm.title')}
      lead={t('confirm.lead')}
      failure={token === '' ? t('confirm.noToken') : error ? sentenceOf(error) : undefined}
      onSubmit={handleSubmit((values) => !isPending && token !== '' && mutate(values))}
    >
      <PasswordField
        label={t('confirm.password')}
        autoComplete="current-password"
        large
        startIcon={<LockOutlined />}
        error={formState.errors.pass?.message}
        {...register('pass')}
      />
      <SubmitButton busy={isPending}>{t('confirm.submit')}</SubmitButton>
      <Link component={RouterLink} href={ENTRANCE.registration} sx={{ alignSelf: 'center' }}>
        {t('confirm.again')}
      </Link>
    </FormPage>
  );
}
