import { registerTexts } from '../../i18n/texts.ts';

/** Sentences of one property's history behind a figure, which come with the first that is opened. */
export const entryHistoryTexts = {
  back: 'Voltar às linhas',
  history: 'Histórico da propriedade {{name}}',
  entry: 'Propriedade',
  day: 'Dia',
  undated: 'Sem data',
  allDays: 'Todos os dias',
  about: 'Todos os anos, com os filtros do ponto menos a data.',
} as const;

declare module '../../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    entryHistory: typeof entryHistoryTexts;
  }
}

registerTexts('entryHistory', entryHistoryTexts);
