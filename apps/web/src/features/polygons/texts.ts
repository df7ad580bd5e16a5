import { registerTexts } from '../../core/i18n/texts.ts';

/** Sentences of the polygons page; those of the specification (second text, 2.5) letter for letter. */
export const polygonsTexts = {
  map: 'Mapa de polígonos',
  hint: 'Clique em um polígono para ver de quem é e que área tem',
  search: 'Propriedades',
  searching: 'Buscando',
  notFound: 'Não encontrado',
  legend: 'Legenda',
  shown: '{{count}}, {{area}}',
  asking: 'Carregando...',
  nothingHere: 'Nenhum polígono encontrado',
  noneHere: 'Nenhum polígono neste lugar.',
  here: 'Polígonos neste lugar',
  of: 'Polígonos de {{name}}',
  shownOf: 'Mostrando {{shown}} de {{total}}',
  more: 'Ver mais',
  untilYear: 'Contam os registrados até {{ano}}.',
  classesOff: 'Há classes desligadas na legenda.',
  seeAll: 'Ver polígonos',
  tilesFailed: 'Parte do mapa não veio.',
  columns: {
    cod_propriedade: 'ID da propriedade',
    cod_fip_poligono: 'Código do polígono',
    nome: 'Propriedade',
    nome_tecnico: 'Técnico',
    nome_supervisor: 'Supervisor',
    nome_area: 'Nome da área',
    type_poligono: 'Tipo da área',
    area_ha: 'Área total (ha)',
  },
  byKml: { polygons: 'Polígonos por KML', area: 'Área por KML', properties: 'Propriedades com KML' },
  downloads: {
    menu: 'Baixar',
    current: 'Polígonos atuais (csv)',
    byKml: 'Polígonos por KML (csv)',
    history: 'Histórico de polígonos (csv)',
    overlaps: 'Sobreposições de polígonos, todos os anos (csv)',
    excel: 'Polígonos do mapa (excel)',
    shape: 'Polígonos do mapa (shape)',
  },
} as const;

declare module '../../core/i18n/text-catalogue.ts' {
  interface TextCatalogue {
    polygons: typeof polygonsTexts;
  }
}

registerTexts('polygons', polygonsTexts);
