import { registerTexts } from '../../i18n/texts.ts';

/** Sentences of a device without room for what is sent from it. */
export const roomTexts = {
  none: 'Este aparelho não tem espaço para guardar o que está sendo enviado: deixe esta página aberta até o fim do envio.',
  little:
    'Este aparelho tem pouco espaço: apague o que não precisa, para que os arquivos fiquem guardados nele até o envio.',
} as const;

declare module '../../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    room: typeof roomTexts;
  }
}

registerTexts('room', roomTexts);
