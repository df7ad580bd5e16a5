import type { DatabaseAccess } from '@fonte/database';
import { sql } from 'kysely';
import type { Places } from './tile-list.ts';

/** Places of some 5 000 properties, the same ones in every run: longitude and latitude, degrees. */
export async function placesOf({ db }: DatabaseAccess): Promise<Places> {
  const { rows } = await sql<{ lon: number; lat: number }>`
    select ST_X(geom) as lon, ST_Y(geom) as lat from programa.propriedade
    where geom is not null order by md5(cod_propriedade) limit 5000`.execute(db);
  return rows.map(({ lon, lat }) => [lon, lat] as const);
}
