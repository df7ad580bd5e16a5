import { FormDialog, LabelledField, SelectField, useSnackbar } from '@fonte/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { correctionsQuery, correctPerson, type FoundPerson, type HeldPlace } from './calls.ts';

export type CorrectDialogProps = {
  person: FoundPerson;
  /** Those that are put right somewhere. */
  places: readonly HeldPlace[];
  onClose: () => void;
};

/** That the person asks to have something put right: which data and why; where it is done is said beside each. */
export function CorrectDialog({ person, places, onClose }: CorrectDialogProps) {
  const { t } = useTexts('privacy');
  const snackbar = useSnackbar();
  const client = useQueryClient();
  const [tabela, setTabela] = useState('');
  const [motivo, setMotivo] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: correctPerson,
    onSuccess: async () => {
      snackbar.success(t('correct.done'));
      onClose();
      await client.invalidateQueries({ queryKey: correctionsQuery().queryKey });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('correct.title', { name: person.nome })}
      width={560}
      context={t('correct.lead')}
      cancel={t('cancel')}
      submit={t('correct.submit')}
      pending={isPending}
      failure={error ? sentenceOf(error) : undefined}
      onSubmit={() => mutate({ ref: person.ref, tabela, motivo })}
    >
      <SelectField
        label={t('correct.place')}
        value={tabela}
        placeholder={t('correct.choose')}
        options={places.map((place) => ({
          value: place.tabela,
          label: `${place.o_que} · ${t(`held.corrects.${place.corrigir}`)}`,
        }))}
        onChange={setTabela}
      />
      <LabelledField
        label={t('correct.reason')}
        value={motivo}
        multiline
        minRows={2}
        autoComplete="off"
        inputProps={{ maxLength: 300 }}
        onChange={(event) => setMotivo(event.target.value)}
      />
    </FormDialog>
  );
}
