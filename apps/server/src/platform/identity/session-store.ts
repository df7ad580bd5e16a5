import { createHash, randomBytes } from 'node:crypto';
import { PROFILES, profileOfId, type Profile } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import type { FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { App } from '../app/app.ts';
import { DUE_MINUTES, factorDue, needsFactor } from './second-factor.ts';
import type { Session } from './session.ts';
import { sessionCookie } from './session-cookie.ts';

const hashed = (identifier: string) => createHash('sha256').update(identifier).digest('hex');

/**
 * The caller's session, or null. Read from the database on every call, so that a removal, a change of profile or a sign-out in another
 * process bites at once.
 */
export async function readSession(app: App, request: FastifyRequest): Promise<Session | null> {
  const identifier = sessionCookie(app, request);
  return identifier === null ? null : sessionOf(app, identifier);
}

/** The session of an identifier, or null. */
export async function sessionOf(app: App, identifier: string): Promise<Session | null> {
  const token = hashed(identifier);
  // With every call: parsed once for each connection.
  const [row] = await app.sessionReading(app.database.within({ prepared: true }), { token });
  if (row === undefined) return null;
  const ids = row.granted ?? [];
  // A profile that was taken away meanwhile counts as none.
  const profile = ids.includes(row.id_perfil) ? (profileOfId(row.id_perfil) ?? null) : null;
  const due = factorDue({
    proved: row.fator_em !== null,
    has: row.has,
    needs: needsFactor(app.settings, row.demonstration, profile),
  });
  // Whoever left the screen at the second step signs in again.
  if (due !== null && row.old) return null;
  if (row.stale) await touch(app, token);
  return {
    token,
    idUsuario: row.id_usuario,
    nome: row.nome,
    cpf: cpfOf(profile, row),
    uf: row.uf,
    profile,
    granted: profilesOf(ids),
    versao: row.versao,
    factorDue: due,
    factorAt: row.fator_em,
    key: null,
  };
}

/** The CPF as the session carries it: where it decides which rows are read, only one that an administrator gave. */
export function cpfOf(
  profile: Profile | null,
  account: { readonly cpf: string | null; readonly cpf_conferido: boolean },
): string | null {
  const decides = profile !== null && ['supervisor', 'tecnico'].includes(PROFILES[profile].rows);
  return decides && !account.cpf_conferido ? null : account.cpf;
}

/**
 * Writes the time of last use. Best effort: where nothing can be written (a full disk, a primary turned read-only) whoever is signed in goes on
 * reading, and is signed out by the limits all the same, idle time counting from the last use that could be written.
 */
const touch = ({ database, touches }: App, token: string): Promise<void> =>
  touches.write(() =>
    database
      .within({ prepared: true })
      .updateTable('portal.sessao')
      .set({ usada_em: sql`now()` })
      .where('token', '=', token)
      .execute(),
  );

/** Profiles by their ids, in the order of the specification's list. */
export function profilesOf(ids: readonly number[]): Profile[] {
  return (Object.keys(PROFILES) as Profile[]).filter((profile) => ids.includes(PROFILES[profile].id));
}

/** Where a session was opened, for its owner to know it by, and what was proved in it. */
export interface SessionOrigin {
  /** Browser and system, in words; null where the browser tells of neither. */
  readonly aparelho?: string | null;
  readonly endereco?: string;
  /** When the second factor was proved. */
  readonly factorAt?: Date | string | null;
  /** The token of the session that this one goes on from, which ends. */
  readonly before?: string | undefined;
}

/** Sessions of one person at once; with one more, the one unused for longest ends. */
const SESSIONS_AT_ONCE = 20;

/**
 * Opens a session and gives the identifier for the browser's cookie: 256 random bits, of which only the hash is stored. Those that still owe the second factor are
 * counted by themselves: who knows but the password ends none of the owner's. One statement, all or nothing: in a busy server a round trip to the database waits its turn
 * twice, there and in the thread that answers everybody, and whoever signs in waits for each.
 */
export async function openSession(
  app: App,
  db: Kysely<Database>,
  idUsuario: number,
  idPerfil: number,
  { aparelho, endereco, factorAt = null, before = '' }: SessionOrigin = {},
): Promise<string> {
  const identifier = randomBytes(32).toString('base64url');
  const days = app.settings.SESSION_DAYS;
  await db
    .with('ended', (cte) =>
      cte.deleteFrom('portal.sessao').where((eb) =>
        eb.or([
          eb('token', '=', before),
          eb(
            'token',
            'in',
            eb
              .selectFrom('portal.sessao')
              .select('token')
              .where('id_usuario', '=', idUsuario)
              .where('fator_em', factorAt === null ? 'is' : 'is not', null)
              .where('token', '<>', before)
              .orderBy('usada_em', 'desc')
              .orderBy('id_sessao', 'desc')
              // The new one is not seen by its own statement.
              .offset(SESSIONS_AT_ONCE - 1),
          ),
        ]),
      ),
    )
    .with('seen', (cte) =>
      cte
        .updateTable('portal.usuario')
        .set({ ultimo_acesso: sql`now()` })
        .where('id_usuario', '=', idUsuario),
    )
    .insertInto('portal.sessao')
    .values({
      token: hashed(identifier),
      id_usuario: idUsuario,
      id_perfil: idPerfil,
      expira_em: sql`now() + make_interval(days => ${days})`,
      aparelho: aparelho ?? null,
      endereco: endereco ?? null,
      fator_em: factorAt,
    })
    .execute();
  return identifier;
}

/** Ends one session. */
export async function endSession(db: Kysely<Database>, token: string): Promise<void> {
  await db.deleteFrom('portal.sessao').where('token', '=', token).execute();
}

/** Shortens a session that owes the second factor. */
export async function shortenSession(db: Kysely<Database>, token: string): Promise<void> {
  await db
    .updateTable('portal.sessao')
    .set({ expira_em: sql`least(expira_em, now() + make_interval(mins => ${DUE_MINUTES}))` })
    .where('token', '=', token)
    .execute();
}

/** Ends every session of a user: after a new password, a removal, or a change of profile or uf made by somebody else. */
export async function endSessionsOf(db: Kysely<Database>, idUsuario: number): Promise<void> {
  await db.deleteFrom('portal.sessao').where('id_usuario', '=', idUsuario).execute();
}

/** Sessions past their end, which are refused already. */
export const sessionOver = ({ SESSION_IDLE_HOURS }: Pick<App['settings'], 'SESSION_IDLE_HOURS'>) =>
  sql<boolean>`(expira_em <= now() or usada_em <= now() - make_interval(hours => ${SESSION_IDLE_HOURS}::integer))`;

/** Removes sessions past their end. Gives how many. */
export async function removeEndedSessions(
  db: Kysely<Database>,
  settings: Pick<App['settings'], 'SESSION_IDLE_HOURS'>,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('portal.sessao')
    .where(sessionOver(settings))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
