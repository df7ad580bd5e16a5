import { tileBox, type Tile } from '@fonte/geo';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '@fonte/database/testing';
import { tinyDatabase } from '@fonte/programme/testing';
import { LAYERS } from '../layers/index.ts';
import { DrawingPool } from '../drawing/pool.ts';
import type { ServedLayer } from '../layers/layer.ts';
import { featuresOf, tileAt } from '../wms/testing/map-portal.ts';
import { BUFFER, EXTENT } from '../encoding/encode-geometry.ts';
import { fetchVectorLayer } from './fetch-vector-layer.ts';
import { TileEncoder } from '../encoding/tile-encoder.ts';

let database: TestDatabase;
let encoder: TileEncoder;
const pool = new DrawingPool({ threads: 1 });
beforeAll(async () => {
  database = await tinyDatabase();
  encoder = new TileEncoder(database);
});
afterAll(async () => {
  await pool.close();
  await database.close();
});

const ACCESS = { profile: 'administrador', uf: null, cpf: null } as const;

interface Expected {
  readonly key: string;
  readonly values: Record<string, unknown>;
  /** In the tile's units, what lies outside left out. */
  readonly box: readonly number[];
}

/** What a layer has in a tile, said in the plainest way. */
async function expected(layer: ServedLayer, tile: Tile): Promise<Expected[]> {
  const [west, south, east, north] = tileBox(tile);
  const unit = (east - west) / EXTENT;
  const more = BUFFER * unit;
  const told = [layer.key, layer.classColumn, layer.label, layer.area];
  const names = layer.columns.map(({ name }) => name).filter((name) => told.includes(name));
  const { rows } = await sql<Record<string, unknown> & { x1: number; y1: number; x2: number; y2: number }>`
    select ${sql.join(names.map((name) => sql.ref(name)))},
      ST_XMin(part) as x1, ST_YMin(part) as y1, ST_XMax(part) as x2, ST_YMax(part) as y2
    from (
      select *, ST_Intersection(geom_3857,
        ST_MakeEnvelope(${west - more}::float8, ${south - more}::float8, ${east + more}::float8, ${north + more}::float8, 3857)) as part
      from ${sql.table(layer.relation.join('.'))}
    ) as cut where not ST_IsEmpty(part)`.execute(database.db);
  return rows.flatMap(({ x1, y1, x2, y2, ...row }) => {
    const box = [(x1 - west) / unit, (north - y2) / unit, (x2 - west) / unit, (north - y1) / unit];
    const entries = Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, name === layer.area ? Number(value) : value]);
    return [{ key: String(row[layer.key]), values: Object.fromEntries(entries), box }];
  });
}

async function told(layer: ServedLayer, tile: Tile, by: 'database' | 'server'): Promise<Expected[]> {
  const [west, south, east, north] = tileBox(tile);
  const asked = { layer, style: 'padrao', filter: undefined, view: {} } as const;
  const box = { west, south, east, north, epsg: 3857 } as const;
  const bytes = await fetchVectorLayer({ encoder, pool }, database.db, ACCESS, asked, box, undefined, by);
  return featuresOf(bytes).map(({ values, rings }) => {
    const [xs, ys] = [rings.flat().map(({ x }) => x), rings.flat().map(({ y }) => y)];
    return {
      key: String(values[layer.key]),
      values,
      box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    };
  });
}

const byKey = (a: Expected, b: Expected): number => (a.key < b.key ? -1 : 1);
/** Outlines are simplified by half a pixel, which is eight units; points and small areas are where they are. */
const TOLERANCE = 16;

test.each(Object.values(LAYERS).flatMap((layer) => [13, 9].map((z) => ({ layer, name: layer.name, z }))))(
  '$name at zoom $z: whoever encodes the tile, it holds the same features in the same places',
  async ({ layer, z }) => {
    const tile = tileAt(z, -50.93, -17.8);
    const wanted = (await expected(layer, tile)).toSorted(byKey);
    expect(wanted.length).toBeGreaterThan(0);
    const encoders = (await encoder.isDatabase()) ? (['database', 'server'] as const) : (['server'] as const);
    for (const by of encoders) {
      // oxlint-disable-next-line no-await-in-loop -- one database
      const found = (await told(layer, tile, by)).toSorted(byKey);
      expect(found.map(({ key }) => key)).toEqual(wanted.map(({ key }) => key));
      for (const [at, { values, box }] of found.entries()) {
        expect(values).toEqual(wanted[at]!.values);
        for (const [side, value] of box.entries())
          expect(Math.abs(value - wanted[at]!.box[side]!)).toBeLessThanOrEqual(TOLERANCE);
      }
    }
  },
);
