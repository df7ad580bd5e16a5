import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { Mention } from '../mentions.ts';
import type { Person } from '../person.ts';
import type { Physical } from './physical-tables.ts';
import { aboutPerson, anyOf, namingPerson } from '../rows-of.ts';
import type { Pseudonym } from './swap.ts';

type Db = Kysely<Database>;

/** Tables in which something of the person would be left: nobody is half anonymised. Numbers of accounts and producers stay, under the pseudonym. */
export async function leftOf(
  trx: Db,
  tables: readonly Physical[],
  person: Person,
  mentions: readonly Mention[],
  pseudonym: Pseudonym,
): Promise<string[]> {
  const left: string[] = [];
  const named = await sql<{ n: number }>`
    select (select count(*) from programa.produtor where id_produtor = any(${[...person.produtores]}::bigint[]) and (nome <> ${pseudonym.nome} or cpf = ${person.errado}::text))
      + (select count(*) from portal.usuario where id_usuario = any(${[...person.contas]}::bigint[]) and nome <> ${pseudonym.nome}) as n`.execute(
    trx,
  );
  if ((named.rows[0]?.n ?? 0) > 0) left.push('nome');
  for (const { table, place } of tables) {
    const rows = anyOf([aboutPerson(place, person, ['cpf', 'email']), namingPerson(place, mentions)]);
    if (rows === null) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const found = await sql`select 1 from ${sql.table(table)} where ${rows} limit 1`.execute(trx);
    if (found.rows.length > 0) left.push(table);
  }
  return left;
}
