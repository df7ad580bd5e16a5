import type OlMap from 'ol/Map.js';
import { fromLonLat, toLonLat, transformExtent } from 'ol/proj.js';
import { useEffect } from 'react';
import type { LonLat, MapPlace } from '../map-model.ts';

/** Tells where the map stands, now and after each move. */
export function usePlace(map: OlMap | null, onPlace: ((place: MapPlace) => void) | undefined): void {
  useEffect(() => {
    if (!map || !onPlace) return undefined;
    const tell = () => {
      const place = placeOf(map);
      if (place) onPlace(place);
    };
    tell();
    map.on('moveend', tell);
    return () => map.un('moveend', tell);
  }, [map, onPlace]);
}

function placeOf(map: OlMap): MapPlace | null {
  const view = map.getView();
  const [center, zoom, resolution] = [view.getCenter(), view.getZoom(), view.getResolution()];
  if (!center || zoom === undefined || resolution === undefined || !map.getSize()) return null;
  const [lon = 0, lat = 0] = toLonLat(center);
  const [west = 0, south = 0, east = 0, north = 0] = transformExtent(
    view.calculateExtent(map.getSize()),
    'EPSG:3857',
    'EPSG:4326',
  );
  return { center: [lon, lat], zoom, resolution, bounds: [west, south, east, north] };
}

/** A place in map units (EPSG:3857), as services are asked with. */
export function mercatorOf([lon, lat]: LonLat): [number, number] {
  const [x = 0, y = 0] = fromLonLat([lon, lat]);
  return [x, y];
}
