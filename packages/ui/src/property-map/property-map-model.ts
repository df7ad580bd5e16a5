import { AREA_TYPES, type AreaChange, type AreaType } from '@fonte/contracts/programme/areas';
import type { BaseMap, Bounds, GeoObject, LonLat } from '../map-view/map-model.ts';

export type AreaKind = AreaType;
/** Kinds of areas that a property's polygons are of, in the order of the list: the outline before what lies in it. */
export const AREA_KINDS: readonly AreaKind[] = [
  'propriedade',
  ...AREA_TYPES.map(({ code }) => code).filter((code) => code !== 'propriedade'),
];

/** A polygon as it is now. */
export interface PropertyPolygon {
  id: string;
  kind: AreaKind;
  name: string;
  /** '18,4 ha' */
  area: string;
  geometry: GeoObject;
  bounds: Bounds;
  /** 'Somatório da área' of its row in the table; polygons of one area and kind have the same. */
  areaSum: string;
}

/** What polygons of a kind cover together: '28,2 ha'. */
export type KindTotals = Partial<Record<AreaKind, string>>;

/** What became of a polygon, and how it looked that day. */
export interface PolygonChange {
  id: string;
  change: AreaChange;
  name: string;
  /** '12/08/2025' */
  date: string;
  area: string;
  /** Null where its form was not kept. */
  geometry: GeoObject | null;
  bounds: Bounds | null;
}

/** A perimeter of the CAR with its facts, as label and words. */
export interface CarPerimeter {
  id: string;
  /** The register suspended or cancelled it. */
  invalid: boolean;
  number: string;
  facts: readonly { label: string; value: string }[];
  geometry: GeoObject;
  bounds: Bounds;
}

/** Everything the map of one property draws. */
export interface PropertyMapData {
  polygons: readonly PropertyPolygon[];
  totals: KindTotals;
  history: readonly PolygonChange[];
  car: readonly CarPerimeter[];
  /** The property's own place, and the situation it is drawn by. */
  point: { at: LonLat; situation: string | null } | null;
  /** The red line between the property's place and its areas, where they are far apart. */
  far: { from: LonLat; to: LonLat; label: string } | null;
  /** Where the map opens. */
  bounds: Bounds | null;
}

export interface PropertyMapProps {
  /** Name of the property. */
  label: string;
  data: PropertyMapData;
  base: BaseMap;
  onBaseError?: () => void;
  /** Height of the map beside its lists, px. */
  height?: number;
  /** The map stands in a dialog: its table takes its place instead of opening another. */
  inDialog?: boolean;
}
