import type { MunicipalityName } from '@fonte/contracts/routes/base-map';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';

/** The capitals of the states and the country's, by their codes at IBGE: whoever looks for where he is looks for these. */
const CAPITALS = [
  1100205, 1200401, 1302603, 1400100, 1501402, 1600303, 1721000, 2111300, 2211001, 2304400, 2408102, 2507507,
  2611606, 2704302, 2800308, 2927408, 3106200, 3205309, 3304557, 3550308, 4106902, 4205407, 4314902, 5002704,
  5103403, 5208707, 5300108,
];

/**
 * Municipalities where they are to be written: at their seats, else in the middle of their areas' boxes, which is read without the outlines. Capitals first,
 * then the larger, for which there is room from further away.
 */
export async function namesOf(db: Kysely<Database>): Promise<MunicipalityName[]> {
  const { rows } = await sql<{ nome: string; uf: string; lon: number; lat: number }>`
    select nome, uf, lon, lat
    from (
      select codigo_municipio, nome, uf,
        round(coalesce(lon_sede::float8, (ST_XMin(geom) + ST_XMax(geom)) / 2)::numeric, 4)::float8 as lon,
        round(coalesce(lat_sede::float8, (ST_YMin(geom) + ST_YMax(geom)) / 2)::numeric, 4)::float8 as lat,
        (ST_XMax(geom) - ST_XMin(geom)) * (ST_YMax(geom) - ST_YMin(geom)) as size
      from geo.municipio
    ) as placed
    where lon is not null and lat is not null
    order by (codigo_municipio in (${sql.join(CAPITALS)})) desc, size desc nulls last, codigo_municipio
  `.execute(db);
  return rows.map(({ nome, uf, lon, lat }) => [nome, uf, lon, lat]);
}
