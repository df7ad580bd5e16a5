import type { Factor } from '@fonte/contracts/routes/factor';
import { DialogShell, LabelledField, PasswordField, useSnackbar } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../../core/api/sentence.ts';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { factorsQuery, removeFactor, renameFactor, renewCodes } from '../factor/calls.ts';
import { formResolver } from '../form/form-resolver.ts';
import { passwordForm, renameForm } from '../factor/forms.ts';
import { RecoveryCodes } from '../factor/recovery-codes.tsx';
import { FORM, StepForm } from '../factor/step-form.tsx';
import { sessionsQuery } from './calls.ts';

export type Change = { kind: 'rename' | 'remove'; factor: Factor } | { kind: 'codes' };

/** Renames or removes a factor, or makes new recovery codes, once the password is written again. */
export function ChangeFactorDialog({ change, onClose }: { change: Change; onClose: () => void }) {
  const { t } = useTexts('factor');
  const form = `${useId()}form`;
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { kind } = change;
  const before = change.kind === 'codes' ? '' : change.factor.nome;
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver<{ nome: string; atual: string }>(
      (kind === 'rename' ? renameForm : passwordForm) as typeof renameForm,
    ),
    defaultValues: { nome: before, atual: '' },
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ nome, atual }: { nome: string; atual: string }) => {
      if (change.kind === 'codes') return renewCodes({ atual });
      const { id } = change.factor;
      await (change.kind === 'rename' ? renameFactor({ id, nome, atual }) : removeFactor({ id, atual }));
      return null;
    },
    onSuccess: (made) => {
      void client.invalidateQueries(factorsQuery());
      if (made) {
        setCodes(made);
        return;
      }
      void client.invalidateQueries(sessionsQuery());
      if (kind === 'rename') snackbar.success(t('change.renamed'));
      else snackbar.success(t('change.removed'), t('change.removedDetail'));
      onClose();
    },
  });
  const lead =
    kind === 'remove'
      ? t('change.removeLead', { name: before })
      : t(kind === 'codes' ? 'change.codesLead' : 'change.lead');
  return (
    <DialogShell
      open
      onClose={onClose}
      title={codes ? t('codes.title') : t(`change.${kind}`)}
      context={codes ? t('codes.lead') : lead}
      width={440}
      initialFocus={codes ? 'close' : 'content'}
      foot={
        codes ? undefined : (
          <>
            <Button onClick={onClose}>{t('change.cancel')}</Button>
            <Button
              type="submit"
              form={form}
              variant="contained"
              color={kind === 'remove' ? 'error' : 'primary'}
              aria-busy={isPending}
            >
              {t(CONFIRM[kind])}
            </Button>
          </>
        )
      }
    >
      {codes ? (
        <Box sx={{ ...FORM, pt: '4px' }}>
          <RecoveryCodes codes={codes} onDone={onClose} />
        </Box>
      ) : (
        <StepForm
          id={form}
          label={t(`change.${kind}`)}
          failure={error ? sentenceOf(error) : undefined}
          onSubmit={handleSubmit((values) => !isPending && mutate(values))}
        >
          {kind === 'rename' && (
            <LabelledField
              label={t('enrol.name')}
              autoComplete="off"
              error={formState.errors.nome?.message}
              {...register('nome')}
            />
          )}
          <PasswordField
            label={t('enrol.password')}
            autoComplete="current-password"
            error={formState.errors.atual?.message}
            {...register('atual')}
          />
        </StepForm>
      )}
    </DialogShell>
  );
}

const CONFIRM = {
  rename: 'change.save',
  remove: 'change.confirmRemove',
  codes: 'change.confirmCodes',
} as const;
