import { registerTexts } from '../../i18n/texts.ts';

/** Sentences of the cross table behind a figure, which come with the first that is made. */
export const crossTexts = {
  rows: 'Nas linhas',
  columns: 'Nas colunas',
  choose: 'Escolher colunas',
  needs: 'Escolha ao menos uma coluna para as linhas.',
  most: 'No máximo três.',
  recent: 'Feitas há pouco',
  by: '{{rows}} × {{columns}}',
} as const;

declare module '../../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    cross: typeof crossTexts;
  }
}

registerTexts('cross', crossTexts);
