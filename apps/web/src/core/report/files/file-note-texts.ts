import { registerTexts } from '../../i18n/texts.ts';

/** Of what place and years a file is, where it is chosen: the words of the file's own cover. */
export const fileNoteTexts = {
  of: 'Uf: {{uf}} · Ano: {{ano}}',
} as const;

declare module '../../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    fileNote: typeof fileNoteTexts;
  }
}

registerTexts('fileNote', fileNoteTexts);
