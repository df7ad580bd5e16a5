/** How a kind of area is drawn on imagery: edge, casing under it, fill, and the second sign besides colour. */
export interface PolygonDrawing {
  label: string;
  edge: string;
  casing?: string;
  fillOpacity: number;
  dash?: readonly number[];
  hatch?: boolean;
  /** Fill colour where it is not the edge's. */
  fill?: string;
}

/** Kinds of areas, CAR classes and what became of an area (docs/design/tokens.md, "Polygons and history"). */
export const POLYGONS = {
  abc: { label: 'ABC', edge: '#D42A33', casing: '#FFFFFF', fillOpacity: 0.22, dash: [9, 5] },
  propriedade: { label: 'Propriedade', edge: '#FFCB1F', casing: '#10241A', fillOpacity: 0.08 },
  intervencao: { label: 'Intervenção', edge: '#5BD584', casing: '#10241A', fillOpacity: 0.35, hatch: true },
  car: { label: 'Car', edge: '#FFFFFF', fillOpacity: 0, dash: [2, 4] },
  vegetacaoNativa: { label: 'Vegetação nativa', edge: '#BEF0AA', fill: '#268042', fillOpacity: 0.41 },
  reservaLegal: { label: 'Reserva legal', edge: '#9BE08B', fillOpacity: 0.35, hatch: true },
  comCar: { label: 'Propriedades com CAR', edge: '#F2B705', fillOpacity: 0 },
  carInvalido: { label: 'Propriedades com CAR inválido', edge: '#FF9B54', fillOpacity: 0, dash: [5, 3] },
  semCar: { label: 'Propriedades sem CAR', edge: '#FFFFFF', fillOpacity: 0, dash: [2, 3] },
  historicoNovo: { label: 'Novo', edge: '#1B7546', casing: '#FFFFFF', fillOpacity: 0.2 },
  historicoAtualizado: { label: 'Atualizado', edge: '#246ABD', casing: '#FFFFFF', fillOpacity: 0.2 },
  historicoExcluido: { label: 'Excluído', edge: '#B3261E', casing: '#FFFFFF', fillOpacity: 0.2 },
} as const satisfies Record<string, PolygonDrawing>;

export type PolygonKind = keyof typeof POLYGONS;

/** Kinds whose list swatch stands on paper; the others keep their imagery colours on a dark olive chip. */
export const POLYGONS_ON_PAPER = ['abc', 'propriedade', 'intervencao'] as const;

/** The chip behind swatches whose colours are made for imagery. */
export const IMAGERY_CHIP = '#4B5A3A';

export type HistoryChange = 'novo' | 'atualizado' | 'excluido';
