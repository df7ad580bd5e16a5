import type { SearchBy } from '@fonte/contracts/routes/privacy';
import type { Database } from '@fonte/database';
import { cpfDigits, isValidCpf, normalise } from '@fonte/pt-br';
import { sql, type Kysely, type RawBuilder } from 'kysely';
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
    const cpf = cpfDigits(valor);
    if (cpf.length !== 11) wrongValue('Escreva os onze números do CPF');
    // A producer's may be wrong: it is kept as it was told, and whoever bears it is one of its own.
    if (!isValidCpf(cpf)) return seedsWhere(db, sql`cpf = ${cpf}`);
    // Whose it was before a correction, where nobody bears it now.
    const before = await seedsBefore(
      db,
      sql`a.campo = 'cpf' and a.valor = ${cpf}
      and not exists (select from programa.produtor r where r.cpf = ${cpf}) and not exists (select from programa.tecnico r where r.cpf = ${cpf})
      and not exists (select from programa.supervisor r where r.cpf = ${cpf}) and not exists (select from portal.usuario u where u.cpf = ${cpf} and u.cpf_conferido)`,
    );
    return before.length > 0 ? before : [{ cpf }];
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
  const now = await seedsWhere(db, sql`${named('nome')}`);
  const before = await seedsBefore(db, sql`a.campo = 'nome' and ${named('a.valor')}`);
  const known = new Set(now.map((seed) => JSON.stringify(seed)));
  return [...now, ...before.filter((seed) => !known.has(JSON.stringify(seed)))].slice(0, MOST_FOUND + 1);
}

/** Whose something was before it was corrected. */
async function seedsBefore(db: Db, where: RawBuilder<unknown>): Promise<Seed[]> {
  const { rows } = await sql<SeedRow>`
    select distinct coalesce(a.cpf, r.cpf) as cpf, case when a.cpf is null and r.cpf is null then a.id_produtor end as produtor,
      case when a.cpf is null and r.cpf is null then a.id_usuario end as conta
    from portal.pessoa_antes a
    left join (
      select id_produtor, null::bigint as id_usuario, case when programa.cpf_valido(cpf) then cpf end as cpf from programa.produtor
      union all select null, id_usuario, case when cpf_conferido then cpf end from portal.usuario
    ) r on r.id_produtor = a.id_produtor or r.id_usuario = a.id_usuario
    where ${where} order by 1, 2, 3 limit ${MOST_FOUND + 1}`.execute(db);
  return rows.map(seedOfRow);
}

interface SeedRow {
  readonly cpf: string | null;
  readonly produtor: number | null;
  readonly conta: number | null;
}
const seedOfRow = ({ cpf, produtor, conta }: SeedRow): Seed => ({
  ...(cpf === null ? {} : { cpf }),
  ...(produtor === null ? {} : { produtor }),
  ...(conta === null ? {} : { conta }),
});

/** Records and accounts, those of one CPF as one where its check digits are right or it is a pseudonym. */
async function seedsWhere(db: Db, where: RawBuilder<unknown>): Promise<Seed[]> {
  const { rows } = await sql<SeedRow>`
    select distinct chave as cpf, case when chave is null then produtor end as produtor, case when chave is null then conta end as conta from (
      select case when programa.cpf_valido(cpf) or cpf ~ '^Q[0-9]{10}$' then cpf end as chave, produtor, conta from (
        select cpf, id_produtor as produtor, null::bigint as conta from programa.produtor where ${where}
        union all select cpf, null, null from programa.tecnico where ${where}
        union all select cpf, null, null from programa.supervisor where ${where}
        union all select case when cpf_conferido then cpf end, null, id_usuario from portal.usuario where ${where}
      ) r
    ) q order by 1, 2, 3 limit ${MOST_FOUND + 1}`.execute(db);
  return rows.map(seedOfRow);
}
