import { registerTexts } from '../i18n/texts.ts';

/** Sentences of galleries and uploads; the specification's (second text, 2.9 to 2.12, 5 and 8) letter for letter. */
export const mediaTexts = {
  propertyNotFound: 'Propriedade não encontrada',
  propertyNotFoundDetail: 'Confira o endereço, ou procure a propriedade na sua lista.',
  add: 'Adicionar arquivos',
  views: 'O que mostrar',
  view: { medias: 'Mídias', documents: 'Documentos', polygons: 'Polígonos' },
  tags: 'Filtrar por tag',
  all: 'Todas',
  empty: {
    medias: 'Nenhuma mídia encontrada',
    documents: 'Nenhum documento encontrado',
    polygons: 'Nenhum polígono encontrado',
    tag: 'Com a tag {{tag}}. Escolha “Todas” para ver as outras.',
  },
  unnamed: 'Sem descrição',
  taken: 'Tirada em {{moment}}',
  sent: 'Enviada em {{moment}}',
  noVisit: 'sem visita neste dia',
  far: 'a {{distance}} da propriedade',
  original: 'Baixar original',
  edit: 'Editar descrição e tags',
  editPolygon: 'Editar descrição e tag',
  editOutline: 'Editar contorno',
  remove: 'Excluir',
  polygonsMap: 'Mapa dos polígonos',
  photosMap: 'Mapa das fotos',
  hidePhotosMap: 'Esconder o mapa',
  placed: '{{placed}} de {{all}} fotos trazem o lugar em que foram tiradas.',
  pair: {
    begin: 'Comparar antes e depois',
    first: 'Escolha a primeira de duas fotos do mesmo lugar.',
    second: 'Agora escolha a outra foto.',
    end: 'Cancelar',
  },
  video: {
    none: 'Este portal não tem provedor de vídeos configurado.',
    frame: 'Vídeo: {{title}}',
    add: 'Adicionar vídeo',
  },
  failed: 'Um erro ocorreu!',
} as const;

declare module '../i18n/text-catalogue.ts' {
  interface TextCatalogue {
    media: typeof mediaTexts;
  }
}

registerTexts('media', mediaTexts);
