import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { scopeKey } from '../../../query/index.ts';
import { fail } from '../../../platform/index.ts';
import type { Box } from '../request/bbox.ts';
import { featureSource } from './columns.ts';
import { featureWhere } from './conditions.ts';
import type { FeatureRequest } from './feature-request.ts';
import { placeOf } from './place.ts';

/** Where a layer without features is said to be: Brazil. */
export const BRAZIL: Box = { west: -73.99, south: -33.75, east: -34.79, north: 5.28, epsg: 4674 };

/** The box around all of these features, degrees; null without any. */
export async function extentOf(db: Kysely<Database>, request: FeatureRequest): Promise<Box | null> {
  const { geom } = placeOf(request.layer);
  const { rows } = await sql<{ west: number | null; south: number; east: number; north: number }>`
    select ST_XMin(e) as west, ST_YMin(e) as south, ST_XMax(e) as east, ST_YMax(e) as north
    from (select ST_Extent(${geom}) as e from ${featureSource(request.layer)} ${featureWhere(request)}) as extent
  `.execute(db);
  const [found] = rows;
  if (found === undefined || rows.length !== 1) return fail('unexpected');
  return found.west === null ? null : { ...found, west: found.west, epsg: 4674 };
}

const KEPT = 600;

/** Boxes of whole layers by data version and scope, so that a capabilities document costs them once. */
export class Extents {
  readonly #kept = new LRUCache<string, Promise<Box | null>>({ max: KEPT });

  get(
    db: Kysely<Database>,
    request: Pick<FeatureRequest, 'layer' | 'access'>,
    version: number,
  ): Promise<Box | null> {
    const key = JSON.stringify([version, request.layer.name, scopeKey(request.access)]);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const found = extentOf(db, request);
    this.#kept.set(key, found);
    found.catch(() => this.#kept.delete(key));
    return found;
  }
}
