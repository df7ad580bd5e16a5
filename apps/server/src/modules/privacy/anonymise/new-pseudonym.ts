import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { fullNames } from '../mentions.ts';
import type { Person } from '../person.ts';
import type { Pseudonym } from './swap.ts';

type Db = Kysely<Database>;

const pseudonymOf = (id: number, valid: boolean): string =>
  `${valid ? 'P' : 'Q'}${String(id).padStart(10, '0')}`;

/** Notes that a person has gone, and gives what stands in its place from now on. */
export async function pseudonymFor(
  trx: Db,
  person: Person,
  motivo: string,
  por: number | null,
): Promise<Pseudonym> {
  const { id_pessoa: id } = await trx
    .insertInto('portal.pessoa_anonimizada')
    .values({ papeis: person.papeis.join(', '), motivo, anonimizada_por: por })
    .returning('id_pessoa')
    .executeTakeFirstOrThrow();
  const own = person.cpf ?? person.errado ?? person.antes.cpfs[0] ?? null;
  const { rows } = await sql<{
    valid: boolean | null;
  }>`select programa.cpf_valido(${own}::text) as valid`.execute(trx);
  const cpf = own === null ? null : pseudonymOf(id, rows[0]?.valid ?? false);
  return { id, nome: `Pessoa removida ${id}`, cpf };
}

/** The same of who is in what loads bring, with what the source will be known by when it tells of the person again, by a former name or CPF too. */
export async function newPseudonym(trx: Db, person: Person, motivo: string, por: number): Promise<Pseudonym> {
  const pseudonym = (await pseudonymOfBefore(trx, person)) ?? (await pseudonymFor(trx, person, motivo, por));
  const { id, cpf } = pseudonym;
  const note = (tipo: string, value: string, more: { pseudonimo?: string | null; palavras?: number } = {}) =>
    sql`insert into portal.anonimizado (tipo, codigo, id_pessoa, pseudonimo, palavras)
      values (${tipo}, portal.codigo_anonimo(${tipo}::text, ${value}::text), ${id}, ${more.pseudonimo ?? null}, ${more.palavras ?? null})
      on conflict (tipo, codigo) do nothing`.execute(trx);
  // oxlint-disable no-await-in-loop -- one connection
  // A wrong one is others' too: its producer is known by the number of the source.
  if (person.cpf !== null) await note('cpf', person.cpf, { pseudonimo: cpf });
  for (const before of person.antes.cpfs) await note('cpf', before, { pseudonimo: pseudonymOf(id, true) });
  for (const produtor of person.produtores) await note('produtor', String(produtor), { pseudonimo: cpf });
  for (const nome of fullNames(person)) {
    const { rows: words } = await sql<{
      words: string[];
    }>`select portal.palavras_de(${nome}::text) as words`.execute(trx);
    const folded = words[0]?.words ?? [];
    await note('nome', folded.join(' '), { palavras: folded.length });
  }
  // oxlint-enable no-await-in-loop
  return pseudonym;
}

/**
 * What stood in the place of somebody who had gone already and is back with a restored copy, which was told the codes (database/embedded/carry-anonymised.ts): loads know the person by that
 * number, so it is no second one. Null for who has none, and where the codes say two.
 */
async function pseudonymOfBefore(trx: Db, { cpf, produtores }: Person): Promise<Pseudonym | null> {
  const { rows } = await sql<{ id: number; cpf: string | null }>`
    select id_pessoa::int as id, max(pseudonimo) as cpf from portal.anonimizado
    where (tipo = 'cpf' and codigo = portal.codigo_anonimo('cpf', ${cpf}::text))
      or (tipo = 'produtor' and codigo in (
        select portal.codigo_anonimo('produtor', p::text) from unnest(${[...produtores]}::bigint[]) as p))
    group by id_pessoa`.execute(trx);
  const [same, another] = rows;
  return same && !another ? { ...same, nome: `Pessoa removida ${same.id}` } : null;
}
