import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { SOURCES, type TableSource } from '../../source/index.ts';
import { changesAnything, type Delta } from '../delta.ts';
import { changes, columnList, matching, standing, targetColumns } from '../relations.ts';

type Db = Kysely<Database>;

/**
 * What the version that stands has replaced, kept in the database itself: so it is as sure as the facts, whatever machine or process asks for it, and
 * goes with every backup. Made anew by every import, in its transaction; only the last version can be undone.
 */
const REPLACED = 'anterior';

const table = (name: string) => sql.table(`${REPLACED}.${name}`);

/** The rows of a table that changed: how (`op`, as in `compare`), the key, and the row as it was. */
export const replacedRows = ({ name }: TableSource) => table(name);

const TABLES = table('tabelas_da_versao');

/** Keeps, before they are written over, the rows that the deltas change or remove, and the keys of those they add. */
export async function keepReplaced(trx: Db, deltas: readonly Delta[]): Promise<void> {
  await forgetReplaced(trx);
  await sql`CREATE SCHEMA ${sql.id(REPLACED)}`.execute(trx);
  await sql`CREATE TABLE ${TABLES} (nome text PRIMARY KEY, preenchida boolean NOT NULL, versao bigint)`.execute(
    trx,
  );
  for (const delta of deltas) {
    if (!changesAnything(delta)) continue;
    const { source, fill } = delta;
    const others = targetColumns(source).filter((column) => !source.key.includes(column));
    // oxlint-disable no-await-in-loop -- one connection
    await sql`INSERT INTO ${TABLES} VALUES (${source.name}, ${fill})`.execute(trx);
    // Of a table that was empty there is nothing to keep: all its rows are new.
    if (fill) continue;
    await sql`CREATE TABLE ${replacedRows(source)} AS SELECT m.op, ${columnList([...source.key], 'm')}, ${columnList(others, 't')}
      FROM ${changes(source)} m LEFT JOIN ${standing(source)} t ON ${matching('t', source.key, 'm')}`.execute(
      trx,
    );
    // oxlint-enable no-await-in-loop
  }
}

/** Says to which version the kept rows belong, once it has its number. */
export async function sealReplaced(trx: Db, versao: number): Promise<void> {
  await sql`UPDATE ${TABLES} SET versao = ${versao}`.execute(trx);
}

/** Nothing is to be undone: the first version, and the one that ended the demonstration. */
export async function forgetReplaced(trx: Db): Promise<void> {
  await sql`DROP SCHEMA IF EXISTS ${sql.id(REPLACED)} CASCADE`.execute(trx);
}

export interface ReplacedTable {
  readonly source: TableSource;
  /** True for a table that the version found empty. */
  readonly filled: boolean;
}

/** The tables that the version changed, in the order of the declarations; undefined when it cannot be undone. */
export async function replacedTables(db: Db, versao: number): Promise<ReplacedTable[] | undefined> {
  const { rows: found } = await sql<{ kept: boolean }>`
    SELECT to_regclass(${`${REPLACED}.tabelas_da_versao`}) IS NOT NULL AS kept`.execute(db);
  if (!found[0]?.kept) return undefined;
  const { rows } = await sql<{ nome: string; preenchida: boolean }>`
    SELECT nome, preenchida FROM ${TABLES} WHERE versao = ${versao}`.execute(db);
  if (rows.length === 0) return undefined;
  return SOURCES.flatMap((source) => {
    const row = rows.find(({ nome }) => nome === source.name);
    return row ? [{ source, filled: row.preenchida }] : [];
  });
}
