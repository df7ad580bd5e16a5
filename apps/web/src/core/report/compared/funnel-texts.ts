import { registerTexts } from '../../i18n/texts.ts';

/** The funnel above the table of a comparison. */
export const funnelTexts = {
  label: 'Funil: {{points}}, {{outside}} fora da faixa de 95%. A tabela diz os números de cada um.',
  point: 'ponto',
  points: 'pontos',
  x: 'Visitas que eram de esperar',
  y: 'Feitas, em % das que eram de esperar. Linha cheia: faixa de 95%; tracejada: 99,8%',
};

declare module '../../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    funnel: typeof funnelTexts;
  }
}

registerTexts('funnel', funnelTexts);
