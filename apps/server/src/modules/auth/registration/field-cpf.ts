import { PROFILES, profileName, type Profile } from '@fonte/contracts';
import type { Database } from '@fonte/database';
import { isValidCpf } from '@fonte/pt-br';
import type { Kysely } from 'kysely';
import { otherWithCpf } from '../store.ts';

type Db = Kysely<Database>;

const PEOPLE = { supervisor: 'supervisores', tecnico: 'técnicos' } as const;

/**
 * What is wrong with a CPF for a profile, as a Portuguese sentence; null where nothing is. A supervisor or technician reads the rows of a CPF, which therefore is one
 * of the programme's, in the role, and where a uf is named one that works there. What a person typed is none. Digits only.
 */
export async function cpfFault(
  db: Db,
  profile: Profile,
  cpf: string | null,
  { product, uf }: { readonly product: string; readonly uf?: string | null },
): Promise<string | null> {
  if (cpf !== null && !isValidCpf(cpf)) return 'CPF inválido';
  const { rows } = PROFILES[profile];
  if (rows !== 'supervisor' && rows !== 'tecnico') return null;
  if (cpf === null)
    return `O perfil ${profileName(profile, product)} precisa de um CPF, dado por quem concede o perfil`;
  const known = await db
    .selectFrom(`programa.${rows}`)
    .select('uf')
    .where('cpf', '=', cpf)
    .executeTakeFirst();
  if (known === undefined) return `Este CPF não está entre os ${PEOPLE[rows]} do programa`;
  return uf == null || known.uf === uf ? null : `Este CPF não está entre os ${PEOPLE[rows]} de ${uf}`;
}

/**
 * Frees a CPF for an account. One CPF, one account: what somebody only typed gives way, what an administrator gave stays. Gives the e-mail of the account that
 * keeps it; null where it is free now.
 */
export async function freeCpf(trx: Db, cpf: string, idUsuario: number): Promise<string | null> {
  const other = await otherWithCpf(trx, cpf, idUsuario);
  if (other?.cpf_conferido) return other.email;
  if (other !== undefined)
    await trx
      .updateTable('portal.usuario')
      .set({ cpf: null })
      .where('id_usuario', '=', other.id_usuario)
      .execute();
  return null;
}
