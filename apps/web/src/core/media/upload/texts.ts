import { registerTexts } from '../../i18n/texts.ts';

/** Sentences of the upload panel; the specification's (second text, 5 and 8) letter for letter. */
export const uploadTexts = {
  title: 'Adicionar arquivos',
  draw: 'Desenhar polígono',
  hint: 'Fotos, documentos, KML, KMZ ou GeoJSON',
  kind: { photo: 'Foto', document: 'Documento', kml: '{{label}}', refused: 'Recusado' },
  facts: '{{kind}} · {{size}}',
  polygons: '{{kind}} · {{count}}',
  polygon: 'polígono',
  polygonPlural: 'polígonos',
  reading: 'Lendo os polígonos',
  outline: 'Contorno dos polígonos de {{name}}',
  describe: 'Descreva o arquivo',
  describePolygon: 'Descreva o polígono',
  onMap: 'Ver no mapa',
  hideMap: 'Esconder o mapa',
  preview: 'Prévia dos polígonos no mapa',
  send: 'Enviar arquivos',
  sendCounted: 'Enviar {{files}}',
  file: 'arquivo',
  files: 'arquivos',
  attention: 'precisa de atenção',
  attentionPlural: 'precisam de atenção',
  footAttention: '{{files}}, {{attention}}',
  cancel: 'Cancelar',
  done: 'Upload realizado!',
  doneDetail: 'Os arquivos foram enviados com sucesso!',
  failed: 'Um erro ocorreu!',
  failedDetail: 'Não foi possível enviar os arquivos!',
  already: 'Já enviado em {{date}}',
  leave: 'Sair sem enviar os arquivos?',
  leaveDetail: '{{files}} ainda não foram enviados e serão perdidos.',
  leaveDetailOne: '1 arquivo ainda não foi enviado e será perdido.',
  leaveConfirm: 'Sair e descartar',
  stay: 'Continuar aqui',
} as const;

declare module '../../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    upload: typeof uploadTexts;
  }
}

registerTexts('upload', uploadTexts);
