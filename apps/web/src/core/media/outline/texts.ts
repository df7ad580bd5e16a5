import { registerTexts } from '../../i18n/texts.ts';

/** Sentences of drawing and changing polygons on the map. */
export const outlineTexts = {
  draw: 'Desenhar polígono',
  edit: 'Editar contorno de {{name}}',
  map: 'Mapa do contorno',
  drawing: 'Cada clique desenha um vértice, o duplo clique fecha.',
  changing: 'Arraste um vértice, ou um lado para criar outro.',
  keyboard: 'No teclado: setas movem o mapa, Enter marca o centro, Enter de novo conclui, Backspace desfaz.',
  removeLast: 'Desfazer vértice',
  done: 'Concluir',
  undo: 'Desfazer',
  again: 'Desenhar de novo',
  vertices: 'Vértices',
  vertex: 'Vértice {{place}} de {{count}}',
  previous: 'Vértice anterior',
  next: 'Próximo vértice',
  lat: 'Latitude',
  lon: 'Longitude',
  degrees: 'Em graus, como −17,7412',
  insert: 'Inserir depois',
  remove: 'Remover vértice',
  area: '{{area}} estimados',
  none: 'Ainda não há contorno.',
  others: 'Em amarelo as áreas da propriedade, em branco o CAR; o contorno encosta nelas quando passa perto.',
  name: 'Nome do polígono',
  use: 'Usar este contorno',
  save: 'Salvar',
  cancel: 'Cancelar',
  confirm: 'Salvar as alterações?',
  yes: 'Confirmar',
  drawn: 'Polígono desenhado',
} as const;

declare module '../../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    outline: typeof outlineTexts;
  }
}

registerTexts('outline', outlineTexts);
