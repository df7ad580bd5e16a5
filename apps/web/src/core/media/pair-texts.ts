import { registerTexts } from '../i18n/texts.ts';

/** Sentences of two photos of one place over each other. */
export const photoPairTexts = {
  title: 'Antes e depois',
  before: 'Antes',
  after: 'Depois',
  caption: '{{which}} · {{moment}} · {{words}}',
  slider: 'Até onde se vê a foto de antes',
  swap: 'Trocar a ordem',
  near: 'Tiradas a {{distance}} uma da outra.',
  far: 'Tiradas a {{distance}} uma da outra: podem não ser do mesmo lugar.',
  missing: 'Uma das fotos não está mais aqui.',
} as const;

declare module '../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    photoPair: typeof photoPairTexts;
  }
}

registerTexts('photoPair', photoPairTexts);
