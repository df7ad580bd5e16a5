import { ConfirmDialog, DialogShell, useSnackbar } from '@fonte/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../api/sentence.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useMay } from '../session/session-store.ts';
import { NOTES_KEY, removeNote, type NotedChart } from './calls.ts';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import type { NoteStep } from './note-steps.ts';
import type { ShownNote } from './shown-notes.ts';

export type NotesDialogProps = {
  chart: NotedChart;
  title: string;
  notes: readonly ShownNote[];
  /** The state that the chart shows; a new note is of it. */
  uf: string | null;
  steps: readonly NoteStep[];
  onClose: () => void;
};

/** The notes of a chart, as it shows them; who may configure writes, changes and removes them here. */
export function NotesDialog({ chart, title, notes, uf, steps, onClose }: NotesDialogProps) {
  const { t } = useTexts('figureNotes');
  const writes = useMay('note.write');
  // A chart without notes is opened to write one, and nothing else.
  const [empty] = useState(notes.length === 0);
  const [written, setWritten] = useState<ShownNote | 'new' | null>(null);
  const [gone, setGone] = useState<ShownNote | null>(null);
  const removal = useRemoval(() => setGone(null));
  if (empty) return <NoteForm chart={chart} note={null} uf={uf} steps={steps} onClose={onClose} />;
  return (
    <>
      <DialogShell
        open
        onClose={onClose}
        title={t('title', { title })}
        context={t('context')}
        width={560}
        foot={
          writes && (
            <Button variant="contained" onClick={() => setWritten('new')}>
              {t('form.write')}
            </Button>
          )
        }
      >
        {notes.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('none')}</Typography>}
        {notes.map((note) => (
          <NoteItem
            key={note.id}
            note={note}
            {...(writes ? { onEdit: () => setWritten(note), onRemove: () => setGone(note) } : {})}
          />
        ))}
      </DialogShell>
      {written && (
        <NoteForm
          chart={chart}
          note={written === 'new' ? null : written}
          uf={uf}
          steps={steps}
          onClose={() => setWritten(null)}
        />
      )}
      {gone && (
        <ConfirmDialog
          open
          question={t('question', { mark: gone.mark })}
          detail={t('questionDetail')}
          confirmLabel={t('remove')}
          busy={removal.isPending}
          onConfirm={() => removal.mutate(gone.id)}
          onCancel={() => setGone(null)}
        />
      )}
    </>
  );
}

function useRemoval(onDone: () => void) {
  const { t } = useTexts('figureNotes');
  const client = useQueryClient();
  const snackbar = useSnackbar();
  return useMutation({
    mutationFn: removeNote,
    onSuccess: () => snackbar.success(t('removed')),
    onError: (failure) => snackbar.failure(t('notRemoved'), sentenceOf(failure)),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [NOTES_KEY] });
      onDone();
    },
  });
}
