import { partWords } from '../words/words.ts';

const words = {
  baseMaps: 'Mapas base',
  optionsOf: (layer: string) => `Opções de ${layer}`,
  loadingOf: (layer: string) => `${layer}: Carregando...`,
  opacityOf: (layer: string) => `Opacidade de ${layer}`,
  tooFar: 'Aproxime o mapa para ver',
  order: 'Ordem das camadas',
  move: (layer: string) => `Mover ${layer}: arraste ou use as setas`,
  up: (layer: string) => `Subir ${layer}`,
  down: (layer: string) => `Descer ${layer}`,
  filterLayers: 'Filtrar camadas',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  home: 'Voltar à visão inicial',
  closeOf: (panel: string) => `Fechar ${panel}`,
  foldOf: (panel: string) => `Recolher ${panel}`,
  openOf: (panel: string) => `Abrir ${panel}`,
  layersWithResults: 'Camadas com resultados',
  next: 'Próximo',
  of: (one: string, all: string) => `${one} de ${all}`,
  legend: 'Legenda',
  keysOf: (map: string) => `${map}. Setas movem, mais e menos aproximam e afastam.`,
};

declare module '../words/words.ts' {
  interface KitWords {
    map: typeof words;
  }
}

export const useMapWords = partWords('map', words);
