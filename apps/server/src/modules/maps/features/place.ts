import { EPSG, fromMercator } from '@fonte/geo';
import { sql } from 'kysely';
import { personalFieldsOf, type Access, type Sql } from '../../../query/index.ts';
import { COARSE_REACH, type ServedLayer } from '../layers/layer.ts';
import type { Box } from '../request/bbox.ts';
import { ref } from './columns.ts';

/** Where features stand for a caller: observers see points on a grid of two decimals, and ask on that grid too. */
export interface Place {
  /** EPSG:4674. */
  readonly geom: Sql;
  /** EPSG:3857. */
  readonly mercator: Sql;
  /** Whether the caller sees the places on the grid only. */
  readonly coarse: boolean;
  /** Holds for every feature that could touch the box (EPSG:4674), by index; some of those it holds for do not. */
  near(box: Sql): Sql;
}

/** The geometry of a layer as the caller may see it. */
export function placeOf(layer: ServedLayer, { profile }: Access): Place {
  const indexed = ref(layer.geometryColumn);
  if (layer.coarseColumn === undefined || personalFieldsOf(profile) === 'full')
    return {
      geom: indexed,
      mercator: ref(layer.mercatorColumn),
      coarse: false,
      near: (box) => sql`${indexed} && ${box}`,
    };
  const geom = ref(layer.coarseColumn);
  return {
    geom,
    mercator: pointInMercator(geom),
    coarse: true,
    // A little more than the reach, for the index keeps boxes in single precision.
    near: (box) => sql`${indexed} && ST_Expand(${box}, ${COARSE_REACH * 1.1})`,
  };
}

/** A point of degrees in web Mercator, worked out: the embedded engine needs more than a second to begin with ST_Transform. */
const pointInMercator = (point: Sql): Sql =>
  sql`ST_SetSRID(ST_MakePoint(6378137 * radians(ST_X(${point})), 6378137 * ln(tan(pi() / 4 + radians(ST_Y(${point})) / 2))), 3857)`;

/** Features that touch a box. Along meridians and parallels a box is a box in degrees and in Web Mercator alike. */
export function touches(place: Place, box: Box): Sql {
  const area = degreesBox(box);
  return sql`(${place.near(area)} and ST_Intersects(${place.geom}, ${area}))`;
}

/** A box as a geometry in EPSG:4674. */
export function degreesBox({ west, south, east, north, epsg }: Box): Sql {
  const [w, s] = epsg === EPSG.webMercator ? fromMercator([west, south]) : [west, south];
  const [e, n] = epsg === EPSG.webMercator ? fromMercator([east, north]) : [east, north];
  return sql`ST_MakeEnvelope(${w}::float8, ${s}::float8, ${e}::float8, ${n}::float8, 4674)`;
}
