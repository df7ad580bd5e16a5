import { FormDialog, LabelledField } from '@fonte/ui';
import { useState } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { useSaving } from '../../core/report/files/use-saving.ts';
import { personFile, type FoundPerson } from './calls.ts';

/** Everything of the person as a file, after a reason that stands in it and in the log. */
export function ExportDialog({ person, onClose }: { person: FoundPerson; onClose: () => void }) {
  const { t } = useTexts('privacy');
  const [motivo, setMotivo] = useState('');
  const { start, running } = useSaving();
  return (
    <FormDialog
      onClose={onClose}
      title={t('export.title', { name: person.nome })}
      width={480}
      context={t('export.lead')}
      cancel={t('cancel')}
      submit={t('export.submit')}
      pending={running !== null}
      onSubmit={() =>
        start({
          title: t('export.file'),
          name: 'dados-da-pessoa.json',
          open: (signal) => personFile({ ref: person.ref, motivo }, signal),
        })
      }
    >
      <LabelledField
        label={t('find.reason')}
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
