import { NOTE_LIMITS } from '@fonte/contracts/figure-notes';
import type { Database } from '@fonte/database';
import { formatInteger } from '@fonte/pt-br';
import { sql, type Kysely } from 'kysely';
import { fail } from '../../platform/index.ts';
import type { NotedChart } from './noted-chart.ts';
import { NOTE } from './told.ts';

type Db = Kysely<Database>;

/** Refuses one more writing of a person in 24 hours, in its transaction: of many at once each counts. Errors: `tooManySaves`. */
export async function refuseManySaves(trx: Db, person: number): Promise<void> {
  await sql`select from portal.usuario where id_usuario = ${person} for no key update`.execute(trx);
  const { saves } = await trx
    .selectFrom('portal.acesso')
    .where('id_usuario', '=', person)
    .where('alvo', '=', NOTE)
    .where('quando', '>', sql<string>`now() - interval '1 day'`)
    .select(({ fn }) => fn.countAll<number>().as('saves'))
    .executeTakeFirstOrThrow();
  if (saves >= NOTE_LIMITS.savesADay) fail('tooManySaves', { limit: formatInteger(NOTE_LIMITS.savesADay) });
}

/** Refuses a chart's note for which it has too many, in the transaction that has just written it. Errors: `tooManyNotes`. */
export async function refuseTooMany(trx: Db, chart: NotedChart): Promise<void> {
  const { notes } = await trx
    .selectFrom('portal.nota')
    .where(
      'relatorio' in chart
        ? sql<boolean>`relatorio = ${chart.relatorio}`
        : sql<boolean>`id_painel = ${chart.id_painel} and visao = ${chart.visao}`,
    )
    .select(({ fn }) => fn.countAll<number>().as('notes'))
    .executeTakeFirstOrThrow();
  if (notes > NOTE_LIMITS.ofChart) fail('tooManyNotes', { limit: formatInteger(NOTE_LIMITS.ofChart) });
}
