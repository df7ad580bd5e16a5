import { registerTexts } from '../../i18n/texts.ts';

/** 'Ritmo das visitas' (13216): read with the card, so that pages without it do not fetch its sentences. */
export const paceTexts = {
  perProperty: 'por propriedade desde o início',
  twelfth: 'Previsão da 12ª visita',
  last: 'Previsão da 24ª visita',
  plan: 'Meta do plano',
  done: '{{share}} já fizeram',
  none: 'sem previsão: menos de 3 visitas',
  everyYear: 'todos os anos',
  sinceStart: 'desde o início',
  behind: '{{visits}} abaixo.',
  visit: 'visita',
  visits: 'visitas',
  property: 'propriedade',
  properties: 'propriedades',
  explains: '{{properties}} em atendimento devem 2 visitas ou mais.',
  explainsOne: '{{properties}} em atendimento deve 2 visitas ou mais.',
  see: 'Ver propriedades',
} as const;

declare module '../../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    pace: typeof paceTexts;
  }
}

registerTexts('pace', paceTexts);
