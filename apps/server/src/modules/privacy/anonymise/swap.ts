import type { Database } from '@fonte/database';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { anyMention, type Mention } from '../mentions.ts';
import { cpfsOf, emailsOf, type Person } from '../person.ts';
import type { Physical } from './physical-tables.ts';
import { columnsOf } from '../places/index.ts';

type Db = Kysely<Database>;

/** What stands in the place of a person. */
export interface Pseudonym {
  readonly id: number;
  readonly nome: string;
  readonly cpf: string | null;
}

/** What the mentions of a person become. */
export function substitutes(mentions: readonly Mention[], { nome, cpf }: Pseudonym): string[] {
  const words = { nome, cpf: cpf ?? 'CPF removido', email: 'email removido', codigo: '#removido' };
  return mentions.map(({ kind }) => words[kind]);
}

/** Runs a change and gives how many rows it touched. */
export async function touched(trx: Db, change: RawBuilder<unknown>): Promise<number> {
  return Number((await change.execute(trx)).numAffectedRows ?? 0);
}

/** The CPF of the person becomes the pseudonym in a table's own columns; the key of field people is changed by its own step, for others hold on to it. */
export async function swapCpf(
  trx: Db,
  { table, place }: Physical,
  person: Person,
  pseudonym: Pseudonym,
): Promise<number> {
  const cpfs = cpfsOf(person);
  if (cpfs.length === 0) return 0;
  const held = ['programa.tecnico', 'programa.supervisor'].includes(table);
  let rows = 0;
  for (const column of columnsOf(place, 'cpf')) {
    if (held && column === 'cpf') continue;
    // An account reads rows by it: a pseudonym would read those that stay.
    const next = table === 'portal.usuario' ? null : pseudonym.cpf;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    rows += await touched(
      trx,
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${next}::text where ${sql.ref(column)} = any(${cpfs}::text[])`,
    );
  }
  return rows;
}

/** The same of its addresses, where the row stays: in their place is what the person is called from now on. The account's own goes with the account (`swapAccounts`). */
export async function swapEmail(
  trx: Db,
  { table, place }: Physical,
  person: Person,
  { nome }: Pseudonym,
): Promise<number> {
  const emails = emailsOf(person).map((email) => email.toLowerCase());
  if (emails.length === 0 || place.anonymise === 'apaga' || table === 'portal.usuario') return 0;
  let rows = 0;
  for (const column of columnsOf(place, 'email'))
    // oxlint-disable-next-line no-await-in-loop -- one connection
    rows += await touched(
      trx,
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${nome} where lower(${sql.ref(column)}) = any(${emails}::text[])`,
    );
  return rows;
}

/** What texts and structures of a table say of the person is replaced; the rest of them stays. */
export async function swapMentions(
  trx: Db,
  { table, place }: Physical,
  mentions: readonly Mention[],
  pseudonym: Pseudonym,
): Promise<number> {
  if (mentions.length === 0) return 0;
  const patterns = mentions.map(({ pattern }) => pattern);
  const others = substitutes(mentions, pseudonym);
  const any = anyMention(mentions);
  let rows = 0;
  for (const column of columnsOf(place, 'texto')) {
    const name = sql.ref(column);
    const text = patterns.reduce(
      (before, pattern, i) => sql`regexp_replace(${before}, ${pattern}::text, ${others[i] ?? ''}::text, 'g')`,
      sql`${name}`,
    );
    // oxlint-disable-next-line no-await-in-loop -- one connection
    rows += await touched(
      trx,
      sql`update ${sql.table(table)} set ${name} = ${text} where ${name} ~ ${any}::text`,
    );
  }
  for (const column of columnsOf(place, 'json')) {
    const name = sql.ref(column);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    rows += await touched(
      trx,
      sql`update ${sql.table(table)} set ${name} = portal.trocar_em_json(${name}, ${patterns}::text[], ${others}::text[])
        where ${name}::text ~ ${any}::text`,
    );
  }
  return rows;
}
