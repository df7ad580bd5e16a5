import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { INVALIDITY, REASONS } from '../../source/reasons.ts';
import { fileName, type TableSource } from '../../source/index.ts';
import { FAULT_LIMIT, type FaultList } from '../../read/fault.ts';
import { staged } from '../relations.ts';

type Db = Kysely<Database>;

interface InvalidShape {
  readonly linha: number;
  readonly feicao: number;
  readonly reason: string | null;
  readonly lon: string | null;
  readonly lat: string | null;
}

/**
 * Polygons do not cross themselves. The programme's own are refused with the reason and the place; those of outside layers are repaired, which is a
 * warning, and refused where nothing with an area is left. Repairs happen in staging, so the table only ever holds valid shapes.
 */
export async function checkShapes(db: Db, list: FaultList, source: TableSource): Promise<void> {
  if (!source.geometry || source.geometry.kind === 'Point') return;
  if (source.geometry.invalid === 'repair') await repair(db, list, source);
  await answered(db, source);
  const room = FAULT_LIMIT + 1 - list.faults.length;
  const { rows } = await sql<InvalidShape>`
    SELECT linha, feicao, reason(d) AS reason,
      round(ST_X(location(d))::numeric, 6)::text AS lon, round(ST_Y(location(d))::numeric, 6)::text AS lat
    FROM (
      SELECT linha, feicao, ST_IsValidDetail(geom) AS d FROM ${staged(source)}
      WHERE geom IS NOT NULL AND (NOT ST_IsValid(geom) OR ST_IsEmpty(geom)) ORDER BY feicao LIMIT ${sql.lit(room)}
    ) invalid ORDER BY feicao`.execute(db);
  for (const { linha, feicao, reason, lon, lat } of rows) {
    const motivo = reason
      ? REASONS.invalidGeometry(INVALIDITY[reason] ?? reason, lon ?? '?', lat ?? '?')
      : REASONS.beyondRepair;
    list.add({ arquivo: fileName(source), linha, feicao, coluna: 'geometry', valor: null, motivo });
  }
}

async function repair(db: Db, list: FaultList, source: TableSource): Promise<void> {
  const { rows } = await sql<{ linha: number; feicao: number }>`
    UPDATE ${staged(source)} SET geom = ST_Multi(ST_CollectionExtract(ST_MakeValid(geom), 3))
    WHERE geom IS NOT NULL AND NOT ST_IsValid(geom) RETURNING linha, feicao`.execute(db);
  for (const { linha, feicao } of rows) {
    list.warn({
      arquivo: fileName(source),
      linha,
      feicao,
      coluna: 'geometry',
      valor: null,
      motivo: REASONS.repaired,
    });
  }
}

/** On the embedded database a GEOS error ends a statement without rows and without an error; then nothing was checked. */
async function answered(db: Db, source: TableSource): Promise<void> {
  const { rows } = await sql<{ total: number; answers: number }>`
    SELECT count(geom) AS total, count(ST_IsValid(geom)) AS answers FROM ${staged(source)}`.execute(db);
  const [found] = rows;
  if (!found || found.total !== found.answers) {
    throw new Error(`The database gave no answer on the validity of ${source.name}'s shapes`);
  }
}
