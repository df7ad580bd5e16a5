import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { NOBODYS_MAIL } from '../../../platform/identity/nobodys-mail.ts';
import type { Person } from '../person.ts';
import { columnsOf } from '../places/index.ts';
import type { Physical } from './physical-tables.ts';
import { aboutPerson } from '../rows-of.ts';
import { touched, type Pseudonym } from './swap.ts';

type Db = Kysely<Database>;

/** Accounts end as a removal ends them, and stay as numbers without a name, so that what they did is still one person's. */
export function swapAccounts(trx: Db, { contas }: Person, { nome, id }: Pseudonym): Promise<number> {
  if (contas.length === 0) return Promise.resolve(0);
  return touched(
    trx,
    sql`update portal.usuario set nome = ${nome}, email = 'removida-' || ${id}::bigint || '-' || id_usuario || ${NOBODYS_MAIL}::text,
      cpf = null, cpf_conferido = false, senha = '!', uf = null, removido_em = coalesce(removido_em, now()), versao = versao + 1
      where id_usuario = any(${[...contas]}::bigint[])`,
  );
}

/** Rows that are the person's alone go. */
export async function removeRows(trx: Db, { table, place }: Physical, person: Person): Promise<number> {
  if (place.anonymise !== 'apaga') return 0;
  const rows = aboutPerson(place, person, ['cpf', 'email', 'conta', 'produtor']);
  return rows === null ? 0 : touched(trx, sql`delete from ${sql.table(table)} where ${rows}`);
}

/** Where somebody asked from tells who it was. */
export async function forgetNetwork(trx: Db, { table, place }: Physical, person: Person): Promise<number> {
  const columns = columnsOf(place, 'rede');
  const rows = aboutPerson(place, person, ['conta']);
  if (columns.length === 0 || rows === null) return 0;
  const none = sql.join(columns.map((column) => sql`${sql.ref(column)} = null`));
  const any = sql.join(columns.map((column) => sql.ref(column)));
  return touched(trx, sql`update ${sql.table(table)} set ${none} where ${rows} and num_nonnulls(${any}) > 0`);
}
