import { PROFILES } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import { usableAccount } from '../../platform/identity/demonstration.ts';
import { fail, type Call } from '../../platform/index.ts';
import { accountsOf, administers, shownAccount, shownColumns } from './accounts.ts';

type Db = Kysely<Database>;

/**
 * An account that the caller is about to change, locked until the transaction ends. Who administers is locked first, always in the same order, so that of two who take the
 * profile from each other the second finds that it has been done; a caller whose own session has ended meanwhile changes nothing any more.
 * Errors: `userNotFound` also for one that the caller does not see, `forbidden` for one with a profile that it may not give, `unauthorized`.
 */
export async function lockedAccount(trx: Db, call: Call, id: number) {
  const { app, session } = call;
  if (session.profile === 'administrador')
    await trx
      .selectFrom('portal.usuario as u')
      .where(administers)
      .where('u.removido_em', 'is', null)
      .select('u.id_usuario')
      .orderBy('u.id_usuario')
      .forUpdate()
      .execute();
  await trx
    .selectFrom('portal.usuario')
    .where('id_usuario', '=', id)
    .select('id_usuario')
    .forUpdate()
    .execute();
  const open = await trx
    .selectFrom('portal.sessao')
    .where('token', '=', session.token)
    .select('id_sessao')
    .executeTakeFirst();
  if (open === undefined) fail('unauthorized');
  const row = await shownColumns(accountsOf(trx, app.settings, session, {}))
    .where('u.id_usuario', '=', id)
    .select(['u.confirmado_em', 'u.convidado_em', 'u.demonstracao'])
    .executeTakeFirst();
  if (row === undefined) return fail('userNotFound', { id });
  const shown = shownAccount(app.settings.PRODUCT_NAME, session, row);
  if (!shown.pode) fail('forbidden');
  return { row, shown };
}
export type LockedAccount = Awaited<ReturnType<typeof lockedAccount>>;

/** Whether an account administers. */
const isAdministrator = ({ row }: LockedAccount): boolean =>
  [row.id_perfil, ...(row.perfis ?? [])].includes(PROFILES.administrador.id);

/** Refuses to take the last Administrador away; the rows of all of them are locked by now. Errors: `lastAdministrator`. */
export async function keepAnAdministrator(trx: Db, call: Call, account: LockedAccount): Promise<void> {
  if (!isAdministrator(account)) return;
  const other = await trx
    .selectFrom('portal.usuario as u')
    .where(administers)
    .where(usableAccount(call.app.settings))
    .where('u.id_usuario', '<>', account.row.id_usuario)
    .select('u.id_usuario')
    .executeTakeFirst();
  if (other === undefined) fail('lastAdministrator');
}
