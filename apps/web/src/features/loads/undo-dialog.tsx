import { formatInteger } from '@fonte/pt-br';
import { FormDialog, PasswordField } from '@fonte/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { LOADS_KEY, undoLoad } from './calls.ts';
import './texts.ts';

export type UndoDialogProps = { version: number; onClose: () => void; onDone: (id: number) => void };

/** Asks for the own password before the version that stands is undone. */
export function UndoDialog({ version, onClose, onDone }: UndoDialogProps) {
  const { t } = useTexts('loads');
  const client = useQueryClient();
  const [atual, setAtual] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: undoLoad,
    onSuccess: async ({ id }) => {
      onDone(id);
      await client.invalidateQueries({ queryKey: [LOADS_KEY, 'list'] });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('undo.title', { version: formatInteger(version) })}
      context={t('undo.lead')}
      cancel={t('dialogCancel')}
      submit={t('undo.submit')}
      danger
      pending={isPending}
      failure={error ? sentenceOf(error) : undefined}
      onSubmit={() => mutate({ versao: version, atual })}
    >
      <PasswordField
        label={t('import.password')}
        autoComplete="current-password"
        value={atual}
        onChange={(event) => setAtual(event.target.value)}
      />
    </FormDialog>
  );
}
