import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { sourceOf } from '../../source/index.ts';
import { changes, STAGING } from '../relations.ts';
import type { Delta } from '../delta.ts';
import { HISTORIES } from './history.ts';

type Db = Kysely<Database>;

const COUNTED = sql.table(`${STAGING}.muda_conta`);

/**
 * Copies the counting rule (the view programa.visita_valida, where alone it stands) into visita.conta, motivo and ciclo_contado, and gives the number of
 * visits for which it now answers otherwise. A visit that an entry has made count is a change of that visit, and enters its history; the cycle that
 * follows from the order of the visits is none.
 */
export async function countVisits(trx: Db, deltas: readonly Delta[]): Promise<number> {
  const visits = deltas.find(({ source }) => source.name === 'visita');
  await sql`CREATE UNLOGGED TABLE ${COUNTED} AS
    SELECT v.cod_propriedade, v.id_visita, v.conta AS conta_antes, v.motivo AS motivo_antes, r.conta, r.motivo, r.ciclo_contado
    FROM programa.visita v JOIN programa.visita_valida r USING (cod_propriedade, id_visita)
    WHERE (v.conta, v.motivo, v.ciclo_contado) IS DISTINCT FROM (r.conta, r.motivo, r.ciclo_contado)`.execute(
    trx,
  );
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM ${COUNTED}`.execute(trx);
  const total = rows[0]?.total ?? 0;
  if (total === 0) return 0;
  if (!visits?.fill) await noteHistory(trx, visits !== undefined);
  await sql`UPDATE programa.visita v SET conta = c.conta, motivo = c.motivo, ciclo_contado = c.ciclo_contado FROM ${COUNTED} c
    WHERE v.cod_propriedade = c.cod_propriedade AND v.id_visita = c.id_visita`.execute(trx);
  return total;
}

/** Adds the visits that only the rule has changed to the noted changes of the table; without a file of visits these are all. */
async function noteHistory(trx: Db, compared: boolean): Promise<void> {
  const noted = changes(sourceOf('visita'));
  const before = sql`${HISTORIES['visita']!.shown('v')} || jsonb_build_object('conta', c.conta_antes, 'motivo', c.motivo_antes)`;
  const rows = sql`SELECT 'U' AS op, v.cod_propriedade, v.id_visita, ${before} AS antes
    FROM ${COUNTED} c JOIN programa.visita v USING (cod_propriedade, id_visita)
    WHERE (c.conta_antes, c.motivo_antes) IS DISTINCT FROM (c.conta, c.motivo)`;
  if (!compared) {
    await sql`CREATE UNLOGGED TABLE ${noted} AS ${rows}`.execute(trx);
    return;
  }
  await sql`INSERT INTO ${noted} (op, cod_propriedade, id_visita, antes) ${rows}
      AND NOT EXISTS (
        SELECT FROM ${noted} m WHERE m.cod_propriedade = c.cod_propriedade AND m.id_visita = c.id_visita
      )`.execute(trx);
}
