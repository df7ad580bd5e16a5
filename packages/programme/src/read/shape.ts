import { isInBrazil } from '@fonte/geo/brazil';
import { Refusal } from '../source/column.ts';
import { REASONS } from '../source/reasons.ts';
import type { GeometrySource } from '../source/table.ts';

const BAD = new Refusal(REASONS.badCoordinates);
const OPEN = new Refusal(REASONS.openRing);
const SHORT = new Refusal(REASONS.shortRing);
const OUTSIDE = new Refusal(REASONS.geometryOutside);
const MISSING = new Refusal(REASONS.missingGeometry);

type Text = string | Refusal;

/**
 * A GeoJSON geometry as EWKT in EPSG:4674 (which 4326 and CRS84 equal within centimetres), null when there is none. Structure is checked here, so
 * that PostGIS meets no shape it cannot build; whether rings cross is for PostGIS. Altitudes are left out.
 */
export function shapeText(source: GeometrySource, geometry: unknown): Text | null {
  if (geometry === null || geometry === undefined) return source.required ? MISSING : null;
  if (typeof geometry !== 'object') return wrong(source);
  const { type, coordinates } = geometry as { type?: unknown; coordinates?: unknown };
  const body = bodyText(source, type, coordinates);
  if (typeof body !== 'string') return body;
  return `SRID=4674;${source.kind.toUpperCase()}${body}`;
}

function bodyText(source: GeometrySource, type: unknown, coordinates: unknown): Text {
  if (source.kind === 'Point') {
    if (type !== 'Point') return wrong(source);
    const point = pointText(coordinates);
    return typeof point === 'string' ? `(${point})` : point;
  }
  if (type !== 'Polygon' && type !== 'MultiPolygon') return wrong(source);
  if (!Array.isArray(coordinates)) return BAD;
  if (source.kind === 'MultiPolygon')
    return listText(type === 'Polygon' ? [coordinates] : coordinates, polygonText);
  if (type === 'Polygon') return polygonText(coordinates);
  return coordinates.length === 1
    ? polygonText(coordinates[0])
    : new Refusal(REASONS.severalParts(coordinates.length));
}

function wrong({ kind }: GeometrySource): Refusal {
  return new Refusal(REASONS.wrongGeometry(kind === 'MultiPolygon' ? 'Polygon ou MultiPolygon' : kind));
}

const polygonText = (rings: unknown): Text => listText(rings, ringText);

function ringText(ring: unknown): Text {
  if (!Array.isArray(ring)) return BAD;
  if (ring.length < 4) return SHORT;
  const first = ring[0] as unknown[];
  const last = ring.at(-1) as unknown[];
  const text = listText(ring, pointText);
  if (typeof text === 'string' && (first[0] !== last[0] || first[1] !== last[1])) return OPEN;
  return text;
}

function listText(items: unknown, itemText: (item: unknown) => Text): Text {
  if (!Array.isArray(items) || items.length === 0) return BAD;
  let text = '';
  for (const item of items as unknown[]) {
    const part = itemText(item);
    if (typeof part !== 'string') return part;
    text += text === '' ? part : `,${part}`;
  }
  return `(${text})`;
}

function pointText(point: unknown): Text {
  if (!Array.isArray(point)) return BAD;
  const [lon, lat] = point as unknown[];
  if (typeof lon !== 'number' || typeof lat !== 'number') return BAD;
  return isInBrazil(lon, lat) ? `${lon} ${lat}` : OUTSIDE;
}
