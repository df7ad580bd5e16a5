import { registerTexts } from '../i18n/texts.ts';

/** Sentences of the properties that a device takes along. */
export const packTexts = {
  offline:
    'Sem rede: dados de {{age}} ({{when}}), guardados neste aparelho. O que não está aqui precisa da rede.',
  older: 'Parte deles foi guardada por uma versão anterior do portal.',
  property: 'propriedade',
  properties: 'propriedades',
  here: '{{properties}} neste aparelho para usar sem rede, como em {{when}} · {{size}}',
  coming: 'Guardando para usar sem rede: {{done}} de {{total}}',
  broken: '{{done}} de {{total}} neste aparelho para usar sem rede; o resto vem quando houver rede',
  full: '{{done}} de {{total}} neste aparelho para usar sem rede; não há lugar para mais, ficam as mais atrasadas',
  asks: 'Este aparelho economiza dados: as propriedades só são guardadas para usar sem rede se você pedir',
  now: 'Guardar agora',
  stay: 'Pedir ao navegador que não as apague',
} as const;

declare module '../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    pack: typeof packTexts;
  }
}

registerTexts('pack', packTexts);
