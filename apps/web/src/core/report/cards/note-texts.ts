import { NOTE_SENTENCES } from '@fonte/contracts/boards/notes';
import { registerTexts } from '../../i18n/texts.ts';

/** What counts and what does not (second text, section 1), below figures on the screen and on paper. */
export const noteTexts = NOTE_SENTENCES;

declare module '../../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    notes: typeof noteTexts;
  }
}

registerTexts('notes', noteTexts);
