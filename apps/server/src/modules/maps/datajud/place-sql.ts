import { MAP_POINT_BUFFER } from '@fonte/contracts';
import { readSrsName } from '@fonte/cql';
import { sql } from 'kysely';
import { fail } from '../../../platform/index.ts';
import type { Sql } from '../../../query/index.ts';
import { ref } from '../features/index.ts';

const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/;

/** Numbers parted by commas. Errors: invalidParameter. */
function numbers(name: string, parts: readonly string[], count: number): number[] {
  const read = parts.map((part) => (NUMBER.test(part.trim()) ? Number(part) : Number.NaN));
  if (read.length !== count || !read.every((each) => Number.isFinite(each) && Math.abs(each) < 1e9))
    fail('invalidParameter', { name });
  return read;
}

/** Lawsuits in a box of map units, or of the system that a fifth value names. Errors: invalidParameter. */
export function boxCondition(text: string): Sql {
  const parts = text.split(',');
  const crs = parts.length === 5 ? readSrsName(parts.pop() ?? '') : { srid: 3857, lonFirst: true };
  const [a = 0, b = 0, c = 0, d = 0] = numbers('bbox', parts, 4);
  if (!crs || ![3857, 4326, 4674].includes(crs.srid)) fail('invalidParameter', { name: 'bbox' });
  const [x1, y1, x2, y2] = crs.lonFirst ? [a, b, c, d] : [b, a, d, c];
  if (x1 > x2 || y1 > y2) fail('invalidParameter', { name: 'bbox' });
  // SIRGAS 2000 and WGS 84 are the same to the centimetre.
  return crs.srid === 3857
    ? sql`ST_Intersects(${ref('geom_3857')}, ST_MakeEnvelope(${x1}, ${y1}, ${x2}, ${y2}, 3857))`
    : sql`ST_Intersects(${ref('geom')}, ST_MakeEnvelope(${x1}, ${y1}, ${x2}, ${y2}, 4674))`;
}

/** A point of map units as SQL. Errors: invalidParameter. */
export function pointOf(text: string): Sql {
  const [x, y] = numbers('point', text.split(','), 2);
  return sql`ST_SetSRID(ST_MakePoint(${x}, ${y}), 3857)`;
}

/** Lawsuits around a point, `MAP_POINT_BUFFER` map units far. */
export const aroundCondition = (point: Sql): Sql =>
  sql`ST_DWithin(${ref('geom_3857')}, ${point}, ${MAP_POINT_BUFFER})`;
