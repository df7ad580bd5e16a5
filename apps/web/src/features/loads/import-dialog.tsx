import { FormDialog, PasswordField } from '@fonte/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../core/api/sentence.ts';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { importLoad, LOADS_KEY, type OneLoad } from './calls.ts';
import './texts.ts';

export type ImportDialogProps = { load: OneLoad; onClose: () => void; onDone: () => void };

/** The last step before a load becomes the data: what goes is accepted, and the own password. */
export function ImportDialog({ load, onClose, onDone }: ImportDialogProps) {
  const { t } = useTexts('loads');
  const client = useQueryClient();
  const [atual, setAtual] = useState('');
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: importLoad,
    onSuccess: async () => {
      onDone();
      await client.invalidateQueries({ queryKey: [LOADS_KEY, 'list'] });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('import.title', { name: load.nome })}
      context={t('import.lead')}
      cancel={t('dialogCancel')}
      submit={t('import.submit')}
      danger={load.aceitar.length > 0}
      pending={isPending}
      failure={error ? sentenceOf(error) : undefined}
      onSubmit={() =>
        mutate({
          id: load.id,
          atual,
          aceitar_remocoes: accepted.includes('remocoes'),
          aceitar_esvaziadas: accepted.includes('esvaziadas'),
          aceitar_trocadas: accepted.includes('trocadas'),
        })
      }
    >
      {load.aceitar.map((what) => (
        <FormControlLabel
          key={what}
          label={t(`import.${what}`)}
          control={
            <Checkbox
              checked={accepted.includes(what)}
              onChange={(_, on) =>
                setAccepted(on ? [...accepted, what] : accepted.filter((one) => one !== what))
              }
            />
          }
        />
      ))}
      <PasswordField
        label={t('import.password')}
        autoComplete="current-password"
        value={atual}
        onChange={(event) => setAtual(event.target.value)}
      />
    </FormDialog>
  );
}
