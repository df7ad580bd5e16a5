import { streamBatches, type Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { Sql } from '../../../query/index.ts';
import { fail } from '../../../platform/index.ts';
import { featureSource, ref } from './columns.ts';
import { featureWhere } from './conditions.ts';
import type { FeatureRequest } from './feature-request.ts';

/** What of the features is read, and in which order. */
export interface FeatureSelection {
  /** Values by the name they are read under. */
  readonly select: Readonly<Record<string, Sql>>;
  /** Orders asked for; the layer's own order follows, so that pages never overlap. */
  readonly sort?: readonly { readonly value: Sql; readonly descending: boolean }[];
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

/** The statement that reads features: scope, page filters, box and filter laid on. */
export function featureQuery(
  request: FeatureRequest,
  { select, sort = [], offset = 0, limit }: FeatureSelection,
): Sql {
  const values = Object.entries(select).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const order = [
    ...sort.map(({ value, descending }) =>
      descending ? sql`${value} desc nulls last` : sql`${value} asc nulls last`,
    ),
    ...request.layer.order.map((column) => ref(column)),
  ];
  return sql`
    select ${sql.join(values)}
    from ${featureSource(request.layer)}
    ${featureWhere(request)}
    order by ${sql.join(order)}
    ${limit === undefined ? sql`` : sql`limit ${limit}`}
    ${offset === 0 ? sql`` : sql`offset ${offset}`}`;
}

/** How many features there are, all pages together. Errors: an engine that gives no count is at fault, never at zero. */
export async function countFeatures(db: Kysely<Database>, request: FeatureRequest): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${featureSource(request.layer)} ${featureWhere(request)}
  `.execute(db);
  const total = rows[0]?.total;
  return typeof total === 'number' && rows.length === 1 ? total : fail('unexpected');
}

/** Features a batch at a time, with flat memory; many of them need a place among the long answers. Errors: those of `streamBatches`, at the first batch. */
export function streamFeatures<Row>(
  db: Kysely<Database>,
  request: FeatureRequest,
  selection: FeatureSelection,
  { batch = 200, long }: { readonly batch?: number; readonly long: boolean },
): AsyncGenerator<Row[], void, undefined> {
  const statement = featureQuery(request, selection);
  return streamBatches<Row>(db, (statement as ReturnType<typeof sql<Row>>).compile(db), { batch, long });
}

/** Features at once, for answers of a few. */
export async function readFeatures<Row>(
  db: Kysely<Database>,
  request: FeatureRequest,
  selection: FeatureSelection,
): Promise<Row[]> {
  const { rows } = await (featureQuery(request, selection) as ReturnType<typeof sql<Row>>).execute(db);
  return rows;
}
