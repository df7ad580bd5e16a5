import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { Failure } from '../../../platform/index.ts';
import type { ReadPolygon } from '../read/reading.ts';

/** Polygons in one statement. */
const BATCH = 200;

const shapesOf = (polygons: readonly ReadPolygon[]) =>
  sql`jsonb_array_elements(${JSON.stringify(polygons.map(({ geometry }) => geometry))}::jsonb) with ordinality as f (forma, ordem)`;

/** Refuses shapes that the database finds invalid, before anything works on them. Errors: `invalidGeometry` with the polygon's name. */
export async function refuseInvalid(
  trx: Kysely<Database>,
  polygons: readonly ReadPolygon[],
  campo: string,
): Promise<void> {
  for (const batch of batches(polygons)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { rows } = await sql<{ ordem: number }>`
      select f.ordem from ${shapesOf(batch)} where not ST_IsValid(ST_SetSRID(ST_GeomFromGeoJSON(f.forma::text), 4674)) order by 1 limit 1`.execute(
      trx,
    );
    const fault = rows[0] && batch[rows[0].ordem - 1];
    if (fault === undefined) continue;
    const told = new Failure('invalidGeometry', { reason: `${fault.name}: a forma não é válida` });
    throw new Failure(
      'invalidGeometry',
      { reason: `${fault.name}: a forma não é válida` },
      { errors: [{ campo, msg: told.message }] },
    );
  }
}

/** Writes the polygons of a geometry file, in their order. */
export async function insertPolygons(
  trx: Kysely<Database>,
  geometry: number,
  polygons: readonly ReadPolygon[],
): Promise<void> {
  let order = 0;
  for (const batch of batches(polygons)) {
    const rows = batch.map(({ name, description, tag, areaHa, hectares, geometry: forma }) => ({
      ordem: (order += 1),
      nome: name,
      descricao: description,
      id_tag: tag,
      area_ha: areaHa,
      hectares,
      forma,
    }));
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql`
      insert into portal.poligono_enviado (id_geometria, ordem, nome, descricao, id_tag, area_ha, hectares, geom)
      select ${geometry}::bigint, r.ordem, r.nome, r.descricao, r.id_tag, r.area_ha, r.hectares,
        ST_SetSRID(ST_GeomFromGeoJSON(r.forma::text), 4674)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (ordem int, nome text, descricao text, id_tag bigint, area_ha numeric, hectares numeric, forma jsonb)`.execute(
      trx,
    );
  }
}

function* batches<T>(all: readonly T[]): Iterable<T[]> {
  for (let at = 0; at < all.length; at += BATCH) yield all.slice(at, at + BATCH);
}
