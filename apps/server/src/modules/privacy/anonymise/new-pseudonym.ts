import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { fullNames } from '../mentions.ts';
import { emailsOf, type Person } from '../person.ts';
import { backAgain } from '../back-again.ts';
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
  return { id, nome: `Pessoa removida ${id}`, cpf: await cpfInPlace(trx, id, person) };
}

/** What stands in the place of its CPF; null for who has none. */
async function cpfInPlace(trx: Db, id: number, person: Person): Promise<string | null> {
  const own = person.cpf ?? person.errado ?? person.antes.cpfs[0] ?? null;
  const { rows } = await sql<{
    valid: boolean | null;
  }>`select programa.cpf_valido(${own}::text) as valid`.execute(trx);
  return own === null ? null : pseudonymOf(id, rows[0]?.valid ?? false);
}

/** The same of who is in what loads bring, with what the source will be known by when it tells of the person again, by a former name or CPF too. */
export async function newPseudonym(trx: Db, person: Person, motivo: string, por: number): Promise<Pseudonym> {
  const pseudonym =
    (await pseudonymOfBefore(trx, person, motivo, por)) ?? (await pseudonymFor(trx, person, motivo, por));
  const { id, cpf } = pseudonym;
  const note = (tipo: string, value: string, more: { pseudonimo?: string | null; palavras?: number } = {}) =>
    sql`insert into portal.anonimizado (tipo, codigo, id_pessoa, pseudonimo, palavras)
      values (${tipo}, portal.codigo_anonimo(${tipo}::text, ${value}::text), ${id}, ${more.pseudonimo ?? null}, ${more.palavras ?? null})
      on conflict (tipo, codigo) do nothing`.execute(trx);
  // oxlint-disable no-await-in-loop -- one connection
  // A wrong one is others' too: its producer is known by the number of the source.
  if (person.cpf !== null) await note('cpf', person.cpf, { pseudonimo: cpf });
  for (const before of person.antes.cpfs) await note('cpf', before, { pseudonimo: pseudonymOf(id, true) });
  // No load tells an address, but an older copy of the database may bring it again.
  for (const email of emailsOf(person)) await note('email', email.toLowerCase());
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
 * What stood in the place of somebody who had gone already and is back with an older copy of the database, which was told the codes (database/anonymised/carry-anonymised.ts): loads know the
 * person by that number, so it is no second one; why and by whom is told of the last time. Null for who has none, and where the codes say two.
 */
export async function pseudonymOfBefore(
  trx: Db,
  person: Person,
  motivo: string,
  por: number | null,
): Promise<Pseudonym | null> {
  const { cpf, produtores } = person;
  const back = backAgain(person);
  const { rows } = await sql<{ id: number; cpf: string | null }>`
    select q.id::int as id, (select max(a.pseudonimo) from portal.anonimizado a where a.id_pessoa = q.id) as cpf from (
      select id_pessoa as id from portal.anonimizado
      where (tipo = 'cpf' and codigo = portal.codigo_anonimo('cpf', ${cpf}::text))
        or (tipo = 'produtor' and codigo in (
          select portal.codigo_anonimo('produtor', p::text) from unnest(${[...produtores]}::bigint[]) as p))
      union select id_pessoa from portal.pessoa_de_volta where ${back ?? sql<boolean>`false`}
    ) q`.execute(trx);
  const [same, another] = rows;
  if (!same || another) return null;
  await trx
    .updateTable('portal.pessoa_anonimizada')
    .where('id_pessoa', '=', same.id)
    .set({ motivo, anonimizada_por: por, outra_vez_em: sql`now()` })
    .execute();
  const { id } = same;
  return { id, nome: `Pessoa removida ${id}`, cpf: same.cpf ?? (await cpfInPlace(trx, id, person)) };
}
