import type { LayerName } from '@fonte/contracts';
import { sql } from 'kysely';
import type { Portal } from '../portal.ts';

/** Layers that are visible when the map opens, and the polygons. */
export const SELECTED_LAYERS = [
  'propriedades',
  'propriedades_car',
  'vegetacao_nativa',
  'poligonos',
] as const satisfies readonly LayerName[];

/** A box on the screen around a place, and the ring it is on the ground (EPSG:4674, longitude first). */
export interface Around {
  readonly center: readonly [lon: number, lat: number];
  readonly zoom: number;
  readonly ring: readonly (readonly [number, number])[];
}

/** The nearest zoom to the ground at which a box of so many pixels holds at least so many features of the layers first visible. */
export async function aroundMany(
  { database: { db } }: Portal,
  features: number,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Around> {
  const { rows: middle } = await sql<{ lon: number; lat: number }>`
    select avg(lon)::float8 as lon, avg(lat)::float8 as lat from programa.propriedade where uf = (
      select uf from programa.propriedade where lon is not null group by uf order by count(*) desc limit 1)`.execute(
    db,
  );
  const { lon = -50, lat = -15 } = middle[0] ?? {};
  for (let zoom = 14; zoom > 3; zoom -= 0.25) {
    const degrees = 360 / (256 * 2 ** zoom);
    const [x, y] = [(width / 2) * degrees, (height / 2) * degrees * Math.cos((lat * Math.PI) / 180)];
    const ring: Around['ring'] = [
      [lon - x, lat - y],
      [lon + x, lat - y],
      [lon + x, lat + y],
      [lon - x, lat + y],
      [lon - x, lat - y],
    ];
    const box = sql`ST_MakeEnvelope(${lon - x}::float8, ${lat - y}::float8, ${lon + x}::float8, ${lat + y}::float8, 4674)`;
    // oxlint-disable-next-line no-await-in-loop -- until it is enough
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from camada.mapa_propriedades where geom && ${box}) +
        (select count(*) from camada.mapa_propriedades_car where geom && ${box}) +
        (select count(*) from camada.mapa_vegetacao_nativa where geom && ${box}) as n`.execute(db);
    if (Number(rows[0]?.n) >= features) return { center: [lon, lat], zoom, ring };
  }
  throw new Error(`No box holds ${features} features`);
}
