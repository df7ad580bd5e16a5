import { LabelledField, Notice, PasswordField } from '@fonte/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { formResolver } from '../form/form-resolver.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { AppStep, type BegunApp } from './app-step.tsx';
import { beginApp, beginPasskey, enrolPasskey, type Enrolled } from './calls.ts';
import { StepForm } from './step-form.tsx';
import { beginForm } from './forms.ts';
import { KindChoice, type Kind } from './kind-choice.tsx';
import { MailedCode } from './mailed-code.tsx';
import { createPasskey, passkeysSupported } from './passkeys.ts';
import { useFactorSentence } from './use-factor-sentence.ts';

export type EnrolFlowProps = {
  /** Whether the password is asked for once more. */
  again: boolean;
  /** Whether the portal's address takes passkeys. */
  passkeys: boolean;
  /** Whether a code that is mailed is asked for. */
  mailed?: boolean;
  onEnrolled: (enrolled: Enrolled) => void;
};

type BeginValues = { nome: string; atual: string; codigo_email: string };

/** Enrols a factor: kind, name and password; then the app's picture and its first code, or the browser's own dialog. */
export function EnrolFlow({ again, passkeys, mailed = false, onEnrolled }: EnrolFlowProps) {
  const { t } = useTexts('factor');
  const sentence = useFactorSentence();
  const [kind, setKind] = useState<Kind>('aplicativo');
  const [begun, setBegun] = useState<BegunApp | null>(null);
  const supported = passkeysSupported();
  const { register, handleSubmit, formState, setValue } = useForm({
    resolver: formResolver(beginForm(again, mailed)),
    defaultValues: { nome: t('enrol.nameApp'), atual: '', codigo_email: '' },
  });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ nome, atual, codigo_email }: BeginValues) => {
      const body = again ? { atual } : mailed ? { codigo_email } : {};
      if (kind === 'aplicativo') return { begun: { nome, ...(await beginApp(body)) } };
      const resposta = await createPasskey(await beginPasskey(body));
      return { enrolled: await enrolPasskey({ nome, resposta }) };
    },
    onSuccess: ({ begun: app, enrolled }) => {
      if (app) setBegun(app);
      if (enrolled) onEnrolled(enrolled);
    },
  });
  if (begun) return <AppStep begun={begun} onEnrolled={onEnrolled} onBack={() => setBegun(null)} />;
  const choose = (next: Kind) => {
    reset();
    setKind(next);
    if (!formState.dirtyFields.nome)
      setValue('nome', next === 'aplicativo' ? t('enrol.nameApp') : t('enrol.namePasskey'));
  };
  return (
    <StepForm
      label={t('enrol.title')}
      failure={sentence(error)}
      onSubmit={handleSubmit((values) => !isPending && mutate(values))}
    >
      {passkeys && supported ? (
        <KindChoice value={kind} onChange={choose} />
      ) : (
        <Notice tone="info" dense>
          {t(passkeys ? 'passkey.unsupported' : 'passkey.unavailable')}
        </Notice>
      )}
      <LabelledField
        label={t('enrol.name')}
        autoComplete="off"
        error={formState.errors.nome?.message}
        {...register('nome')}
      />
      {again && (
        <PasswordField
          label={t('enrol.password')}
          autoComplete="current-password"
          error={formState.errors.atual?.message}
          {...register('atual')}
        />
      )}
      {mailed && (
        <MailedCode error={formState.errors.codigo_email?.message} field={register('codigo_email')} />
      )}
      <SubmitButton busy={isPending}>
        {kind === 'aplicativo' ? t('enrol.next') : t('enrol.create')}
      </SubmitButton>
    </StepForm>
  );
}
