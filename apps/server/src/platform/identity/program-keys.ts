import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { profileOfId } from '@fonte/contracts';
import { KEY_MARK, KEY_REQUESTS_A_MINUTE, KEY_SCOPES } from '@fonte/contracts/program-keys';
import { refusesWrites, VERSION_NOW, type Database } from '@fonte/database';
import type { FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { App } from '../app/app.ts';
import { fail } from '../failures/fail.ts';
import { usableAccount } from './demonstration.ts';
import { countAttempt } from './rate-limit.ts';
import { demonstrates, factorDue, hasFactor, needsFactor } from './second-factor.ts';
import type { SentKey } from './sent-key.ts';
import { SharedPace } from './shared-pace.ts';
import type { Session } from './session.ts';
import { cpfOf, profilesOf } from './session-store.ts';

/** How often the time of last use is written, and after which time unused the audit says that a key is in use again. */
const TOUCH_SECONDS = 60;
const ENTERS_AFTER_MINUTES = 60;
const MINUTE_SECONDS = 60;

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();
/** What a key that there is not is compared with. */
const NO_SECRET = randomBytes(32);

/** A new key: itself, for its owner's eyes once, and what is kept of it. */
export function newProgramKey(): { chave: string; inicio: string; segredo: string } {
  const inicio = `${KEY_MARK}${randomBytes(6).toString('hex')}`;
  const secret = randomBytes(32).toString('hex');
  return { chave: `${inicio}_${secret}`, inicio, segredo: digest(secret).toString('hex') };
}

/** Requests of each key in a minute, whichever process they come to. */
export const keyPace = (parts: Pick<App, 'settings' | 'database'>): SharedPace =>
  new SharedPace(parts, 'programKey', KEY_REQUESTS_A_MINUTE, MINUTE_SECONDS);

/** Which key asks, for the audit. */
export interface KnownKey {
  readonly id: number;
  readonly idUsuario: number;
}

/**
 * The caller of a request with a personal key: its person with the profile, uf and CPF that the account has at this moment, as HTTP Basic takes them. `noted` hears whose key it is once
 * the secret is right, before anything else is refused. Which calls it opens, `authorise` says. Errors: `keyInvalid`, `keyRevoked`, `keyExpired`, `keyWithoutFactor`,
 * `factorMissing`, `tooManyAttempts` for wrong ones, `tooManyCalls`.
 */
export async function keySession(
  app: App,
  request: FastifyRequest,
  { inicio, secret }: SentKey,
  noted: (key: KnownKey) => void,
): Promise<Session> {
  const row = await readKey(app, inicio);
  const kept = row === undefined ? NO_SECRET : Buffer.from(row.segredo, 'hex');
  if (!timingSafeEqual(digest(secret), kept) || row === undefined) {
    // Right ones are never counted, so that nobody keeps a key's owner out by wrong ones.
    await countAttempt(app, request, 'key', inicio);
    return fail('keyInvalid');
  }
  noted({ id: row.id_chave, idUsuario: row.id_usuario });
  if (!row.usable) fail('keyInvalid');
  if (row.revogada_em !== null) fail('keyRevoked');
  if (row.expired) fail('keyExpired');
  const ids = row.granted ?? [];
  // A profile that was taken away meanwhile counts as none.
  const profile = ids.includes(row.id_perfil) ? (profileOfId(row.id_perfil) ?? null) : null;
  const due = factorDue({
    proved: row.com_fator && row.has,
    has: row.has,
    needs: needsFactor(app.settings, row.demonstration, profile),
  });
  if (due !== null) fail(due === 'prove' ? 'keyWithoutFactor' : 'factorMissing');
  await app.keyPace.pass(String(row.id_chave));
  if (row.stale) await touch(app, request, row, profile);
  return {
    // No session row stands behind it: there is nothing to sign out of.
    token: '',
    idUsuario: row.id_usuario,
    nome: row.nome,
    cpf: cpfOf(profile, row),
    uf: row.uf,
    profile,
    granted: profilesOf(ids),
    versao: row.versao,
    factorDue: null,
    factorAt: null,
    key: { id: row.id_chave, scopes: KEY_SCOPES.filter((scope) => row.escopos.includes(scope)) },
  };
}

const readKey = (app: App, inicio: string) =>
  app.database
    .within({ prepared: true })
    .selectFrom('portal.chave_programa as k')
    .innerJoin('portal.usuario as u', 'u.id_usuario', 'k.id_usuario')
    .where('k.inicio', '=', inicio)
    .select(['k.id_chave', 'k.segredo', 'k.escopos', 'k.com_fator', 'k.revogada_em'])
    .select(['u.id_usuario', 'u.nome', 'u.cpf', 'u.cpf_conferido', 'u.uf', 'u.id_perfil'])
    .select((eb) => [
      usableAccount(app.settings).as('usable'),
      hasFactor.as('has'),
      demonstrates(app.settings).as('demonstration'),
      sql<boolean>`k.expira_em <= now()`.as('expired'),
      sql<boolean>`coalesce(k.usada_em < now() - make_interval(secs => ${TOUCH_SECONDS}), true)`.as('stale'),
      sql<boolean>`coalesce(k.usada_em < now() - make_interval(mins => ${ENTERS_AFTER_MINUTES}), true)`.as(
        'enters',
      ),
      eb
        .selectFrom('portal.usuario_perfil as g')
        .whereRef('g.id_usuario', '=', 'u.id_usuario')
        .select(sql<number[] | null>`array_agg(g.id_perfil order by g.id_perfil)`.as('ids'))
        .as('granted'),
      sql<number>`coalesce(${VERSION_NOW}, 0)`.as('versao'),
    ])
    .executeTakeFirst();

/** Writes the time of last use, once a minute over all processes, and the audit's line where the key had been unused for long. Best effort, as with sessions. */
async function touch(
  app: App,
  request: FastifyRequest,
  row: { id_chave: number; id_usuario: number; enters: boolean },
  profile: Session['profile'],
): Promise<void> {
  try {
    const touched = await app.database.db
      .updateTable('portal.chave_programa')
      .set({ usada_em: sql`now()`, usada_de: request.ip })
      .where('id_chave', '=', row.id_chave)
      .where(sql<boolean>`coalesce(usada_em < now() - make_interval(secs => ${TOUCH_SECONDS}), true)`)
      .returning('id_chave')
      .executeTakeFirst();
    if (touched === undefined || !row.enters) return;
  } catch (error) {
    if (!refusesWrites(error)) throw error;
    return;
  }
  app.trail.write({
    quando: app.clock.now(),
    idUsuario: row.id_usuario,
    profile,
    acao: 'entrar',
    alvo: 'chave',
    rota: null,
    situacao: null,
    linhas: null,
    endereco: request.ip,
    detalhe: { chave: row.id_chave },
  });
}

/** Ends every key of a person: after a new password, and with the account. */
export async function endKeysOf(db: Kysely<Database>, idUsuario: number): Promise<void> {
  await db
    .updateTable('portal.chave_programa')
    .set({ revogada_em: sql`now()`, expira_em: sql`now()` })
    .where('id_usuario', '=', idUsuario)
    .where('revogada_em', 'is', null)
    .where(sql<boolean>`expira_em > now()`)
    .execute();
}
