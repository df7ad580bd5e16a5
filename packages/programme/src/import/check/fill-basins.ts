import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { sourceOf } from '../../source/index.ts';
import { staged } from '../relations.ts';

/**
 * Gives staged properties without a sub-basin the one in which their point lies; of two that share a border, the lower
 * code. A property without coordinates, or outside every known sub-basin, stays without.
 */
export async function fillBasins(db: Kysely<Database>): Promise<void> {
  await sql`UPDATE ${staged(sourceOf('propriedade'))} s SET id_sub_bacia = (
      SELECT min(b.id_sub_bacia) FROM geo.sub_bacia b
      WHERE ST_Covers(b.geom, ST_SetSRID(ST_MakePoint(s.lon::float8, s.lat::float8), 4674)))
    WHERE s.id_sub_bacia IS NULL AND s.lon IS NOT NULL AND s.lat IS NOT NULL`.execute(db);
}
