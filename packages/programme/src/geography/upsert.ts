import { sql, type Kysely } from 'kysely';
import type { MultiPolygon } from 'geojson';
import type { Database } from '@fonte/database';
import { ewkt } from './ewkt.ts';

export interface StateRow {
  readonly uf: string;
  readonly codigo_uf: number;
  readonly nome: string;
  readonly regiao: string | null;
  readonly geom: MultiPolygon | null;
}
export interface MunicipalityRow {
  readonly codigo_municipio: number;
  readonly nome: string;
  readonly uf: string;
  readonly seat: readonly [number, number] | null;
  readonly geom: MultiPolygon | null;
}
export interface RegionRow {
  readonly id: number;
  readonly nome: string;
  readonly geom: MultiPolygon | null;
}
export interface SubBasinRow {
  readonly codigo: number;
  readonly nome: string;
  readonly regiao: number | null;
  readonly geom: MultiPolygon | null;
}

type Db = Kysely<Database>;

/** Rows per statement: a few hundred kilobytes of coordinates. */
const BATCH = 500;

/** Gives the rows to `write` as JSON, a batch at a time, geometry in PostGIS's text form. */
async function inBatches(
  rows: readonly { readonly geom: MultiPolygon | null }[],
  write: (json: string) => Promise<unknown>,
): Promise<void> {
  for (let i = 0; i < rows.length; i += BATCH) {
    const batch = rows.slice(i, i + BATCH).map((row) => ({ ...row, geom: ewkt(row.geom) }));
    // oxlint-disable-next-line no-await-in-loop -- one connection, in order
    await write(JSON.stringify(batch));
  }
}

/** Writes states. Approximate rows never replace official ones; that holds for every function here. */
export function upsertStates(db: Db, rows: readonly StateRow[], aproximado: boolean): Promise<void> {
  return inBatches(rows, (json) =>
    sql`
      insert into geo.uf as g (uf, codigo_uf, nome, regiao, aproximado, geom)
      select uf, codigo_uf, nome, regiao, ${aproximado}, geom::geometry
      from jsonb_to_recordset(${json}::jsonb) as r (uf text, codigo_uf integer, nome text, regiao text, geom text)
      on conflict (uf) do update set nome = excluded.nome, regiao = coalesce(excluded.regiao, g.regiao),
        aproximado = excluded.aproximado, geom = excluded.geom
      where g.aproximado or not excluded.aproximado
    `.execute(db),
  );
}

/** Writes municipalities; a seat that is not given leaves the one that is there. */
export function upsertMunicipalities(
  db: Db,
  rows: readonly MunicipalityRow[],
  aproximado: boolean,
): Promise<void> {
  return inBatches(rows, (json) =>
    sql`
      insert into geo.municipio as g (codigo_municipio, nome, uf, lon_sede, lat_sede, aproximado, geom)
      select codigo_municipio, nome, uf, (seat ->> 0)::numeric, (seat ->> 1)::numeric, ${aproximado}, geom::geometry
      from jsonb_to_recordset(${json}::jsonb) as r (codigo_municipio integer, nome text, uf text, seat jsonb, geom text)
      on conflict (codigo_municipio) do update set nome = excluded.nome, uf = excluded.uf,
        lon_sede = coalesce(excluded.lon_sede, g.lon_sede), lat_sede = coalesce(excluded.lat_sede, g.lat_sede),
        aproximado = excluded.aproximado, geom = excluded.geom
      where g.aproximado or not excluded.aproximado
    `.execute(db),
  );
}

/** Writes hydrographic regions. */
export function upsertRegions(db: Db, rows: readonly RegionRow[], aproximado: boolean): Promise<void> {
  return inBatches(rows, (json) =>
    sql`
      insert into geo.regiao_hidrografica as g (id_regiao_hidrografica, nome, aproximado, geom)
      select id, nome, ${aproximado}, geom::geometry
      from jsonb_to_recordset(${json}::jsonb) as r (id integer, nome text, geom text)
      on conflict (id_regiao_hidrografica) do update set nome = excluded.nome, aproximado = excluded.aproximado,
        geom = excluded.geom
      where g.aproximado or not excluded.aproximado
    `.execute(db),
  );
}

/** Writes sub-basins. */
export function upsertBasins(db: Db, rows: readonly SubBasinRow[], aproximado: boolean): Promise<void> {
  return inBatches(rows, (json) =>
    sql`
      insert into geo.sub_bacia as g (id_sub_bacia, nome, id_regiao_hidrografica, aproximado, geom)
      select codigo, nome, regiao, ${aproximado}, geom::geometry
      from jsonb_to_recordset(${json}::jsonb) as r (codigo integer, nome text, regiao integer, geom text)
      on conflict (id_sub_bacia) do update set nome = excluded.nome,
        id_regiao_hidrografica = excluded.id_regiao_hidrografica, aproximado = excluded.aproximado,
        geom = excluded.geom
      where g.aproximado or not excluded.aproximado
    `.execute(db),
  );
}
