import { partWords } from '../words/words.ts';

const words = {
  toMap: 'Voltar ao mapa',
  areasOf: (property: string) => `Áreas de ${property}`,
  name: 'Nome da área',
  kind: 'Tipo da área',
  sum: 'Somatório da área',
  current: 'Dados Atuais',
  tableOfAreas: 'Ver tabela das áreas',
  noPolygon: 'Nenhum polígono encontrado',
  withoutOverlap: (area: string) => `${area} sem sobreposição`,
  history: 'Histórico dos polígonos',
  noChange: 'Nenhum registro encontrado',
  layers: 'Camadas',
  // As the specification gives them (2, 2.18).
  carLayer: 'Car',
  areasLayer: 'Áreas da propriedade',
  historyLayer: 'Historico',
  visible: 'Visível',
  visibleOf: (list: string) => `${list} visível`,
  show: (area: string) => `Mostrar ${area}`,
  goTo: (area: string) => `Ir até ${area}`,
  mapOf: (property: string) => `Mapa de ${property}`,
  car: 'CAR',
  invalidCar: 'CAR inválido',
};

export type PropertyMapWords = typeof words;

declare module '../words/words.ts' {
  interface KitWords {
    propertyMap: PropertyMapWords;
  }
}

export const usePropertyMapWords = partWords('propertyMap', words);
