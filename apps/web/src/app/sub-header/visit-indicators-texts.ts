import { registerTexts } from '../../core/i18n/texts.ts';

/** While 'Indicadores de Corte / de Leite - 12 e 24 visitas' is worked out. */
export const visitIndicatorsTexts = {
  preparing: 'Reunindo as propriedades…',
  rows: '{{done}} de {{total}} linhas',
  received: '{{size}} recebidos',
} as const;

declare module '../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    visitIndicators: typeof visitIndicatorsTexts;
  }
}

registerTexts('visitIndicators', visitIndicatorsTexts);
