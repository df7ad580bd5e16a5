import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { basinAreas } from './built-in/basins.ts';
import { municipalityAreas } from './built-in/municipality-areas.ts';
import { outlines } from './built-in/outlines.ts';
import { municipalities } from './built-in/seats.ts';
import { states } from './built-in/states.ts';
import { ewkt } from './ewkt.ts';
import { upsertBasins, upsertMunicipalities, upsertRegions, upsertStates } from './upsert.ts';

/** Where the built-in geography comes from, for the product's credits. */
export const BUILT_IN_SOURCES =
  'Natural Earth 1:50m (domínio público), códigos e nomes do IBGE, sedes do GeoNames (CC BY 4.0); áreas de municípios e bacias aproximadas';

/** What the loader is busy with: a sentence in Portuguese, and the share done from 0 to 1. */
export type GeographyProgress = (step: string, share: number) => void;

/**
 * Fills `geo` from the packages on npm: states, all 5 571 municipalities, approximate sub-basins and hydrographic
 * regions, and the outlines of the base map. Idempotent: when all is there it does nothing, and rows of an official
 * mesh are never overwritten. All or nothing. Gives whether it wrote anything.
 */
export async function loadBuiltInGeography(
  db: Kysely<Database>,
  onProgress: GeographyProgress = () => {},
): Promise<boolean> {
  if (await complete(db)) return false;
  onProgress('Calculando áreas dos municípios e bacias', 0);
  const outlinesOfStates = states();
  const areas = municipalityAreas(municipalities(), outlinesOfStates);
  const { regions, subBasins } = basinAreas(outlinesOfStates);
  const load = async (trx: Kysely<Database>) => {
    onProgress('Gravando estados e bacias', 0.2);
    await upsertStates(trx, outlinesOfStates, true);
    await upsertRegions(trx, regions, true);
    await upsertBasins(trx, subBasins, true);
    onProgress('Gravando municípios', 0.4);
    await upsertMunicipalities(trx, areas, true);
    onProgress('Gravando o mapa de base', 0.9);
    await replaceOutlines(trx);
  };
  await (db.isTransaction ? load(db) : db.transaction().execute(load));
  onProgress('Geografia pronta', 1);
  return true;
}

async function complete(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ municipios: number; ufs: number; bacias: number; contornos: number }>`
    select (select count(*)::int from geo.municipio) as municipios, (select count(*)::int from geo.uf) as ufs,
      (select count(*)::int from geo.sub_bacia) as bacias, (select count(*)::int from geo.contorno) as contornos
  `.execute(db);
  const found = rows[0];
  return (
    found !== undefined &&
    found.municipios >= 5571 &&
    found.ufs >= 27 &&
    found.bacias > 0 &&
    found.contornos > 0
  );
}

async function replaceOutlines(db: Kysely<Database>): Promise<void> {
  const rows = outlines().map((outline) => ({ ...outline, geom: ewkt(outline.geom) }));
  await sql`delete from geo.contorno`.execute(db);
  await sql`
    insert into geo.contorno (tipo, nome, ordem, geom)
    select tipo, nome, ordem, geom::geometry
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (tipo text, nome text, ordem integer, geom text)
  `.execute(db);
}
