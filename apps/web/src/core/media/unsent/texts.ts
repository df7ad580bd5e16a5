import { registerTexts } from '../../i18n/texts.ts';

/** Sentences of files that wait on this device until they can be sent. */
export const unsentTexts = {
  file: 'arquivo',
  files: 'arquivos',
  waits: 'espera',
  wait: 'esperam',
  waiting: '{{files}} {{wait}} envio neste aparelho.',
  sending: 'Enviando.',
  offline: 'Sem rede agora: abra o portal com rede para enviar. O envio segue de onde parou.',
  paused: 'A conexão não levou tudo: com o portal aberto, o envio segue de onde parou.',
  untilOne: 'Se não for enviado, é apagado deste aparelho em {{date}}.',
  untilMany: 'O mais antigo, se não for enviado, é apagado deste aparelho em {{date}}.',
  gone: '{{name}} não foi enviado a tempo e foi apagado deste aparelho.',
  othersOne:
    'Neste aparelho há 1 arquivo de outra pessoa à espera de envio: vai quando ela entrar aqui e, se não for enviado, é apagado em {{date}}.',
  othersMany:
    'Neste aparelho há {{count}} arquivos de outras pessoas à espera de envio: vão quando elas entrarem aqui; o mais antigo, se não for enviado, é apagado em {{date}}.',
  twice: '{{name}} foi enviado, e a propriedade já tinha este arquivo desde {{date}}: são dois agora.',
  more: 'Mais {{files}}',
  seen: 'Entendi',
  now: 'Enviar agora',
  show: 'Ver arquivos',
  filesTitle: 'Arquivos à espera de envio',
  none: 'Nada mais espera envio.',
  ofProperty: 'Propriedade {{property}}',
  turn: 'Espera a vez: vai um arquivo depois do outro.',
  why: {
    offline: 'Espera a rede.',
    paused: 'A conexão não o levou até o fim: segue de onde parou, sozinho, em até um minuto.',
  },
  change: 'Alterar',
  changeOf: 'Alterar {{name}}',
  complete: 'Completar',
  completeOf: 'Completar {{name}}',
  correct: 'Corrigir',
  correctOf: 'Corrigir {{name}}',
  discardOf: 'Descartar {{name}}',
  property: 'Propriedade',
  propertyMissing: 'Obrigatório',
  busy: 'Este arquivo está sendo enviado agora: o que foi escrito aqui não foi guardado.',
  back: 'Voltar',
  keep: 'Guardar e enviar',
  discard: 'Descartar',
  discardRefused: 'Descartar o que não foi aceito',
  askRefused: 'Descartar o que não foi aceito?',
  ask: 'Descartar os arquivos que não foram enviados?',
  askDetail: '{{files}} serão apagados deste aparelho.',
  askDetailOne: '1 arquivo será apagado deste aparelho.',
  draft: '{{name}} foi escolhido e ainda não foi enviado: complete e envie, ou descarte.',
  drafts: '{{files}} foram escolhidos e ainda não foram enviados: complete e envie, ou descarte.',
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
