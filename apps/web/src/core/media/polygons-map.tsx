import { LoadingState } from '@fonte/ui';
import { MapView, type Bounds, type MapAim, type MapShape } from '@fonte/ui/map-view';
import { useMemo } from 'react';
import { useBaseMap } from '../property/base-map.ts';

/** A polygon's rings as GeoJSON has them. */
export type ShapeOnMap = Omit<MapShape, 'geometry'> & {
  geometry: { type: 'Polygon'; coordinates: readonly (readonly (readonly [number, number])[])[] };
};

export type PolygonsMapProps = {
  label: string;
  shapes: readonly ShapeOnMap[];
  /** The one that is flown to and ringed; a new time flies there again. */
  chosen: { id: string; time: number } | null;
  onChoose: (id: string | null) => void;
  height: number;
};

/** Polygons on the satellite map. */
export function PolygonsMap({ label, shapes, chosen, onChoose, height }: PolygonsMapProps) {
  const { base, onBaseError } = useBaseMap();
  const aim = useMemo((): MapAim => {
    const one = chosen && shapes.find(({ id }) => id === chosen.id);
    const fit = boundsOf(one ? [one] : shapes);
    if (!fit) return { key: 'none' };
    return { key: one ? `${one.id} ${chosen.time}` : `all ${fit.join(' ')}`, fit };
  }, [shapes, chosen]);
  if (!base) return <LoadingState shape="map" height={height} />;
  return (
    <MapView
      label={label}
      height={height}
      base={base}
      onBaseError={onBaseError}
      shapes={shapes}
      selectedId={chosen?.id ?? null}
      onPick={(picked) => onChoose(picked?.kind === 'shape' ? picked.id : null)}
      aim={aim}
    />
  );
}

/** The box around all corners; null without any. */
export function boundsOf(shapes: readonly Pick<ShapeOnMap, 'geometry'>[]): Bounds | null {
  const corners = shapes.flatMap(({ geometry }) => geometry.coordinates[0] ?? []);
  if (corners.length === 0) return null;
  return corners.reduce<Bounds>(
    ([west, south, east, north], [lon, lat]) => [
      Math.min(west, lon),
      Math.min(south, lat),
      Math.max(east, lon),
      Math.max(north, lat),
    ],
    [180, 90, -180, -90],
  );
}
