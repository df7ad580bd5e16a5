import { PROFILES, profileName, type Profile } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import { isValidCpf } from '@fonte/pt-br';
import type { Kysely } from 'kysely';
import { endSessionsOf } from '../../platform/session-store.ts';
import { findAccount } from './store.ts';

/** A profile for a person who has registered, given from the machine itself (docs/operations.md). */
export interface Grant {
  readonly email: string;
  readonly profile: Profile;
  readonly uf: string | null;
  /** Links a supervisor or technician to their properties; digits only. */
  readonly cpf: string | null;
}

/** Why a profile could not be given, as a Portuguese sentence. */
export class GrantRefused extends Error {
  override readonly name = 'GrantRefused';
}

/**
 * Makes a profile the person's active one, sets the uf (and the CPF where one is given), and ends the person's sessions.
 * Errors: `GrantRefused` when nobody has the e-mail, the profile lacks the uf or CPF it needs, or the uf is unknown.
 */
export async function grantProfile(db: Kysely<Database>, grant: Grant, product: string): Promise<void> {
  const { id, rows, requiresUf } = PROFILES[grant.profile];
  const name = profileName(grant.profile, product);
  const account = await findAccount(db, grant.email);
  if (!account)
    throw new GrantRefused(`O email ${grant.email} não foi encontrado: a pessoa precisa se cadastrar antes`);
  if (requiresUf && grant.uf === null) throw new GrantRefused(`O perfil ${name} precisa de uma uf`);
  if (
    grant.uf !== null &&
    !(await db.selectFrom('geo.uf').select('uf').where('uf', '=', grant.uf).executeTakeFirst())
  ) {
    throw new GrantRefused(`A uf ${grant.uf} não existe`);
  }
  if (grant.cpf !== null && !isValidCpf(grant.cpf)) throw new GrantRefused('CPF inválido');
  await db.transaction().execute(async (trx) => {
    const written = await trx
      .updateTable('portal.usuario')
      .set({ id_perfil: id, uf: grant.uf, ...(grant.cpf === null ? {} : { cpf: grant.cpf }) })
      .where('id_usuario', '=', account.id_usuario)
      .returning('cpf')
      .executeTakeFirstOrThrow();
    if ((rows === 'supervisor' || rows === 'tecnico') && written.cpf === null)
      throw new GrantRefused(`O perfil ${name} precisa de um CPF`);
    await trx
      .insertInto('portal.usuario_perfil')
      .values({ id_usuario: account.id_usuario, id_perfil: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await endSessionsOf(trx, account.id_usuario);
  });
}
