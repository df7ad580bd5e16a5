import type { LayerColumn } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import { TILE_PIXELS } from '@fonte/geo';
import { sql, type Kysely } from 'kysely';
import type { Access, Sql } from '../../../query/index.ts';
import type { DrawingPool } from '../drawing/pool.ts';
import { featureSource, ref, shownColumns } from '../features/index.ts';
import type { ServedLayer } from '../layers/layer.ts';
import type { Box } from '../request/bbox.ts';
import { drawnGeometry, where, widened } from '../map/fetch-shapes.ts';
import type { AskedLayer } from '../map/map-request.ts';
import { drawnAt, pixelMetres } from '../map/scale.ts';
import { BUFFER, EXTENT } from '../encoding/encode-geometry.ts';
import { vectorJob } from '../encoding/encode-job.ts';
import type { TileValue } from '../encoding/encode-layer.ts';
import type { TileEncoder } from '../encoding/tile-encoder.ts';

/** A layer of a vector tile in web Mercator, encoded by the database, or in a drawing thread where the database cannot (`by` insists on one). */
export async function fetchVectorLayer(
  { encoder, pool }: { readonly encoder: TileEncoder; readonly pool: DrawingPool },
  db: Kysely<Database>,
  access: Access,
  asked: AskedLayer,
  box: Box,
  wanted: readonly string[] | undefined,
  by?: 'database' | 'server',
): Promise<Uint8Array> {
  const metres = pixelMetres(box, TILE_PIXELS);
  if (!drawnAt(asked.layer, metres)) return new Uint8Array(0);
  const shape = drawnGeometry(asked, box, metres);
  const near = where(asked, access, widened(box, TILE_PIXELS, (TILE_PIXELS * BUFFER) / EXTENT));
  const columns = columnsOf(asked, access, wanted);
  const values = columns.map((column) => sql`${tileValue(column)} as ${sql.ref(column.name)}`);
  return (by ?? ((await encoder.isDatabase()) ? 'database' : 'server')) === 'database'
    ? byDatabase(db, asked, box, { shape, near, values })
    : here(pool, db, asked, box, { shape, near, values, columns, metres });
}

interface Parts {
  readonly shape: Sql;
  readonly near: Sql;
  readonly values: readonly Sql[];
}

async function byDatabase(
  db: Kysely<Database>,
  { layer }: AskedLayer,
  { west, south, east, north }: Box,
  { shape, near, values }: Parts,
): Promise<Uint8Array> {
  const bounds = sql`ST_MakeEnvelope(${west}::float8, ${south}::float8, ${east}::float8, ${north}::float8, 3857)`;
  const inTile = (geometry: Sql): Sql =>
    sql`ST_AsMVTGeom(${geometry}, ${bounds}, ${EXTENT}::int, ${BUFFER}::int, true)`;
  const drawn = drawnInTile(layer, shape, (east - west) / EXTENT, inTile);
  // Rows without a geometry are left out by ST_AsMVT itself; a condition on it would make every geometry twice. The order makes equal tiles equal
  // bytes, and keeps PostgreSQL from making halves in workers, which takes ST_AsMVT twice as long.
  const { rows } = await sql<{ tile: Uint8Array | null }>`
    select ST_AsMVT(t, ${layer.name}, ${EXTENT}::int, 'geom' order by ${sql.ref(`t.${layer.key}`)}) as tile from (
      select ${sql.join([sql`${drawn} as geom`, ...values])} from ${featureSource(layer)} where ${near}
    ) as t`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database gave no tile, not even an empty one');
  return row.tile ?? new Uint8Array(0);
}

/**
 * A geometry in a tile's units; an area that collapses in them stays as a point. For single areas that is told beforehand by their size, since ST_AsMVT
 * takes half as long again over a coalesce; of areas in several parts each may collapse, so there the outcome decides.
 */
function drawnInTile({ geometry }: ServedLayer, shape: Sql, unit: number, inTile: (shape: Sql) => Sql): Sql {
  if (geometry === 'Point') return inTile(shape);
  const point = sql`ST_PointN(ST_BoundingDiagonal(${shape}), 1)`;
  if (geometry === 'MultiPolygon') return sql`coalesce(${inTile(shape)}, ${inTile(point)})`;
  const least = 4 * unit * unit;
  return inTile(
    sql`case when ST_Area(${shape}) < ${least}::float8 and ST_Dimension(${shape}) = 2 then ${point} else ${shape} end`,
  );
}

async function here(
  pool: DrawingPool,
  db: Kysely<Database>,
  { layer }: AskedLayer,
  { west, south, east, north }: Box,
  { shape, near, values, columns, metres }: Parts & { columns: readonly LayerColumn[]; metres: number },
): Promise<Uint8Array> {
  const unit = (metres * TILE_PIXELS) / EXTENT;
  const digits = Math.max(-4, Math.min(3, -Math.floor(Math.log10(unit / 2))));
  const { rows } = await sql<Record<string, TileValue> & { forma: Uint8Array }>`
    select ${sql.join([sql`ST_AsTWKB(${shape}, ${digits}::int) as forma`, ...values])}
    from ${featureSource(layer)} where ${near}`.execute(db);
  const features = rows.map((row) => ({
    shape: row.forma,
    values: Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? null])),
  }));
  return pool.encode(vectorJob(layer.name, [west, south, east, north], features));
}

/** What a tile tells of a feature: who it is, its class, its text, its area; PROPERTYNAME chooses others. */
function columnsOf(
  { layer }: AskedLayer,
  access: Access,
  wanted: readonly string[] | undefined,
): LayerColumn[] {
  const usual = [layer.key, layer.classColumn, layer.label, layer.area];
  return shownColumns(layer, access).filter(
    ({ name }) => name === layer.key || (wanted ?? usual).includes(name),
  );
}

/** Values of the kinds that a tile has: texts, numbers, yes and no. */
function tileValue(column: LayerColumn): Sql {
  const value = ref(column.name);
  switch (column.type) {
    case 'decimal':
      return sql`${value}::float8`;
    case 'integer':
      return sql`${value}::int8`;
    case 'boolean':
      return value;
    case 'date':
    case 'json':
    case 'list':
    case 'text':
      return sql`${value}::text`;
  }
}
