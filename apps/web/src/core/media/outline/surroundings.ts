import {
  outlineOf,
  type Bounds,
  type GeoObject,
  type LonLat,
  type MapPoint,
  type MapShape,
  type Outline,
} from '@fonte/ui/map-view';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readShapes } from '../../property/areas/read-shapes.ts';
import { shapesQuery } from '../../property/areas/shape-queries.ts';
import type { MediaPolygon, PropertyMedia } from '../calls.ts';
import { boundsOf } from '../polygons-map.tsx';

/** What lies around an outline: drawn, and snapped to. */
export type Surroundings = {
  shapes: readonly MapShape[];
  neighbours: readonly Outline[];
  points: readonly MapPoint[];
  /** Around all of it; null where nothing is known of the property's place. */
  bounds: Bounds | null;
};

/** The property's areas, its CAR, its point and the polygons sent before; what cannot be fetched stays away. */
export function useSurroundings(
  { cod_propriedade, lon, lat }: PropertyMedia['property'],
  sent: readonly MediaPolygon[],
): Surroundings {
  const { data } = useQuery(shapesQuery(cod_propriedade));
  return useMemo(() => {
    const at: LonLat | null = lon === null || lat === null ? null : [lon, lat];
    const known = data ? readShapes(data, { at, situation: null }) : null;
    const shapes: MapShape[] = [
      ...(known?.car ?? []).map(({ id, geometry }) => ({ id, kind: 'car' as const, geometry })),
      ...(known?.polygons ?? []).map(({ id, kind, geometry }) => ({ id, kind, geometry })),
      ...sent.map(({ id, geojson }) => ({
        id: `enviado ${id}`,
        kind: 'propriedade' as const,
        geometry: geojson,
      })),
    ];
    return {
      shapes,
      neighbours: shapes.flatMap(({ geometry }) => polygonsIn(geometry)),
      points: at === null ? [] : [{ id: cod_propriedade, at, situation: null }],
      bounds: known?.bounds ?? boundsOf(sent.map(({ geojson }) => ({ geometry: geojson }))),
    };
  }, [data, sent, cod_propriedade, lon, lat]);
}

/** The polygons of a GeoJSON polygon or multipolygon. */
function polygonsIn(geometry: GeoObject): Outline[] {
  const { type, coordinates } = geometry as { type: string; coordinates: unknown };
  if (type === 'Polygon') return [outlineOf(coordinates as LonLat[][])];
  if (type === 'MultiPolygon') return (coordinates as LonLat[][][]).map(outlineOf);
  return [];
}
