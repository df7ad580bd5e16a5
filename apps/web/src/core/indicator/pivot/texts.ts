import { registerTexts } from '../../i18n/texts.ts';

/** Sentences of a pivot table, which come with the first that is seen. */
export const pivotTexts = {
  by: 'por',
  fold: 'Recolher tudo',
  unfold: 'Expandir tudo',
  part: 'Números {{from}} a {{until}} de {{all}} de cada linha',
  more: 'Mostrar mais linhas ({{shown}} de {{all}})',
} as const;

declare module '../../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    pivot: typeof pivotTexts;
  }
}

registerTexts('pivot', pivotTexts);
