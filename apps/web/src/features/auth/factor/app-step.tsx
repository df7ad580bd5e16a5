import { MONO_FAMILY } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { formResolver } from '../form/form-resolver.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { enrolApp, type Enrolled } from './calls.ts';
import { CodeField } from './code-field.tsx';
import { codeForm } from './forms.ts';

import { QrCode } from './qr-code.tsx';
import { StepForm } from './step-form.tsx';
import { useFactorSentence } from './use-factor-sentence.ts';

export type BegunApp = { readonly nome: string; readonly endereco: string; readonly segredo: string };

export type AppStepProps = {
  begun: BegunApp;
  onEnrolled: (enrolled: Enrolled) => void;
  onBack: () => void;
};

/** The picture that the app reads, its key for who has no camera, and the first code, which shows that it works. */
export function AppStep({ begun, onEnrolled, onBack }: AppStepProps) {
  const { t } = useTexts('factor');
  const sentence = useFactorSentence();
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(codeForm),
    defaultValues: { codigo: '' },
  });
  const { mutate, isPending, error } = useMutation({ mutationFn: enrolApp, onSuccess: onEnrolled });
  return (
    <StepForm
      label={t('enrol.app')}
      failure={sentence(error)}
      onSubmit={handleSubmit(({ codigo }) => !isPending && mutate({ nome: begun.nome, codigo }))}
    >
      <Typography>{t('enrol.read')}</Typography>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <QrCode text={begun.endereco} label={t('enrol.picture')} />
      </Box>
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
        {t('enrol.byHand')}
        <Box sx={KEY}>{begun.segredo.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Box>
        <Link href={begun.endereco}>{t('enrol.open')}</Link>
      </Box>
      <CodeField label={t('prove.code')} error={formState.errors.codigo?.message} {...register('codigo')} />
      <SubmitButton busy={isPending}>{t('enrol.submit')}</SubmitButton>
      <Button onClick={onBack}>{t('enrol.back')}</Button>
    </StepForm>
  );
}

const KEY = {
  fontFamily: MONO_FAMILY,
  fontSize: 15,
  color: 'text.primary',
  my: '4px',
  overflowWrap: 'anywhere',
};
