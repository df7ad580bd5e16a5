import { EPSG, fromMercator } from '@fonte/geo';
import { sql } from 'kysely';
import type { Sql } from '../../../query/index.ts';
import type { ServedLayer } from '../layers/layer.ts';
import type { Box } from '../request/bbox.ts';
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

/** Features that touch a box. Along meridians and parallels a box is a box in degrees and in Web Mercator alike. */
export function touches(place: Place, box: Box): Sql {
  const area = degreesBox(box);
  return sql`(${place.near(area)} and ST_Intersects(${place.geom}, ${area}))`;
}

/** A box as a geometry in EPSG:4674: an area, or where it has none a line or a point, since an area of no size touches nothing. */
export function degreesBox({ west, south, east, north, epsg }: Box): Sql {
  const [w, s] = epsg === EPSG.webMercator ? fromMercator([west, south]) : [west, south];
  const [e, n] = epsg === EPSG.webMercator ? fromMercator([east, north]) : [east, north];
  const corner = (x: number, y: number): Sql =>
    sql`ST_SetSRID(ST_MakePoint(${x}::float8, ${y}::float8), 4674)`;
  if (w === e && s === n) return corner(w, s);
  if (w === e || s === n) return sql`ST_MakeLine(${corner(w, s)}, ${corner(e, n)})`;
  return sql`ST_MakeEnvelope(${w}::float8, ${s}::float8, ${e}::float8, ${n}::float8, 4674)`;
}
