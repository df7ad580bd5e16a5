import type { NoteName } from '@fonte/contracts/boards';
import { Notice } from '@fonte/ui';
import { useTexts } from '../../core/i18n/use-texts.ts';

/** What counts and what does not, below the figures (second text, section 1). */
export function Notes({ notes }: { notes: readonly NoteName[] }) {
  const { t } = useTexts('board');
  return (
    <Notice tone="info" dense>
      {notes.map((note) => (
        <div key={note}>{t(`notes.${note}`)}</div>
      ))}
    </Notice>
  );
}
