import { PROFILES, type Profile } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { presentAccount, usableAccount } from '../../platform/identity/demonstration.ts';
import { forgetFactors } from '../../platform/identity/forget-factors.ts';
import { endKeysOf } from '../../platform/identity/program-keys.ts';
import { endSessionsOf } from '../../platform/identity/session-store.ts';
import type { Settings } from '../../settings.ts';

type Db = Kysely<Database>;
type Where = Pick<Settings, 'DEMO' | 'DATABASE_URL'>;

/** A person's e-mail as it is stored and compared. */
export function storedEmail(email: string): string {
  return email.trim().toLowerCase();
}

const accounts = (db: Db) =>
  db
    .selectFrom('portal.usuario as u')
    .select([
      'u.id_usuario',
      'u.nome',
      'u.email',
      'u.cpf',
      'u.senha',
      'u.id_perfil',
      'u.data_cadastro',
      'u.confirmado_em',
      'u.convidado_em',
      'u.bloqueado_em',
      'u.demonstracao',
    ]);

/** The account of an e-mail, if it may sign in. */
export function findAccount(db: Db, settings: Where, email: string) {
  return accounts(db)
    .where('u.email', '=', storedEmail(email))
    .where(usableAccount(settings))
    .executeTakeFirst();
}

/** The account of an e-mail that could sign in, were it not blocked: only who knows its password is told so. */
export function findBlockedAccount(db: Db, settings: Where, email: string) {
  return accounts(db)
    .where('u.email', '=', storedEmail(email))
    .where('u.bloqueado_em', 'is not', null)
    .where(presentAccount(settings))
    .executeTakeFirst();
}

/** The account of an e-mail, also one whose e-mail is not confirmed yet: a mail to it confirms it. */
export function findPresentAccount(db: Db, settings: Where, email: string) {
  return accounts(db)
    .where('u.email', '=', storedEmail(email))
    .where(presentAccount(settings))
    .executeTakeFirst();
}

/** The account of a person who is signed in. */
export function accountOfId(db: Db, idUsuario: number) {
  return accounts(db).where('u.id_usuario', '=', idUsuario).executeTakeFirstOrThrow();
}

export interface NewAccount {
  readonly nome: string;
  readonly email: string;
  readonly cpf: string | null;
  readonly senha: string;
  readonly profile: Profile;
  readonly uf?: string | null;
  readonly demonstracao?: boolean;
  readonly cpf_conferido?: boolean;
  readonly confirmado_em?: RawBuilder<Date>;
  readonly convidado_em?: RawBuilder<Date>;
}

/** Writes an account with one granted profile; undefined when the e-mail is taken. */
export async function insertAccount(db: Db, account: NewAccount): Promise<number | undefined> {
  const { profile, ...row } = account;
  const id_perfil = PROFILES[profile].id;
  const written = await db
    .insertInto('portal.usuario')
    .values({ ...row, email: storedEmail(account.email), id_perfil })
    .onConflict((conflict) => conflict.column('email').where('removido_em', 'is', null).doNothing())
    .returning('id_usuario')
    .executeTakeFirst();
  if (written === undefined) return undefined;
  await db
    .insertInto('portal.usuario_perfil')
    .values({ id_usuario: written.id_usuario, id_perfil })
    .execute();
  return written.id_usuario;
}

/** How many accounts have a profile as their own. */
export async function accountsOf(db: Db, profile: Profile): Promise<number> {
  const { count } = await db
    .selectFrom('portal.usuario')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id_perfil', '=', PROFILES[profile].id)
    .where('removido_em', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Ends an account: nobody signs in with it, its e-mail and CPF are free, its second factors are gone and its keys end. */
export async function removeAccount(db: Db, idUsuario: number): Promise<void> {
  await db
    .updateTable('portal.usuario')
    .set({ removido_em: sql`now()` })
    .where('id_usuario', '=', idUsuario)
    .execute();
  await forgetFactors(db, [idUsuario]);
  await endSessionsOf(db, idUsuario);
  await endKeysOf(db, idUsuario);
}

/** Another account that the CPF belongs to: one whose e-mail is confirmed, or to which an administrator gave it. */
export function otherWithCpf(db: Db, cpf: string, idUsuario: number) {
  return db
    .selectFrom('portal.usuario as u')
    .where('u.cpf', '=', cpf)
    .where('u.id_usuario', '<>', idUsuario)
    .where('u.removido_em', 'is', null)
    .where('u.demonstracao', '=', false)
    .where((eb) => eb.or([eb('u.confirmado_em', 'is not', null), eb('u.cpf_conferido', '=', true)]))
    .select(['u.id_usuario', 'u.email', 'u.cpf_conferido'])
    .executeTakeFirst();
}

/** Stores the hash of a code with which a new password is chosen. */
export async function insertReset(db: Db, token: string, idUsuario: number, minutes: number): Promise<void> {
  await db
    .insertInto('portal.senha_reset')
    .values({ token, id_usuario: idUsuario, expira_em: sql`now() + make_interval(mins => ${minutes})` })
    .execute();
}

/** The account of a code that may still be used; undefined when it is unknown, used, or too old. */
export function findReset(db: Db, settings: Where, token: string) {
  return db
    .selectFrom('portal.senha_reset as r')
    .innerJoin('portal.usuario as u', 'u.id_usuario', 'r.id_usuario')
    .where('r.token', '=', token)
    .where('r.usado_em', 'is', null)
    .where(sql<boolean>`r.expira_em > now()`)
    .where(presentAccount(settings))
    .select(['u.id_usuario', 'u.nome', 'u.email', 'u.cpf', 'u.cpf_conferido', 'u.confirmado_em'])
    .executeTakeFirst();
}

/** Uses up a code; false when somebody was faster. */
export async function useReset(db: Db, token: string): Promise<boolean> {
  const used = await db
    .updateTable('portal.senha_reset')
    .set({ usado_em: sql`now()` })
    .where('token', '=', token)
    .where('usado_em', 'is', null)
    .where(sql<boolean>`expira_em > now()`)
    .returning('id_usuario')
    .executeTakeFirst();
  return used !== undefined;
}

/** Sets a new password; keys of the account, and codes of it that are still out, are worth nothing afterwards. */
export async function writePassword(db: Db, idUsuario: number, senha: string): Promise<void> {
  await db.updateTable('portal.usuario').set({ senha }).where('id_usuario', '=', idUsuario).execute();
  await forgetResets(db, idUsuario);
  await endKeysOf(db, idUsuario);
}

/** Makes codes of the account that are still out worth nothing. */
export async function forgetResets(db: Db, idUsuario: number): Promise<void> {
  await db
    .deleteFrom('portal.senha_reset')
    .where('id_usuario', '=', idUsuario)
    .where('usado_em', 'is', null)
    .execute();
}

/** The e-mail is the person's: a mail to it was followed. A CPF that the person typed and that is another's meanwhile is dropped. */
export async function confirmAccount(
  db: Db,
  account: { readonly id_usuario: number; readonly cpf: string | null },
): Promise<void> {
  const taken = account.cpf !== null && (await otherWithCpf(db, account.cpf, account.id_usuario));
  await db
    .updateTable('portal.usuario')
    .set({ confirmado_em: sql`now()`, ...(taken ? { cpf: null, cpf_conferido: false } : {}) })
    .where('id_usuario', '=', account.id_usuario)
    .where('confirmado_em', 'is', null)
    .execute();
}
