import { registerTexts } from '../../i18n/texts.ts';

/** Sentences of files that wait on this device until they can be sent. */
export const unsentTexts = {
  file: 'arquivo',
  files: 'arquivos',
  waits: 'espera',
  wait: 'esperam',
  waiting: '{{files}} {{wait}} envio neste aparelho.',
  sending: 'Enviando.',
  offline: 'Sem rede agora: o envio segue quando ela voltar, de onde parou.',
  paused: 'A conexão não levou tudo: o envio segue de onde parou.',
  now: 'Enviar agora',
  discard: 'Descartar',
  discardRefused: 'Descartar o que não foi aceito',
  askRefused: 'Descartar o que não foi aceito?',
  ask: 'Descartar os arquivos que não foram enviados?',
  askDetail: '{{files}} serão apagados deste aparelho.',
  askDetailOne: '1 arquivo será apagado deste aparelho.',
  refused: '{{name}} não foi aceito: {{sentence}}',
  done: 'Upload realizado!',
  doneDetail: 'Os arquivos foram enviados com sucesso!',
} as const;

declare module '../../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    unsent: typeof unsentTexts;
  }
}

registerTexts('unsent', unsentTexts);
