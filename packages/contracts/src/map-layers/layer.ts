import type { Capability } from '../capabilities.ts';
import type { MarkShape } from '../programme/marks.ts';

/** How a class is drawn: the points' outlines are those of the situations, colours those made for imagery. */
export type LayerLook = {
  shape: MarkShape | 'line' | 'area';
  fill?: string;
  fillOpacity?: number;
  stroke?: string;
  /** Width of the stroke, pixels. */
  width?: number;
  dash?: readonly number[];
  hatch?: boolean;
  /** Colour drawn under the stroke, a little wider. */
  casing?: string;
};

/** A row of the legend; `id` is a value of the layer's column `legenda`. */
export type LayerClass = { id: string; title: string; look: LayerLook };

export type LayerColumn = {
  name: string;
  /** pt-BR, as cards and file heads show it. */
  title: string;
  type: 'text' | 'integer' | 'decimal' | 'date' | 'boolean' | 'list' | 'json';
  unit?: 'ha' | 'km' | 'm';
  /** Personal data: observers get none of it, nor may they filter by it. */
  personal?: 'cpf' | 'nome' | 'coordenada' | 'documento';
  /** Stands on the card of a clicked feature. */
  card?: true;
};

/** The layer tree's branches, in order. */
export const LAYER_GROUPS = ['Propriedades', 'Ambiente', 'Hidrografia', 'Limites', 'Justiça'] as const;

/** What browser and server both know of a map layer; the server adds where its rows are (modules/maps/layers). */
export type MapLayer = {
  name: string;
  title: string;
  group: (typeof LAYER_GROUPS)[number];
  geometry: 'Point' | 'Polygon' | 'MultiPolygon';
  columns: readonly LayerColumn[];
  classes: readonly LayerClass[];
  /** Who may see it; a profile that may not is never told that it exists. */
  capability: Capability;
  /** Zoom (of Web Mercator's tile grid) from which it is drawn. */
  minZoom?: number;
  /** Column that names a feature; text or integer. */
  key: string;
  /** Column written on the map. */
  label?: string;
  /** Column in hectares that totals add up. */
  area?: string;
  /** What of the page's filters narrows it. */
  params: readonly ('uf' | 'ano')[];
  /** What observers are told of it instead, where that is something else: see `faceOf`. */
  published?: PublishedFace;
};

/** The face of a layer for whoever may know no single property by it (docs/decisions/0021): its own columns and key, of other rows, and its own classes where they mean something else. */
export type PublishedFace = Pick<MapLayer, 'key' | 'columns' | 'label' | 'area'> &
  Partial<Pick<MapLayer, 'classes'>>;
