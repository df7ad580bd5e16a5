import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { loadBuiltInGeography } from './load-built-in-geography.ts';
import {
  applyBiomes,
  applyMunicipalities,
  applyRegions,
  applyStates,
  applySubBasins,
} from './official/apply.ts';
import { findFiles } from './official/find-files.ts';
import { LAYERS, type Layer } from './official/layers.ts';
import { GeographyRefused, type GeographyReport } from './official/report.ts';
import { checkStagedShapes, createStage, expectRows, stageFile } from './official/stage.ts';

/** Features taken from each layer. */
export type GeographyCounts = Readonly<Record<Layer, number>>;

/**
 * Loads a folder of official meshes (`uf`, `municipio`, `regiao_hidrografica`, `sub_bacia`, `bioma`, each as GeoJSON or
 * TopoJSON; official/layers.ts lists the names that are understood) over the built-in geography, which is loaded first
 * where it is missing. Shapes that cross themselves are repaired with a warning. All or nothing: in a transaction of its
 * own, or in the one given. Errors: `GeographyRefused` once faults have been reported.
 */
export async function loadGeography(
  db: Kysely<Database>,
  dir: string,
  report: GeographyReport,
): Promise<GeographyCounts> {
  if (!db.isTransaction) return db.transaction().execute((trx) => loadGeography(trx, dir, report));
  const files = await findFiles(dir, report);
  if (report.refused) throw new GeographyRefused();
  await loadBuiltInGeography(db);
  const codes = await sql<{ uf: string; codigo_uf: number }>`select uf, codigo_uf from geo.uf`.execute(db);
  const ufCodes = new Map(codes.rows.map(({ uf, codigo_uf }) => [uf, codigo_uf]));
  await createStage(db);
  for (const [order, file] of files.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- faults are listed in order
    await stageFile(db, file, order, ufCodes, report);
  }
  await checkStagedShapes(db, report);
  if (report.refused) throw new GeographyRefused();
  await applyStates(db);
  await applyMunicipalities(db);
  await applyRegions(db);
  await applySubBasins(db, report);
  await applyBiomes(db);
  if (report.refused) throw new GeographyRefused();
  return arrived(db);
}

/** Counts what was taken, and makes sure that all of it stands: a silent failure of GEOS must not pass for success. */
async function arrived(db: Kysely<Database>): Promise<GeographyCounts> {
  const { rows } = await sql<{ camada: Layer; lidas: number; gravadas: number }>`
    select camada, count(distinct coalesce(uf || codigo, codigo::text, uf, nome))::int as lidas, case camada
        when 'uf' then (select count(*) from geo.uf where not aproximado)
        when 'municipio' then (select count(*) from geo.municipio where not aproximado)
        when 'regiao_hidrografica' then (select count(*) from geo.regiao_hidrografica where not aproximado)
        when 'sub_bacia' then (select count(*) from geo.sub_bacia where not aproximado)
        else (select count(*) from geo.bioma) end::int as gravadas
    from geografia_lida group by camada`.execute(db);
  const counts = new Map(rows.map(({ camada, lidas, gravadas }) => [camada, { lidas, gravadas }]));
  for (const [camada, { lidas, gravadas }] of counts) {
    // Earlier loads may have brought more.
    if (gravadas < lidas) expectRows(gravadas, lidas, camada);
  }
  await sql`drop table geografia_lida`.execute(db);
  return Object.fromEntries(LAYERS.map((layer) => [layer, counts.get(layer)?.lidas ?? 0])) as GeographyCounts;
}
