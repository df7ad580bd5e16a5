import { ENTRANCE } from '@fonte/contracts';
import type { FactorState } from '@fonte/contracts/routes/factor';
import { LabelledField } from '@fonte/ui';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { RouterLink } from '../../../core/navigation/router-link.tsx';
import { FormPage } from '../form/form-page.tsx';
import { formResolver } from '../form/form-resolver.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useEnter } from '../form/use-enter.ts';
import { askChallenge, proveFactor } from './calls.ts';
import { CodeField } from './code-field.tsx';
import { codeForm } from './forms.ts';
import { passkeysSupported, signWithPasskey } from './passkeys.ts';
import { useFactorSentence } from './use-factor-sentence.ts';

type Way = 'app' | 'passkey' | 'recovery';

/** The second step of signing in: the way the person has, and the others it may take. */
export function ProveForm({ state }: { state: FactorState }) {
  const { t } = useTexts('factor');
  const enter = useEnter();
  const sentence = useFactorSentence();
  const supported = passkeysSupported();
  const ways: Way[] = [
    ...(state.tipos.includes('chave') && state.chaves && supported ? (['passkey'] as const) : []),
    ...(state.tipos.includes('aplicativo') ? (['app'] as const) : []),
    'recovery',
  ];
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: formResolver(codeForm),
    defaultValues: { codigo: '' },
  });
  const {
    mutate,
    isPending,
    error,
    reset: forget,
  } = useMutation({
    mutationFn: async (codigo: string) =>
      way === 'passkey'
        ? proveFactor({ tipo: 'chave', resposta: await signWithPasskey(await askChallenge()) })
        : proveFactor({ tipo: way === 'app' ? 'aplicativo' : 'codigo', codigo }),
    onSuccess: enter,
  });
  const failed = formState.errors.codigo?.message;
  const choose = (next: Way) => {
    forget();
    reset();
    setWay(next);
  };
  // Only a passkey, and a browser without them.
  const stuck = state.tipos.every((kind) => kind === 'chave') && !supported;
  const field = { large: true, error: failed, ...register('codigo') };
  return (
    <FormPage
      title={t('prove.title')}
      lead={t(`prove.${way}`)}
      notice={stuck ? t('passkey.elsewhere') : undefined}
      failure={sentence(error)}
      onSubmit={
        way === 'passkey'
          ? (event) => {
              event.preventDefault();
              if (!isPending) mutate('');
            }
          : handleSubmit(({ codigo }) => !isPending && mutate(codigo))
      }
    >
      {way === 'app' && <CodeField key="app" label={t('prove.code')} {...field} />}
      {way === 'recovery' && (
        <LabelledField
          key="recovery"
          label={t('prove.recoveryCode')}
          autoComplete="off"
          startIcon={<KeyOutlined />}
          inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
          {...field}
        />
      )}
      <SubmitButton busy={isPending}>
        {way === 'passkey' ? t('prove.usePasskey') : t('prove.submit')}
      </SubmitButton>
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} onClick={() => choose(other)}>
            {t(OTHERS[other])}
          </Button>
        ))}
      <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
        {t('prove.lost')}
      </Typography>
      <Link component={RouterLink} href={ENTRANCE.logout} sx={{ alignSelf: 'center' }}>
        {t('prove.leave')}
      </Link>
    </FormPage>
  );
}

const OTHERS = {
  app: 'prove.otherApp',
  passkey: 'prove.otherPasskey',
  recovery: 'prove.otherRecovery',
} as const;
