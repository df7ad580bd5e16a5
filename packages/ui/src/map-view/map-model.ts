import type { ReactNode } from 'react';
import type { PolygonKind } from '../theme/polygons.ts';

/** [longitude, latitude] in degrees. */
export type LonLat = readonly [number, number];
/** [west, south, east, north] in degrees. */
export type Bounds = readonly [number, number, number, number];

/** A GeoJSON or TopoJSON object, as parsed from its file. */
export type GeoObject = { readonly type: string };

/** One drawn layer of the offline base map. */
export interface BaseVectorLayer {
  data: GeoObject;
  /** CSS colours; absent means not drawn. */
  fill?: string;
  stroke?: string;
  width?: number;
  /** Property written at each feature's middle. */
  labelProperty?: string;
  minZoom?: number;
}

/** Names on an outline map, fetched once somebody is near enough to read them. */
export interface BaseNames {
  minZoom: number;
  /** GeoJSON points; `nome` is written at each, the first where not all have room. */
  load: () => Promise<GeoObject>;
}

/** Words of an attribution that lead somewhere. */
export interface CreditLink {
  text: string;
  href: string;
}

/** Tiles of the portal's own server; vectors are styled here, in the scheme in use. */
export interface TiledBase {
  kind: 'tiles';
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  form: 'vector' | 'raster';
  zoom: { least: number; most: number };
  box: Bounds;
  attribution: string;
  links?: readonly CreditLink[];
}

export interface OutlineBase {
  kind: 'vector';
  layers: readonly BaseVectorLayer[];
  background: string;
  attribution: string;
  names?: BaseNames;
}

export type BaseMap =
  | { kind: 'xyz'; url: string; attribution: string; maxZoom?: number; tileSize?: number }
  | OutlineBase
  | TiledBase;

/** A property on the map. */
export interface MapPoint {
  id: string;
  at: LonLat;
  /** The programme's situation; decides shape, colour and which legend row hides it. */
  situation: string | null;
  /** What it is gathered by from afar: its state. */
  region?: string;
}

/** An area on the map. */
export interface MapShape {
  id: string;
  kind: PolygonKind;
  geometry: GeoObject;
  label?: string;
  /** Another shape has its two lines at the same place: this label stands under them. */
  labelBelow?: boolean;
}

/** What was clicked. */
export type Picked = { kind: 'point'; id: string } | { kind: 'shape'; id: string };

/** Where the map stands. */
export interface MapPlace {
  center: LonLat;
  zoom: number;
  bounds: Bounds;
  /** Map units (metres of Web Mercator) a pixel. */
  resolution: number;
}

/** Where to look. `key` makes the same place a new wish. */
export interface MapAim {
  key: string | number;
  center?: LonLat;
  zoom?: number;
  fit?: Bounds;
  /** The middle of the map itself, not of what panels leave free: a view that is restored. */
  exact?: boolean;
  /** Kept free above the middle at least, px: what stands at it, such as a popup, rises into it. */
  above?: number;
}

export interface MapPopup {
  at: LonLat;
  content: ReactNode;
}

/** Zoom limits and flights (specification 2, section 9). */
export const MAP_LIMITS = { maxZoom: 18, minZoom: 3, startZoom: 4, focusZoom: 12, flight: 2000 } as const;

/** The middle of the programme's states. */
export const MAP_START: LonLat = [-50.5, -13.5];

/** [west, south, east, north] of the points, or null without any. */
export function boundsOfPoints(points: readonly MapPoint[]): Bounds | null {
  const [first] = points;
  if (!first) return null;
  let [west, south] = first.at;
  let [east, north] = first.at;
  for (const { at } of points) {
    west = Math.min(west, at[0]);
    east = Math.max(east, at[0]);
    south = Math.min(south, at[1]);
    north = Math.max(north, at[1]);
  }
  return [west, south, east, north];
}
