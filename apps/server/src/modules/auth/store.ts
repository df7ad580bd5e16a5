import { PROFILES, type Profile } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { usableAccount } from '../../platform/demonstration.ts';

/** A person's e-mail as it is stored and compared. */
export function storedEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The account of an e-mail, if it may sign in. */
export function findAccount(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('portal.usuario as u')
    .where('u.email', '=', storedEmail(email))
    .where('u.removido_em', 'is', null)
    .where(usableAccount)
    .select(['u.id_usuario', 'u.nome', 'u.email', 'u.senha', 'u.id_perfil', 'u.demonstracao'])
    .executeTakeFirst();
}

export interface NewAccount {
  readonly nome: string;
  readonly email: string;
  readonly cpf: string | null;
  readonly senha: string;
  readonly profile: Profile;
  readonly uf?: string | null;
  readonly demonstracao?: boolean;
}

/** Writes an account with one granted profile; undefined when the e-mail is taken. */
export async function insertAccount(db: Kysely<Database>, account: NewAccount): Promise<number | undefined> {
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

/** Stores the hash of a reset code. */
export async function insertReset(
  db: Kysely<Database>,
  token: string,
  idUsuario: number,
  minutes: number,
): Promise<void> {
  await db
    .insertInto('portal.senha_reset')
    .values({ token, id_usuario: idUsuario, expira_em: sql`now() + make_interval(mins => ${minutes})` })
    .execute();
}

/** The account of a reset code that may still be used; undefined when it is unknown, used, or too old. */
export function findReset(db: Kysely<Database>, token: string) {
  return db
    .selectFrom('portal.senha_reset as r')
    .innerJoin('portal.usuario as u', 'u.id_usuario', 'r.id_usuario')
    .where('r.token', '=', token)
    .where('r.usado_em', 'is', null)
    .where(sql<boolean>`r.expira_em > now()`)
    .where('u.removido_em', 'is', null)
    .where(usableAccount)
    .select(['u.id_usuario', 'u.nome', 'u.email'])
    .executeTakeFirst();
}

/** Uses up a reset code and gives its account; undefined when it is unknown, used, or too old. */
export async function useReset(db: Kysely<Database>, token: string): Promise<number | undefined> {
  const used = await db
    .updateTable('portal.senha_reset as r')
    .from('portal.usuario as u')
    .whereRef('u.id_usuario', '=', 'r.id_usuario')
    .set({ usado_em: sql`now()` })
    .where('r.token', '=', token)
    .where('r.usado_em', 'is', null)
    .where(sql<boolean>`r.expira_em > now()`)
    .where('u.removido_em', 'is', null)
    .where(usableAccount)
    .returning('r.id_usuario')
    .executeTakeFirst();
  return used?.id_usuario;
}

/** Sets a new password; other reset codes of the account are worth nothing afterwards. */
export async function writePassword(db: Kysely<Database>, idUsuario: number, senha: string): Promise<void> {
  await db.updateTable('portal.usuario').set({ senha }).where('id_usuario', '=', idUsuario).execute();
  await db
    .deleteFrom('portal.senha_reset')
    .where('id_usuario', '=', idUsuario)
    .where('usado_em', 'is', null)
    .execute();
}
