import type { Database } from '@fonte/database';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { mayDemonstrate, type Settings } from '../settings.ts';
import type { App } from './app.ts';
import { currentVersion } from './data-version.ts';

/**
 * Demonstration accounts have a known password, so they count only while the data in use are the demonstration's: asked in the statement
 * itself, they stop working at the very commit that brings other data. Expects the user row as `u`.
 */
export const usableAccount: RawBuilder<boolean> = sql<boolean>`(
  not u.demonstracao
  or (select v.demonstracao from portal.versao v order by v.versao desc limit 1)
)`;

/** Whether this installation shows the demonstration programme now: the settings allow it and no other data have come. */
export async function isDemonstration(app: Pick<App, 'settings' | 'database'>): Promise<boolean> {
  if (!mayDemonstrate(app.settings)) return false;
  const { versao, demonstracao } = await currentVersion(app.database.db);
  return versao === 0 || demonstracao;
}

/** The shortest password accepted: the setting, else 3 in the demonstration and 8 outside it (docs/security.md, decision 1). */
export async function passwordMinLength(app: Pick<App, 'settings' | 'database'>): Promise<number> {
  return app.settings.PASSWORD_MIN_LENGTH ?? ((await isDemonstration(app)) ? 3 : 8);
}

/** Removes the demonstration accounts once other data are in use, or the settings do not allow them. */
export async function removeDemoAccounts(db: Kysely<Database>, settings: Settings): Promise<void> {
  const { versao, demonstracao } = await currentVersion(db);
  if (mayDemonstrate(settings) && (versao === 0 || demonstracao)) return;
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
  });
}
