import type { NoteName } from '@fonte/contracts/boards';
import { Notice } from '@fonte/ui';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import '../../../core/report/cards/note-texts.ts';

export type NotesProps = { notes: readonly NoteName[] };

/** What counts and what does not, below the figures (second text, section 1). */
export function Notes({ notes }: NotesProps) {
  const { t } = useTexts('notes');
  return (
    <Notice tone="info" dense>
      {notes.map((note) => (
        <div key={note}>{t(note)}</div>
      ))}
    </Notice>
  );
}
