import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { fullNames } from '../mentions.ts';
import type { Person } from '../person.ts';
import type { Pseudonym } from './swap.ts';

type Db = Kysely<Database>;

/** Notes the person as anonymised, and by what the source will be known when it tells of it again. */
export async function newPseudonym(trx: Db, person: Person, motivo: string, por: number): Promise<Pseudonym> {
  const { id_pessoa: id } = await trx
    .insertInto('portal.pessoa_anonimizada')
    .values({ papeis: person.papeis.join(', '), motivo, anonimizada_por: por })
    .returning('id_pessoa')
    .executeTakeFirstOrThrow();
  const own = person.cpf ?? person.errado;
  const { rows } = await sql<{
    valid: boolean | null;
  }>`select programa.cpf_valido(${own}::text) as valid`.execute(trx);
  const cpf = own === null ? null : `${rows[0]?.valid ? 'P' : 'Q'}${String(id).padStart(10, '0')}`;
  const note = (tipo: string, value: string, more: { pseudonimo?: string | null; palavras?: number } = {}) =>
    sql`insert into portal.anonimizado (tipo, codigo, id_pessoa, pseudonimo, palavras)
      values (${tipo}, portal.codigo_anonimo(${tipo}::text, ${value}::text), ${id}, ${more.pseudonimo ?? null}, ${more.palavras ?? null})
      on conflict (tipo, codigo) do nothing`.execute(trx);
  // oxlint-disable no-await-in-loop -- one connection
  // A wrong one is others' too: its producer is known by the number of the source.
  if (person.cpf !== null) await note('cpf', person.cpf, { pseudonimo: cpf });
  for (const produtor of person.produtores) await note('produtor', String(produtor), { pseudonimo: cpf });
  for (const nome of fullNames(person)) {
    const { rows: words } = await sql<{
      words: string[];
    }>`select portal.palavras_de(${nome}::text) as words`.execute(trx);
    const folded = words[0]?.words ?? [];
    await note('nome', folded.join(' '), { palavras: folded.length });
  }
  // oxlint-enable no-await-in-loop
  return { id, nome: `Pessoa removida ${id}`, cpf };
}
