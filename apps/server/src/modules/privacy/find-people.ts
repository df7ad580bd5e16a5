import type { SearchBy } from '@fonte/contracts/routes/privacy';
import type { Database } from '@fonte/database';
import { cpfDigits, normalise } from '@fonte/pt-br';
import { sql, type Kysely } from 'kysely';
import { wrongValue } from './wrong-value.ts';
import type { Seed } from './person.ts';

type Db = Kysely<Database>;

/** People found at most: whoever has more is told to write more of the name. */
export const MOST_FOUND = 20;

/** One part of a name as it is compared: without case and accents (migration 0051). */
const folded = (column: string) => sql`array_to_string(portal.palavras_de(${sql.ref(column)}), ' ')`;

/** By what the people are known that a search finds, at most one more than are shown. Errors: `invalidRequest` for what is no CPF, e-mail or name. */
export async function seedsOf(db: Db, por: SearchBy, valor: string): Promise<Seed[]> {
  if (por === 'cpf') {
    // A producer's may be wrong: it is kept as it was told.
    if (cpfDigits(valor).length !== 11) wrongValue('Escreva os onze números do CPF');
    return [{ cpf: cpfDigits(valor) }];
  }
  if (por === 'email') {
    const email = valor.trim().toLowerCase();
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) wrongValue('Escreva um e-mail válido');
    return [{ email }];
  }
  const words = normalise(valor)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  if (words.join('').length < 3) wrongValue('Escreva ao menos três letras do nome');
  return byName(db, words);
}

async function byName(db: Db, words: readonly string[]): Promise<Seed[]> {
  const named = (column: string) =>
    sql.join(
      words.map((word) => sql`strpos(${folded(column)}, ${word}) > 0`),
      sql` and `,
    );
  const { rows } = await sql<{ cpf: string | null; produtor: number | null; conta: number | null }>`
    select distinct cpf, case when cpf is null then produtor end as produtor, case when cpf is null then conta end as conta from (
      select cpf, id_produtor as produtor, null::bigint as conta, nome from programa.produtor where ${named('nome')}
      union all select cpf, null, null, nome from programa.tecnico where ${named('nome')}
      union all select cpf, null, null, nome from programa.supervisor where ${named('nome')}
      union all select case when cpf_conferido then cpf end, null, id_usuario, nome from portal.usuario where ${named('nome')}
    ) q order by 1, 2, 3 limit ${MOST_FOUND + 1}`.execute(db);
  return rows.map(({ cpf, produtor, conta }) => ({
    ...(cpf === null ? {} : { cpf }),
    ...(produtor === null ? {} : { produtor }),
    ...(conta === null ? {} : { conta }),
  }));
}
