import { NOTIFY_LIMITS } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import { formatInteger } from '@fonte/pt-br';
import { sql, type Kysely } from 'kysely';
import { fail } from '../../platform/index.ts';

type Db = Kysely<Database>;

/** What one person has done with notifications in 24 hours, as the log of accesses has it. */
interface Done {
  readonly saves: number;
  readonly mails: number;
  /** Seconds until the oldest of it is a day old. */
  readonly seconds: number;
}

/** Reads it, and lets nobody else do more for the same person before the transaction ends: of many at once each counts. */
async function doneToday(trx: Db, person: number): Promise<Done> {
  await sql`select from portal.usuario where id_usuario = ${person} for no key update`.execute(trx);
  const { rows } = await sql<Done>`
    select count(*) filter (where detalhe -> 'enderecos' is not null)::integer as saves,
      coalesce(sum((detalhe ->> 'enviada')::integer), 0)::integer as mails,
      greatest(1, coalesce(ceil(extract(epoch from min(quando) + interval '1 day' - now())), 1))::integer as seconds
    from portal.acesso
    where id_usuario = ${person} and quando > now() - interval '1 day' and alvo = 'notificacao' and acao = 'alterar'`.execute(
    trx,
  );
  return rows[0]!;
}

/** Refuses one more writing of a person. Called before it, in its transaction. Errors: `tooManySaves` with Retry-After. */
export async function refuseManySaves(trx: Db, person: number): Promise<void> {
  const { saves, seconds } = await doneToday(trx, person);
  if (saves >= NOTIFY_LIMITS.savesADay)
    fail('tooManySaves', { limit: formatInteger(NOTIFY_LIMITS.savesADay) }, { retryAfterSeconds: seconds });
}

/** Refuses a notification for which its person has too many of them or too many addresses, in the transaction that has just written it. Errors: `tooManyNotifications`, `tooManyAddresses`. */
export async function refuseTooMany(trx: Db, id: number): Promise<void> {
  const { rows } = await sql<{ notifications: number; addresses: number }>`
    select count(distinct n.id_notificacao)::integer as notifications, count(d.email)::integer as addresses
    from portal.notificacao n left join portal.notificacao_destino d on d.id_notificacao = n.id_notificacao and d.retirado_em is null
    where n.criada_por = (select criada_por from portal.notificacao where id_notificacao = ${id})`.execute(
    trx,
  );
  const { notifications, addresses } = rows[0]!;
  const { ofPerson, addressesOfPerson } = NOTIFY_LIMITS;
  if (notifications > ofPerson) fail('tooManyNotifications', { limit: formatInteger(ofPerson) });
  if (addresses > addressesOfPerson)
    fail('tooManyAddresses', { total: formatInteger(addresses), limit: formatInteger(addressesOfPerson) });
}

/** Refuses to send so many more mails by hand. Errors: `tooManyMails` with Retry-After. */
export async function refuseManyMails(trx: Db, person: number, more: number): Promise<void> {
  const { mails, seconds } = await doneToday(trx, person);
  if (mails + more > NOTIFY_LIMITS.mailsADay)
    fail('tooManyMails', { limit: formatInteger(NOTIFY_LIMITS.mailsADay) }, { retryAfterSeconds: seconds });
}
