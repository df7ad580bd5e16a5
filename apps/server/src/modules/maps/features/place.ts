import { domainOf, EPSG, fromMercator } from '@fonte/geo';
import { sql } from 'kysely';
import type { Sql } from '../../../query/index.ts';
import type { ServedLayer } from '../layers/layer.ts';
import type { Box } from '../request/bbox.ts';
import { isProjected, type Crs } from '../request/crs.ts';
import { ref } from './columns.ts';

/** Where features of a layer stand; those of a published face where it is published. */
export interface Place {
  /** EPSG:4674. */
  readonly geom: Sql;
  /** EPSG:3857. */
  readonly mercator: Sql;
  /** Holds for every feature that could touch the box (EPSG:4674), by index; some of those it holds for do not. */
  near(box: Sql): Sql;
}

/** The geometry of a layer. */
export function placeOf(layer: ServedLayer): Place {
  const geom = ref(layer.geometryColumn);
  return { geom, mercator: ref(layer.mercatorColumn), near: (box) => sql`${geom} && ${box}` };
}

/** Where features stand in a system: as they are stored, else put into it. */
export function inSystem({ geom, mercator }: Pick<Place, 'geom' | 'mercator'>, epsg: Crs['epsg']): Sql {
  if (isProjected(epsg)) return sql`ST_Transform(${geom}, ${epsg}::int)`;
  return epsg === EPSG.webMercator ? mercator : geom;
}

/** The system that coordinates are compared in; degrees of either system are the same numbers. */
export const storedAs = (epsg: Crs['epsg']): number =>
  isProjected(epsg) || epsg === EPSG.webMercator ? epsg : EPSG.sirgas2000;

/** Features that touch a box. Along meridians and parallels a box is a box in degrees and in Web Mercator alike; one of a projection is held against what is put into it. */
export function touches(place: Place, box: Box): Sql {
  const area = degreesBox(box);
  if (!isProjected(box.epsg)) return sql`(${place.near(area)} and ST_Intersects(${place.geom}, ${area}))`;
  const exact = boxSql(within(box), box.epsg);
  return sql`(${place.near(area)} and ST_Intersects(${inSystem(place, box.epsg)}, ${exact}))`;
}

/**
 * A box as a geometry in EPSG:4674: an area, or where it has none a line or a point, since an area of no size touches nothing. Of a projection, whose boxes have sides that bend,
 * what holds all of it.
 */
export function degreesBox(box: Box): Sql {
  const { west, south, east, north, epsg } = box;
  if (isProjected(epsg)) return roundIn4674(boxSql(within(box), epsg));
  const [w, s] = epsg === EPSG.webMercator ? fromMercator([west, south]) : [west, south];
  const [e, n] = epsg === EPSG.webMercator ? fromMercator([east, north]) : [east, north];
  return boxSql({ west: w, south: s, east: e, north: n }, EPSG.sirgas2000);
}

type Sides = Pick<Box, 'west' | 'south' | 'east' | 'north'>;

function boxSql({ west: w, south: s, east: e, north: n }: Sides, srid: number): Sql {
  const corner = (x: number, y: number): Sql =>
    sql`ST_SetSRID(ST_MakePoint(${x}::float8, ${y}::float8), ${srid}::int)`;
  if (w === e && s === n) return corner(w, s);
  if (w === e || s === n) return sql`ST_MakeLine(${corner(w, s)}, ${corner(e, n)})`;
  return sql`ST_MakeEnvelope(${w}::float8, ${s}::float8, ${e}::float8, ${n}::float8, ${srid}::int)`;
}

/** The part of a box where its system is asked for at all: beyond, its formulas end, and nothing is. */
export function within(box: Box): Sides {
  if (!isProjected(box.epsg)) return box;
  const most = domainOf(box.epsg);
  const x = (value: number): number => Math.max(most.west, Math.min(most.east, value));
  const y = (value: number): number => Math.max(most.south, Math.min(most.north, value));
  return { west: x(box.west), south: y(box.south), east: x(box.east), north: y(box.north) };
}

/** So many steps along the sides of what is put into degrees, and degrees more for what bends between two of them: 1.6 degrees on a side as long as Brazil, a 256th of it. */
const STEP_METRES = 500_000;
const BEND_DEGREES = 0.05;

/** Degrees that hold all of a shape in metres. */
export const roundIn4674 = (shape: Sql): Sql =>
  sql`ST_Expand(ST_Transform(ST_Segmentize(ST_Envelope(${shape}), ${STEP_METRES}::float8), 4674), ${BEND_DEGREES}::float8)`;
