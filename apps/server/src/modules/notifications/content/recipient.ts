import { profileOfId } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import type { Kysely } from 'kysely';
import { usableAccount } from '../../../platform/identity/demonstration.ts';
import { cpfOf } from '../../../platform/identity/session-store.ts';
import type { Access } from '../../../query/index.ts';
import type { Settings } from '../../../settings.ts';

/** Who reads a mail, with the access that the account has at this moment. */
export interface Recipient {
  readonly nome: string;
  readonly email: string;
  readonly access: Access;
}

/** The account that may sign in with an address, with the profile that it signs in with; null where there is none, who then gets nothing. */
export async function recipientOf(
  db: Kysely<Database>,
  settings: Settings,
  email: string,
): Promise<Recipient | null> {
  const account = await db
    .selectFrom('portal.usuario as u')
    .innerJoin('portal.usuario_perfil as g', (on) =>
      on.onRef('g.id_usuario', '=', 'u.id_usuario').onRef('g.id_perfil', '=', 'u.id_perfil'),
    )
    .where('u.email', '=', email)
    .where(usableAccount(settings))
    .select(['u.nome', 'u.email', 'u.id_perfil', 'u.uf', 'u.cpf', 'u.cpf_conferido'])
    .executeTakeFirst();
  const profile = account && profileOfId(account.id_perfil);
  if (account === undefined || profile === undefined) return null;
  return {
    nome: account.nome,
    email: account.email,
    access: { profile, uf: account.uf, cpf: cpfOf(profile, account) },
  };
}
