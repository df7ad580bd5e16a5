import { registerTexts } from '../../i18n/texts.ts';

/** 'Ficha do indicador', read when it is opened, so that pages with cards do not fetch its sentences. */
export const indicatorSheetTexts = {
  title: 'Ficha do indicador',
  made: 'De onde vêm estes números',
  means: 'Significado',
  unit: 'Unidade',
  words: 'Em palavras',
  formula: 'Fórmula',
  counts: 'O que conta',
  nulls: 'Sem dados',
  uses: 'Usa os indicadores',
  version: 'Versão',
  changed: '{{version}}, {{when}}',
  changedBy: '{{version}}, {{when}}, por {{who}}',
  versions: 'Versões e valores por ano',
  versionsHint: 'Os valores são dos dados de hoje, com a fórmula de cada versão.',
  versionOf: 'Versão {{version}}, {{when}}',
  noValues: 'Sem valores.',
  noMeaning: 'Ainda não foi escrito.',
  types: { numeric: 'com decimais', integer: 'inteiro' },
} as const;

declare module '../../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    indicatorSheet: typeof indicatorSheetTexts;
  }
}

registerTexts('indicatorSheet', indicatorSheetTexts);
