import { keyNameField, KEY_SCOPES_NEEDED } from '@fonte/contracts/key-form';
import { loginFields } from '@fonte/contracts/forms';
import { KEY_LONGEST_DAYS, KEY_SCOPES, KEY_USUAL_DAYS, type KeyScope } from '@fonte/contracts/program-keys';
import { DialogShell, LabelledField, NativeSelectField, PasswordField } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { formResolver } from '../form/form-resolver.ts';
import { StepForm } from '../factor/step-form.tsx';
import { keysQuery, makeKey } from './key-calls.ts';
import { MadeKey } from './made-key.tsx';

const DAYS = [30, KEY_USUAL_DAYS, 180, KEY_LONGEST_DAYS] as const;

const keyForm = z.object({
  nome: keyNameField,
  escopos: z.array(z.enum(KEY_SCOPES)).check(z.minLength(1, KEY_SCOPES_NEEDED)),
  dias: z.number(),
  atual: loginFields.pass,
});

/** Makes a key, with the password once more, and shows it this once. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('programKeys');
  const form = `${useId()}form`;
  const client = useQueryClient();
  const [made, setMade] = useState<string | null>(null);
  const { register, handleSubmit, formState, control, setValue } = useForm({
    resolver: formResolver(keyForm),
    defaultValues: { nome: '', escopos: ['maps'] as KeyScope[], dias: KEY_USUAL_DAYS, atual: '' },
  });
  const { errors } = formState;
  const { mutate, isPending, error } = useMutation({
    mutationFn: makeKey,
    // What was told once is in no memory but the dialog's.
    gcTime: 0,
    onSuccess: ({ chave, chaves }) => {
      client.setQueryData(keysQuery().queryKey, chaves);
      setMade(chave);
    },
  });
  const [scopes, days] = useWatch({ control, name: ['escopos', 'dias'] });
  const change = (scope: KeyScope, on: boolean) =>
    setValue(
      'escopos',
      KEY_SCOPES.filter((one) => (one === scope ? on : scopes.includes(one))),
      { shouldValidate: formState.isSubmitted },
    );
  if (made !== null) return <MadeKey chave={made} onClose={onClose} />;
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('make.title')}
      context={t('make.lead')}
      width={440}
      initialFocus="content"
      foot={
        <>
          <Button onClick={onClose}>{t('make.cancel')}</Button>
          <Button type="submit" form={form} variant="contained" aria-busy={isPending}>
            {t('make.submit')}
          </Button>
        </>
      }
    >
      <StepForm
        id={form}
        label={t('make.title')}
        failure={error ? sentenceOf(error) : undefined}
        onSubmit={handleSubmit((values) => !isPending && mutate(values))}
      >
        <LabelledField
          label={t('make.name')}
          hint={t('make.nameHint')}
          autoComplete="off"
          error={errors.nome?.message}
          {...register('nome')}
        />
        <Box component="fieldset" sx={FIELDSET}>
          <legend>{t('make.scopes')}</legend>
          {KEY_SCOPES.map((scope) => (
            <FormControlLabel
              key={scope}
              label={t(`make.${scope}`)}
              control={
                <Checkbox
                  checked={scopes.includes(scope)}
                  onChange={(_, checked) => change(scope, checked)}
                />
              }
            />
          ))}
          {errors.escopos && (
            <Box role="alert" sx={{ fontSize: 13, color: 'error.main' }}>
              {errors.escopos.message}
            </Box>
          )}
        </Box>
        <NativeSelectField
          label={t('make.days')}
          value={String(days)}
          options={DAYS.map((one) => ({
            value: String(one),
            label: one === KEY_LONGEST_DAYS ? t('make.year') : t('make.day', { count: one }),
          }))}
          onChange={(one) => setValue('dias', Number(one))}
        />
        <PasswordField
          label={t('make.password')}
          autoComplete="current-password"
          error={errors.atual?.message}
          {...register('atual')}
        />
      </StepForm>
    </DialogShell>
  );
}

const FIELDSET = {
  display: 'grid',
  m: 0,
  p: 0,
  border: 0,
  '& legend': { p: 0, fontSize: 13, lineHeight: '18px', fontWeight: 600, color: 'text.secondary' },
};
