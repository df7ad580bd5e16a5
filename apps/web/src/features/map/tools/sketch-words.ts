import { geodesicHa, geodesicMetres } from '@fonte/geo/area';
import { areaWords, distanceWords, geometryOf, placeWords, type Sketch } from '@fonte/ui/map-view';

/** What is written at a measure: geodesic lengths and areas on GRS 80, in the units of the specification (second text, section 9). */
export function sketchWords(
  sketch: Sketch,
  radius: (length: string, area: string) => string,
): string | undefined {
  const { kind, vertices } = sketch;
  const line = vertices.map(([lon, lat]): [number, number] => [lon, lat]);
  const [first] = vertices;
  if (!first) return undefined;
  if (kind === 'point') return placeWords([first[0], first[1]]);
  if (vertices.length < 2) return undefined;
  if (kind === 'line' || (kind === 'polygon' && vertices.length === 2))
    return distanceWords(geodesicMetres(line));
  const area = areaWords(squareMetres(sketch));
  return kind === 'circle' ? radius(distanceWords(geodesicMetres(line)), area) : area;
}

function squareMetres(sketch: Sketch): number {
  const geometry = geometryOf(sketch);
  if (geometry?.type !== 'Polygon') return 0;
  const rings = geometry.coordinates.map((ring) => ring.map(([lon, lat]): [number, number] => [lon, lat]));
  return geodesicHa({ type: 'Polygon', coordinates: rings }) * 10_000;
}
