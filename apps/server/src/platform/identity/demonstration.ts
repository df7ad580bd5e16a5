import { PASSWORD_MIN_LENGTH_SPECIFIED } from '@fonte/contracts';
import { currentVersion, type Database } from '@fonte/database';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { mayDemonstrate, type Settings } from '../../settings.ts';
import type { App } from '../app/app.ts';
import { forgetFactors } from './forget-factors.ts';

/** Whether the demonstration's data are in use, in SQL: it ends at the very commit that brings other data. */
export const demonstrationNow = (settings: Pick<Settings, 'DEMO' | 'DATABASE_URL'>): RawBuilder<boolean> =>
  mayDemonstrate(settings)
    ? sql<boolean>`coalesce((select v.demonstracao from portal.versao v order by v.versao desc limit 1), true)`
    : sql<boolean>`false`;

/**
 * Accounts that there are: those of the demonstration have a known password, so that they are none outside it. Expects the user row as `u`.
 */
export const presentAccount = (settings: Pick<Settings, 'DEMO' | 'DATABASE_URL'>): RawBuilder<boolean> =>
  sql<boolean>`(u.removido_em is null and (not u.demonstracao or ${demonstrationNow(settings)}))`;

/**
 * Accounts that may sign in: of those that there are and that nobody has blocked, the ones whose e-mail is confirmed. In the demonstration all: whoever tries it out has no mail server.
 * Expects the user row as `u`.
 */
export const usableAccount = (settings: Pick<Settings, 'DEMO' | 'DATABASE_URL'>): RawBuilder<boolean> =>
  sql<boolean>`(
    u.removido_em is null
    and u.bloqueado_em is null
    and case when u.confirmado_em is null or u.demonstracao then ${demonstrationNow(settings)} else true end
  )`;

/** Whether this installation shows the demonstration programme now: the settings allow it and no other data have come. */
export async function isDemonstration(app: Pick<App, 'settings' | 'database'>): Promise<boolean> {
  if (!mayDemonstrate(app.settings)) return false;
  return (await currentVersion(app.database.db))?.demonstracao ?? true;
}

/** The shortest password accepted: the setting, else 3 in the demonstration and 8 outside it (docs/security.md, decision 1). */
export async function passwordMinLength(app: Pick<App, 'settings' | 'database'>): Promise<number> {
  return (
    app.settings.PASSWORD_MIN_LENGTH ?? ((await isDemonstration(app)) ? PASSWORD_MIN_LENGTH_SPECIFIED : 8)
  );
}

/** Removes the demonstration accounts once other data are in use, or the settings do not allow them. */
export async function removeDemoAccounts(db: Kysely<Database>, settings: Settings): Promise<void> {
  if (mayDemonstrate(settings) && ((await currentVersion(db))?.demonstracao ?? true)) return;
  await db.transaction().execute(async (trx) => {
    const removed = await trx
      .updateTable('portal.usuario')
      .set({ removido_em: sql`now()` })
      .where('demonstracao', '=', true)
      .where('removido_em', 'is', null)
      .returning('id_usuario')
      .execute();
    if (removed.length === 0) return;
    const ids = removed.map(({ id_usuario }) => id_usuario);
    await trx.deleteFrom('portal.sessao').where('id_usuario', 'in', ids).execute();
    await forgetFactors(trx, ids);
  });
}
