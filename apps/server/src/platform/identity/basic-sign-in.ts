import { createHmac } from 'node:crypto';
import { profileOfId } from '@fonte/contracts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app/app.ts';
import { recordAccess } from '../trail/audit.ts';
import { usableAccount } from './demonstration.ts';
import { fail } from '../failures/fail.ts';
import { installationSecret } from './installation-secret.ts';
import type { KnownPassword } from '../app/known-passwords.ts';
import { passwordMatches } from './passwords.ts';
import { countAttempt } from './rate-limit.ts';
import { demonstrates, factorDue, hasFactor, needsFactor } from './second-factor.ts';
import type { Session } from './session.ts';
import { cpfOf, profilesOf } from './session-store.ts';

/** What the client is told where it may sign in this way. */
export const CHALLENGE = 'Basic realm="Fonte de dados", charset="UTF-8"';

/** Whether the caller is a browser: it signs in with its cookie, and must not be made to send a password it remembers. */
export const isBrowser = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] !== undefined;

/**
 * The caller of a service for programs (QGIS, GDAL), which send e-mail and password with each request (RFC 7617): null without them. Held to the same limits of
 * attempts as the sign-in, and to the account as it is at this moment. A password alone opens nothing where the account has a second factor, or has to have one.
 * Errors: `invalidCredentials`, `tooManyAttempts`, `factorNoPrograms`.
 */
export async function basicSession(app: App, request: FastifyRequest): Promise<Session | null> {
  const credentials = isBrowser(request) ? null : credentialsOf(request.headers.authorization);
  if (credentials === null) return null;
  const session = await sessionOfCredentials(app, request, credentials);
  if (session.factorDue !== null) fail('factorNoPrograms');
  return session;
}

async function sessionOfCredentials(
  app: App,
  request: FastifyRequest,
  { email, password }: Credentials,
): Promise<Session> {
  const secret = await installationSecret(app.settings);
  const key = createHmac('sha256', secret)
    .update(JSON.stringify([email, password]))
    .digest('base64url');
  // Requests that come at once are one attempt.
  const known = app.passwords;
  const before = known.get(key);
  const checking = before ?? check(app, request, email, password);
  if (before === undefined) known.set(key, checking);
  try {
    const { idUsuario, senha } = await checking;
    const session = await sessionOfAccount(app, idUsuario, senha);
    if (session !== null) return session;
  } catch (error) {
    if (known.get(key) === checking) known.delete(key);
    throw error;
  }
  // The account is not what it was: from the beginning.
  if (known.get(key) === checking) known.delete(key);
  return again(app, request, key, email, password);
}

async function again(
  app: App,
  request: FastifyRequest,
  key: string,
  email: string,
  password: string,
): Promise<Session> {
  const checked = await check(app, request, email, password);
  app.passwords.set(key, Promise.resolve(checked));
  return (await sessionOfAccount(app, checked.idUsuario, checked.senha)) ?? fail('invalidCredentials');
}

async function check(
  app: App,
  request: FastifyRequest,
  email: string,
  password: string,
): Promise<KnownPassword> {
  const attempt = await countAttempt(app, request, 'login', email);
  const account = await app.database.db
    .selectFrom('portal.usuario as u')
    .where('u.email', '=', email)
    .where(usableAccount(app.settings))
    .select(['u.id_usuario', 'u.senha'])
    .executeTakeFirst();
  if (!(await passwordMatches(account?.senha, password, request.ip)) || account === undefined)
    fail('invalidCredentials');
  await attempt.forgive();
  const session = await sessionOfAccount(app, account.id_usuario, account.senha);
  if (session?.factorDue === null)
    await recordAccess(app.database.db, session, {
      acao: 'entrar',
      alvo: 'servicos-de-mapa',
      endereco: request.ip,
    });
  return { idUsuario: account.id_usuario, senha: account.senha };
}

/** The account now, if its password is still that one. */
async function sessionOfAccount(app: App, idUsuario: number, senha: string): Promise<Session | null> {
  const rows = await app.database.db
    .selectFrom('portal.usuario as u')
    .leftJoin('portal.usuario_perfil as g', 'g.id_usuario', 'u.id_usuario')
    .where('u.id_usuario', '=', idUsuario)
    .where('u.senha', '=', senha)
    .where(usableAccount(app.settings))
    .select(['u.nome', 'u.cpf', 'u.cpf_conferido', 'u.uf', 'u.id_perfil', 'g.id_perfil as granted'])
    .select([hasFactor.as('has'), demonstrates(app.settings).as('demonstration')])
    .execute();
  const [row] = rows;
  if (row === undefined) return null;
  const ids = rows.flatMap(({ granted }) => (granted === null ? [] : [granted]));
  const profile = ids.includes(row.id_perfil) ? (profileOfId(row.id_perfil) ?? null) : null;
  return {
    // No session row stands behind it: there is nothing to sign out of.
    token: '',
    idUsuario,
    nome: row.nome,
    cpf: cpfOf(profile, row),
    uf: row.uf,
    profile,
    granted: profilesOf(ids),
    versao: null,
    factorDue: factorDue({
      proved: false,
      has: row.has,
      needs: needsFactor(app.settings, row.demonstration, profile),
    }),
    factorAt: null,
    key: null,
  };
}

type Credentials = { readonly email: string; readonly password: string };

/** E-mail and password of an Authorization header; null for another scheme or form. */
function credentialsOf(header: string | undefined): Credentials | null {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,1000})$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const at = text.indexOf(':');
  if (at < 1 || text.includes('\0')) return null;
  return { email: text.slice(0, at).trim().toLowerCase(), password: text.slice(at + 1) };
}
