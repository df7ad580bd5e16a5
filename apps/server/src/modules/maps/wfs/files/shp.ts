import { projectionFacts } from '@fonte/geo';
import { isProjected, type Crs } from '../../request/crs.ts';
import type { Shape } from '../wkb.ts';

export const SHP_POINT = 1;
export const SHP_POLYGON = 5;

export type ShapeBounds = { west: number; south: number; east: number; north: number };
export const noBounds = (): ShapeBounds => ({
  west: Infinity,
  south: Infinity,
  east: -Infinity,
  north: -Infinity,
});

/** Head of a .shp or .shx of so many bytes in all. */
export function shapeHead(kind: number, bytes: number, bounds: ShapeBounds): Buffer {
  const head = Buffer.alloc(100);
  head.writeInt32BE(9994, 0);
  head.writeInt32BE(bytes / 2, 24);
  head.writeInt32LE(1000, 28);
  head.writeInt32LE(kind, 32);
  const { west, south, east, north } = Number.isFinite(bounds.west)
    ? bounds
    : { west: 0, south: 0, east: 0, north: 0 };
  [west, south, east, north].forEach((value, at) => head.writeDoubleLE(value, 36 + at * 8));
  return head;
}

/** A record of a .shp without its own head, widening the bounds; a missing geometry is a null shape. */
export function shapeContent(shape: Shape | null, bounds: ShapeBounds): Buffer {
  if (shape === null) return Buffer.alloc(4);
  if (shape.type === 'Point') {
    const [x, y] = shape.position;
    widen(bounds, x, y);
    const content = Buffer.alloc(20);
    content.writeInt32LE(SHP_POINT, 0);
    content.writeDoubleLE(x, 4);
    content.writeDoubleLE(y, 12);
    return content;
  }
  // Outlines run clockwise, holes the other way; that is how readers tell them apart.
  const rings = shape.polygons.flatMap((polygon) => polygon.map((ring, at) => turned(ring, at === 0)));
  const points = rings.reduce((sum, ring) => sum + ring.length / 2, 0);
  const content = Buffer.alloc(44 + rings.length * 4 + points * 16);
  const own = noBounds();
  let at = 44 + rings.length * 4;
  let start = 0;
  rings.forEach((ring, index) => {
    content.writeInt32LE(start, 44 + index * 4);
    start += ring.length / 2;
    for (let i = 0; i < ring.length; i += 2) {
      const [x, y] = [ring[i] ?? 0, ring[i + 1] ?? 0];
      widen(own, x, y);
      content.writeDoubleLE(x, at);
      content.writeDoubleLE(y, at + 8);
      at += 16;
    }
  });
  content.writeInt32LE(SHP_POLYGON, 0);
  [own.west, own.south, own.east, own.north].forEach((value, index) =>
    content.writeDoubleLE(value, 4 + index * 8),
  );
  content.writeInt32LE(rings.length, 36);
  content.writeInt32LE(points, 40);
  widen(bounds, own.west, own.south);
  widen(bounds, own.east, own.north);
  return content;
}

function widen(bounds: ShapeBounds, x: number, y: number): void {
  bounds.west = Math.min(bounds.west, x);
  bounds.south = Math.min(bounds.south, y);
  bounds.east = Math.max(bounds.east, x);
  bounds.north = Math.max(bounds.north, y);
}

function turned(ring: Float64Array, clockwise: boolean): Float64Array {
  let twice = 0;
  for (let i = 0; i + 3 < ring.length; i += 2)
    twice += ((ring[i + 2] ?? 0) - (ring[i] ?? 0)) * ((ring[i + 3] ?? 0) + (ring[i + 1] ?? 0));
  if (twice > 0 === clockwise) return ring;
  const other = new Float64Array(ring.length);
  for (let i = 0; i < ring.length; i += 2) {
    other[i] = ring[ring.length - 2 - i] ?? 0;
    other[i + 1] = ring[ring.length - 1 - i] ?? 0;
  }
  return other;
}

const SIRGAS =
  'GEOGCS["GCS_SIRGAS_2000",DATUM["D_SIRGAS_2000",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

/** ESRI's words for the coordinate systems, as .prj files hold them. */
export function prjOf(epsg: Crs['epsg']): string {
  if (!isProjected(epsg)) return PRJ[epsg];
  const { method, title, parameters } = projectionFacts(epsg);
  const named = ESRI_ORDER.flatMap((name) => parameters.filter(({ esri }) => esri === name))
    .map(({ esri, value }) => `PARAMETER["${esri}",${decimal(value)}]`)
    .join(',');
  const name = title.replace(' / ', '_').replaceAll(' ', '_').replace('zone', 'Zone');
  return `PROJCS["${name}",${SIRGAS},PROJECTION["${method.esri}"],${named},UNIT["Meter",1.0]]`;
}

const ESRI_ORDER = [
  'False_Easting',
  'False_Northing',
  'Central_Meridian',
  'Scale_Factor',
  'Latitude_Of_Origin',
];
const decimal = (value: number): string => (Number.isInteger(value) ? value.toFixed(1) : String(value));

const PRJ = {
  4674: SIRGAS,
  4326: 'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]',
  3857: 'PROJCS["WGS_1984_Web_Mercator_Auxiliary_Sphere",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Mercator_Auxiliary_Sphere"],PARAMETER["False_Easting",0.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",0.0],PARAMETER["Standard_Parallel_1",0.0],PARAMETER["Auxiliary_Sphere_Type",0.0],UNIT["Meter",1.0]]',
} as const;
