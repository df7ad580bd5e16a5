import { PROFILES } from '@fonte/contracts';
import { openSession } from '../../../apps/server/src/platform/identity/session-store.ts';
import type { Portal } from '../portal.ts';

/** Cookies of so many people, an Administrador each, of a group's name: the same accounts in every run. */
export async function administrators(
  { app, database: { db } }: Pick<Portal, 'app' | 'database'>,
  group: string,
  count: number,
): Promise<string[]> {
  const id_perfil = PROFILES.administrador.id;
  const cookies: string[] = [];
  for (let at = 0; at < count; at += 1) {
    /* oxlint-disable no-await-in-loop -- a few short statements each */
    const email = `bench.${group}.${at}@example`;
    await db.deleteFrom('portal.usuario').where('email', '=', email).execute();
    const { id_usuario } = await db
      .insertInto('portal.usuario')
      .values({ nome: 'Medição', email, senha: '!', id_perfil })
      .returning('id_usuario')
      .executeTakeFirstOrThrow();
    await db.insertInto('portal.usuario_perfil').values({ id_usuario, id_perfil }).execute();
    cookies.push(`sid=${await openSession(app, db, id_usuario, id_perfil)}`);
    /* oxlint-enable no-await-in-loop */
  }
  return cookies;
}
