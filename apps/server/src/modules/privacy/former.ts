import type { Database } from '@fonte/database';
import { isValidCpf } from '@fonte/pt-br';
import { sql, type Kysely } from 'kysely';

/** What a person was known by before it was corrected (migration 0094), as far as it is nobody else's today. */
export interface Former {
  readonly nomes: readonly string[];
  /** Digits only, their check digits right. */
  readonly cpfs: readonly string[];
  readonly emails: readonly string[];
}

export const NOTHING_BEFORE: Former = { nomes: [], cpfs: [], emails: [] };

interface Whose {
  readonly produtores: readonly number[];
  readonly contas: readonly number[];
  /** Of field people. */
  readonly cpf: string | null;
}

/**
 * What of these records was before. A CPF that a load had given to the wrong producer is its owner's: whatever somebody bears today is left out, and a CPF whose check digits are
 * wrong, which is nobody's key.
 */
export async function formerOf(db: Kysely<Database>, { produtores, contas, cpf }: Whose): Promise<Former> {
  const { rows } = await sql<{ campo: 'nome' | 'cpf' | 'email'; valor: string }>`
    select distinct a.campo, a.valor from portal.pessoa_antes a
    where (a.id_produtor = any(${[...produtores]}::bigint[]) or a.id_usuario = any(${[...contas]}::bigint[]) or a.cpf = ${cpf}::text)
      and not exists (select from portal.usuario u where case a.campo when 'email' then u.email = a.valor when 'cpf' then u.cpf = a.valor else lower(u.nome) = lower(a.valor) end
        and u.id_usuario <> all(${[...contas]}::bigint[]))
      and (a.campo = 'email' or not exists (
        select from (
          select nome, cpf from programa.produtor where id_produtor <> all(${[...produtores]}::bigint[])
          union all select nome, cpf from programa.tecnico where cpf is distinct from ${cpf}::text
          union all select nome, cpf from programa.supervisor where cpf is distinct from ${cpf}::text
        ) r where case a.campo when 'cpf' then r.cpf = a.valor else lower(r.nome) = lower(a.valor) end))
    order by 1, 2`.execute(db);
  const of = (campo: string) => rows.filter((row) => row.campo === campo).map(({ valor }) => valor);
  return { nomes: of('nome'), cpfs: of('cpf').filter((one) => isValidCpf(one)), emails: of('email') };
}
