import { NOTE_READERS, NOTE_TEXT_MOST } from '@fonte/contracts/figure-notes';
import { FormDialog, LabelledField, NativeSelectField, Notice, useSnackbar } from '@fonte/ui';
import { DateField } from '@fonte/ui/date-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../api/sentence.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { isSame, useClosing } from '../leaving/use-closing.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { changeNote, NOTES_KEY, writeNote, type NotedChart, type WrittenNote } from './calls.ts';
import { draftOf, faultsOf, withFirstDay } from './note-draft.ts';
import { valueOf, type NoteStep } from './note-steps.ts';
import type { ShownNote } from './shown-notes.ts';

/** The choice of no state. */
const COUNTRY = 'todas';

export type NoteFormProps = {
  chart: NotedChart;
  /** The one that is changed; null writes a new one. */
  note: ShownNote | null;
  /** The state that the chart shows. */
  uf: string | null;
  /** What the chart shows, to choose the days from. */
  steps: readonly NoteStep[];
  onClose: () => void;
};

/** Days, place, words and readers of a note. */
export function NoteForm({ chart, note, uf, steps, onClose }: NoteFormProps) {
  const { t } = useTexts('figureNotes');
  const { ufs } = useSettings();
  const [start] = useState(() => draftOf(note, uf));
  const [draft, setDraft] = useState(start);
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useSave(chart, note, onClose);
  const leaving = useClosing(!isSame(draft, start), onClose);
  const faults = faultsOf(draft);
  const shown = tried ? faults : {};
  return (
    <>
      <FormDialog
        onClose={leaving.close}
        title={t(note ? 'form.change' : 'form.write')}
        cancel={t('form.cancel')}
        submit={t(isPending ? 'form.wait' : 'form.save')}
        pending={isPending}
        failure={error ? sentenceOf(error) : undefined}
        onSubmit={() => {
          setTried(true);
          if (Object.keys(faults).length === 0) mutate({ ...draft, texto: draft.texto.trim() });
        }}
      >
        {steps.length > 0 && (
          <NativeSelectField
            label={t('form.step')}
            value={steps.some((one) => valueOf(one) === valueOf(draft)) ? valueOf(draft) : ''}
            placeholder={t('form.stepHint')}
            options={steps.map((one) => ({ value: valueOf(one), label: one.words }))}
            onChange={(value) => {
              const { inicio, fim } = steps.find((one) => valueOf(one) === value) ?? draft;
              setDraft({ ...draft, inicio, fim });
            }}
          />
        )}
        <DateField
          label={t('form.from')}
          value={draft.inicio}
          error={shown.inicio}
          onChange={(inicio) => setDraft(withFirstDay(draft, inicio))}
        />
        <DateField
          label={t('form.until')}
          value={draft.fim}
          error={shown.fim}
          onChange={(fim) => setDraft({ ...draft, fim })}
        />
        <NativeSelectField
          label={t('form.place')}
          value={draft.uf ?? COUNTRY}
          onChange={(value) => setDraft({ ...draft, uf: value === COUNTRY ? null : value })}
          options={[
            { value: COUNTRY, label: t('form.country') },
            ...ufs.map(({ uf: value, nome }) => ({ value, label: nome })),
          ]}
        />
        <LabelledField
          label={t('form.text')}
          hint={t('form.textHint', { most: NOTE_TEXT_MOST })}
          multiline
          minRows={3}
          value={draft.texto}
          error={shown.texto}
          inputProps={{ maxLength: NOTE_TEXT_MOST }}
          onChange={(event) => setDraft({ ...draft, texto: event.target.value })}
        />
        <NativeSelectField
          label={t('form.readers')}
          value={draft.leitores}
          onChange={(value) =>
            setDraft({ ...draft, leitores: NOTE_READERS.find((one) => one === value) ?? 'equipe' })
          }
          options={NOTE_READERS.map((value) => ({ value, label: t(`form.${value}`) }))}
        />
        <Notice tone="info">{t(`form.warnings.${draft.leitores}`)}</Notice>
      </FormDialog>
      {leaving.dialog}
    </>
  );
}

/** Writes or changes, and says how that went. */
function useSave(chart: NotedChart, note: ShownNote | null, onClose: () => void) {
  const { t } = useTexts('figureNotes');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  return useMutation({
    mutationFn: (draft: WrittenNote) =>
      note ? changeNote(note.id, note.versao, draft) : writeNote(chart, draft),
    onSuccess: () => {
      onClose();
      snackbar.success(t('form.done'), t('form.doneDetail'));
    },
    onSettled: () => client.invalidateQueries({ queryKey: [NOTES_KEY] }),
  });
}
