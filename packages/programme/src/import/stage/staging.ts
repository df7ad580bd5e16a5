import { sql, type Kysely } from 'kysely';
import type { Database } from '@fonte/database';
import { sourceOf, type TableSource } from '../../source/index.ts';
import {
  columnList,
  incoming,
  placeColumns,
  staged,
  stagedColumns,
  STAGING,
  standing,
  targetColumns,
} from '../relations.ts';

type Db = Kysely<Database>;

/** Drops what an import, this one or an interrupted one, has left waiting. */
export async function dropStaging(db: Db): Promise<void> {
  await sql`DROP SCHEMA IF EXISTS ${sql.id(STAGING)} CASCADE`.execute(db);
}

/** Makes the empty staging tables, with the types of the tables they are for and none of their constraints. */
export async function createStaging(db: Db, sources: readonly TableSource[]): Promise<void> {
  await dropStaging(db);
  await sql`CREATE SCHEMA ${sql.id(STAGING)}`.execute(db);
  const present = new Set(sources.map(({ name }) => name));
  for (const source of sources) {
    const place = sql.join(placeColumns(source).map((column) => sql`NULL::integer AS ${sql.ref(column)}`));
    // oxlint-disable no-await-in-loop -- one connection, and the views build on each other
    await sql`CREATE UNLOGGED TABLE ${staged(source)} AS
      SELECT ${place}, ${columnList(stagedColumns(source))} FROM ${standing(source)} WITH NO DATA`.execute(
      db,
    );
    await sql`CREATE VIEW ${incoming(source)} AS ${incomingRows(source, present)}`.execute(db);
    // oxlint-enable no-await-in-loop
  }
}

/** The rows of a file with its table's own columns: what the file leaves to the import is filled here. */
function incomingRows(source: TableSource, present: ReadonlySet<string>) {
  if (source.name === 'lancamento') {
    const visita = sourceOf('visita');
    const visits = present.has('visita') ? staged(visita) : standing(visita);
    return sql`SELECT v.cod_propriedade, ${columnList(stagedColumns(source), 's')}
      FROM ${staged(source)} s JOIN ${visits} v ON v.id_visita = s.id_visita`;
  }
  if (source.name === 'meta') {
    // The national target: a primary key takes no NULL.
    return sql`SELECT indicador, coalesce(uf, '') AS uf, ano, valor FROM ${staged(source)}`;
  }
  return sql`SELECT ${columnList(targetColumns(source))} FROM ${staged(source)}`;
}
