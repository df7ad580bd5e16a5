import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { UnreadableFile } from '../../read/unreadable-file.ts';
import { INVALIDITY, REASONS } from '../../source/reasons.ts';
import type { StagedFeature, UfCodes } from './check-feature.ts';
import { featuresAside } from './features-aside.ts';
import type { LayerFile } from './find-files.ts';
import { GEOGRAPHY_REASONS } from './reasons.ts';
import { ofFile, type GeographyReport } from './report.ts';

type Db = Kysely<Database>;

/** Characters of JSON per statement. */
const BATCH = 4_000_000;

/** Makes the temporary table into which features are read before any of them counts. */
export async function createStage(db: Db): Promise<void> {
  await sql`
    create temporary table geografia_lida (
      arquivo text not null, ordem integer not null, camada text not null, feicao integer not null, linha integer,
      codigo integer, nome text, uf text, regiao text, lon numeric, lat numeric, geom geometry(MultiPolygon, 4674)
    ) on commit drop
  `.execute(db);
}

/** Reads one file into the stage; faults are reported, and its features then do not matter any more. */
export async function stageFile(
  db: Db,
  file: LayerFile,
  order: number,
  codes: UfCodes,
  report: GeographyReport,
): Promise<void> {
  const seen = new Set<string>();
  let batch: string[] = [];
  let size = 0;
  let total = 0;
  const flush = async () => {
    await insert(db, file, order, batch);
    batch = [];
    size = 0;
  };
  try {
    for await (const { line, place: feicao, checked: feature } of featuresAside(file, codes)) {
      total += 1;
      const place = { arquivo: file.name, linha: line, feicao };
      if (!('geom' in feature)) {
        for (const fault of feature) report.add({ ...place, ...fault });
        continue;
      }
      const key = keyOf(file, feature);
      if (key !== null && seen.has(key)) {
        report.add({ ...place, coluna: 'codigo', valor: key, motivo: GEOGRAPHY_REASONS.repeated });
        continue;
      }
      if (key !== null) seen.add(key);
      const text = JSON.stringify(feature);
      batch.push(text);
      size += text.length;
      if (size > BATCH) await flush();
    }
    await flush();
    if (total === 0) report.add(ofFile(file.name, GEOGRAPHY_REASONS.empty));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    report.add({ ...ofFile(file.name, error.reason), linha: error.line });
  }
}

function keyOf(file: LayerFile, feature: StagedFeature): string | null {
  if (file.layer === 'uf') return feature.uf;
  return feature.codigo === null ? null : String(feature.codigo);
}

async function insert(db: Db, file: LayerFile, order: number, batch: readonly string[]): Promise<void> {
  if (batch.length === 0) return;
  const result = await sql`
    insert into geografia_lida (arquivo, ordem, camada, feicao, linha, codigo, nome, uf, regiao, lon, lat, geom)
    select ${file.name}, ${order}, ${file.layer}, feicao, linha, codigo, nome, uf, regiao, lon, lat, geom::geometry
    from jsonb_to_recordset(${`[${batch.join(',')}]`}::jsonb) as r (feicao integer, linha integer, codigo integer,
      nome text, uf text, regiao text, lon numeric, lat numeric, geom text)
  `.execute(db);
  expectRows(Number(result.numAffectedRows ?? 0n), batch.length, file.name);
}

/** On the embedded database an error of GEOS ends a statement without rows and without an error; so rows are counted. */
export function expectRows(found: number, expected: number, what: string): void {
  if (found !== expected) throw new Error(`The database took ${found} of ${expected} shapes of ${what}`);
}

/** Repairs shapes that cross themselves, with a warning, and reports those of which nothing with an area is left. */
export async function checkStagedShapes(db: Db, report: GeographyReport): Promise<void> {
  const totals = await sql<{ total: number; answers: number }>`
    select count(*)::int as total, count(st_isvalid(geom))::int as answers from geografia_lida`.execute(db);
  expectRows(totals.rows[0]?.answers ?? -1, totals.rows[0]?.total ?? 0, 'geografia_lida');
  const invalid = await sql<{ arquivo: string; linha: number | null; feicao: number; motivo: string }>`
    select arquivo, linha, feicao, reason(st_isvaliddetail(geom)) as motivo from geografia_lida
    where not st_isvalid(geom) order by ordem, feicao`.execute(db);
  for (const { arquivo, linha, feicao, motivo } of invalid.rows) {
    report.warn({
      arquivo,
      linha,
      feicao,
      coluna: 'geometry',
      valor: INVALIDITY[motivo] ?? motivo,
      motivo: REASONS.repaired,
    });
  }
  const repaired = await sql`
    update geografia_lida set geom = st_multi(st_collectionextract(st_makevalid(geom), 3)) where not st_isvalid(geom)
  `.execute(db);
  expectRows(Number(repaired.numAffectedRows ?? 0n), invalid.rows.length, 'geografia_lida');
  const hopeless = await sql<{ arquivo: string; linha: number | null; feicao: number }>`
    select arquivo, linha, feicao from geografia_lida where geom is null or st_isempty(geom) or not st_isvalid(geom)
    order by ordem, feicao`.execute(db);
  for (const place of hopeless.rows) {
    report.add({ ...place, coluna: 'geometry', valor: null, motivo: REASONS.beyondRepair });
  }
}
