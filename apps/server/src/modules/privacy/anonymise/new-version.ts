import { VERSION_CHANNEL, type Database, type DatabaseAccess } from '@fonte/database';
import { sql, type Kysely } from 'kysely';

type Db = Kysely<Database>;

/** Where the number of a data version stands. */
const COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ['portal.diferenca', 'versao'],
  ['portal.qualidade', 'versao'],
  ['portal.carga_figuras', 'versao'],
  ['portal.sigilo', 'versao'],
  ['portal.importacao', 'desfaz'],
  ['portal.tratamento', 'versao_resposta'],
  ['portal.tratamento', 'sumiu_versao'],
  ['portal.tratamento', 'voltou_versao'],
  ['resumo.achado', 'desde_versao'],
];

/**
 * Gives the version that stands another number, so that no process answers any more from what it has kept of it, with the same day, figures, findings, decisions on what is
 * hidden and way back. Nothing before the first import.
 */
export async function renumberVersion(trx: Db, access: DatabaseAccess): Promise<void> {
  const { rows } = await sql<{ before: number; now: number }>`
    with standing as (select * from portal.versao order by versao desc limit 1), next as (
      -- All of the row but its number, which the database gives.
      insert into portal.versao overriding user value select * from standing returning versao
    ) select standing.versao as before, next.versao as now from standing, next`.execute(trx);
  const [number] = rows;
  if (number === undefined) return;
  const { rows: kept } = await sql<{ there: boolean }>`
    select to_regclass('anterior.tabelas_da_versao') is not null as there`.execute(trx);
  const columns = kept[0]?.there ? [...COLUMNS, ['anterior.tabelas_da_versao', 'versao'] as const] : COLUMNS;
  for (const [table, column] of columns)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${number.now}::bigint where ${sql.ref(column)} = ${number.before}`.execute(
      trx,
    );
  // Of the old number nobody asks any more, and what waits for the job that makes them anew may say what a farm of the person was called.
  await sql`delete from portal.resposta_pronta where versao <= ${number.before}`.execute(trx);
  await sql`delete from portal.versao where versao = ${number.before}`.execute(trx);
  await access.notices.publish(VERSION_CHANNEL, String(number.now), trx);
}
