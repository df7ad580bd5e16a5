import { registerTexts } from '../i18n/texts.ts';

/** What is said where a device does not remove in time what was discarded. */
export const discardedTexts = {
  still: 'Este aparelho demora a apagar.',
  detail: 'O que foi descartado não é mostrado nem enviado, e sai dele quando o portal for aberto de novo.',
} as const;

declare module '../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    discarded: typeof discardedTexts;
  }
}

registerTexts('discarded', discardedTexts);
