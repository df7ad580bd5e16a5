import { registerTexts } from '../i18n/texts.ts';

/** What a changed form asks before its page is left. */
export const leavingTexts = {
  question: 'Sair sem gravar?',
  detail: 'O que você mudou nesta página ainda não foi gravado e será perdido.',
  leave: 'Sair e descartar',
  stay: 'Continuar aqui',
} as const;

declare module '../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    leaving: typeof leavingTexts;
  }
}

registerTexts('leaving', leavingTexts);
