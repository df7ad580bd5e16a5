import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseUnavailable } from '../faults.ts';
import { DatabaseThread, type Making } from './thread.ts';

/** Place and value of the state in pg_control (PostgreSQL's catalog/pg_control.h): after two numbers, 'shut down'. */
const STATE_AT = 16;
const SHUT_DOWN = 1;

/**
 * Reads every page of every table, whose checksums PostgreSQL compares, and counts the rows a second time by an index: files that were cut, or filled
 * with zeros, look like shorter tables.
 */
const READ_EVERYTHING = `
do $$
declare
  relation record;
  rows_read bigint;
  rows_known bigint;
begin
  perform set_config('enable_bitmapscan', 'off', true);
  for relation in
    select c.oid::regclass as name, exists (
      select from pg_index i where i.indrelid = c.oid and i.indisprimary
    ) as keyed
    from pg_class c
    where c.relkind in ('r', 'm', 't') and c.relpersistence = 'p'
  loop
    perform set_config('enable_seqscan', 'on', true);
    perform set_config('enable_indexscan', 'off', true);
    perform set_config('enable_indexonlyscan', 'off', true);
    execute format('select count(*) from only %s', relation.name) into rows_read;
    continue when not relation.keyed;
    perform set_config('enable_seqscan', 'off', true);
    perform set_config('enable_indexscan', 'on', true);
    perform set_config('enable_indexonlyscan', 'on', true);
    execute format('select count(*) from only %s', relation.name) into rows_known;
    if rows_known <> rows_read then
      raise exception '% has % rows of %', relation.name, rows_read, rows_known using errcode = 'data_corrupted';
    end if;
  end loop;
end $$`;

/**
 * Starts a worker on a data directory, and where the database was not shut down in order (killed, or the power cut) looks whether its tables can be read.
 * Errors: why it does not open, or what cannot be read.
 */
export async function startSound(dataDir: string, making: Making = {}): Promise<DatabaseThread> {
  // Where there is nothing PGlite would make a new database, and say nothing.
  if (!existsSync(join(dataDir, 'PG_VERSION')))
    throw new DatabaseUnavailable(`There is no database in ${dataDir}`);
  const inOrder = await wasShutDown(dataDir);
  const thread = await DatabaseThread.start(dataDir, making);
  if (inOrder) return thread;
  try {
    await thread.client.query(READ_EVERYTHING);
    return thread;
  } catch (error) {
    await thread.end(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

async function wasShutDown(dataDir: string): Promise<boolean> {
  const control = await readFile(join(dataDir, 'global', 'pg_control')).catch(() => Buffer.alloc(0));
  return control.length > STATE_AT + 4 && control.readUInt32LE(STATE_AT) === SHUT_DOWN;
}
