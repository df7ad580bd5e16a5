import type { OpenSession } from '@fonte/contracts/routes/account';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { fail, type App, type Call } from '../../../platform/index.ts';
import { provePassword } from './prove-password.ts';
import { findPresentAccount } from '../store.ts';

/** What counts as open: neither past its end nor unused for too long. */
const open = (app: App, db: Kysely<Database>, idUsuario: number) =>
  db
    .selectFrom('portal.sessao')
    .where('id_usuario', '=', idUsuario)
    .where(sql<boolean>`expira_em > now()`)
    .where(sql<boolean>`usada_em > now() - make_interval(hours => ${app.settings.SESSION_IDLE_HOURS})`);

/** Open sessions of a person, the one used last first. */
async function listOf({ app, db, session }: Call, idUsuario: number): Promise<OpenSession[]> {
  const rows = await open(app, db, idUsuario)
    .select(['id_sessao', 'token', 'aparelho', 'endereco', 'criada_em', 'usada_em'])
    .orderBy('usada_em', 'desc')
    .orderBy('id_sessao', 'desc')
    .execute();
  return rows.map(({ id_sessao: id, token, ...row }) => ({ id, atual: token === session.token, ...row }));
}

/** The caller's own sessions. */
export const ownSessions = (call: Call): Promise<OpenSession[]> => listOf(call, call.session.idUsuario);

/** Ends one of the caller's sessions, or all but this one; somebody else's number ends nothing. Errors: those of `provePassword`. */
export async function endOwnSessions(
  call: Call<unknown, unknown, { id: number | 'outras'; atual: string }>,
): Promise<{ encerradas: number }> {
  const { idUsuario, token } = call.session;
  await provePassword(call, call.body.atual);
  const { id } = call.body;
  const gone = await call.app.database.db
    .deleteFrom('portal.sessao')
    .where('id_usuario', '=', idUsuario)
    .where((eb) => (id === 'outras' ? eb('token', '<>', token) : eb('id_sessao', '=', id)))
    .executeTakeFirst();
  return ended(call, Number(gone.numDeletedRows), 'próprias');
}

/** Sessions of a person, for an administrator. Errors: `emailNotFound`. */
export async function sessionsOfPerson(call: Call<unknown, { email: string }>): Promise<OpenSession[]> {
  const found = await listOf(call, await personOf(call, call.query.email));
  call.tell({ rows: found.length });
  return found;
}

/** Ends the sessions of a person, or those of everybody else, for an administrator. Errors: `emailNotFound`, those of `provePassword`. */
export async function endSessionsOfPerson(
  call: Call<unknown, unknown, { atual: string; email: string } | { atual: string; todas: true }>,
): Promise<{ encerradas: number }> {
  await provePassword(call, call.body.atual);
  const { body } = call;
  const idUsuario = 'email' in body ? await personOf(call, body.email) : null;
  const gone = await call.app.database.db
    .deleteFrom('portal.sessao')
    .where((eb) =>
      idUsuario === null ? eb('id_usuario', '<>', call.session.idUsuario) : eb('id_usuario', '=', idUsuario),
    )
    .executeTakeFirst();
  return ended(call, Number(gone.numDeletedRows), idUsuario === null ? 'todas' : String(idUsuario));
}

async function personOf({ app, db }: Call, email: string): Promise<number> {
  const account = await findPresentAccount(db, app.settings, email);
  return account?.id_usuario ?? fail('emailNotFound', { email });
}

function ended(call: Call, encerradas: number, de: string): { encerradas: number } {
  call.audit({ acao: 'alterar', alvo: 'sessoes', detalhe: { de, encerradas } });
  return { encerradas };
}
