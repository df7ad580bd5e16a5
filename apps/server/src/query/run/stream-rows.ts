import { streamBatches, type Database } from '@fonte/database';
import type { Kysely, RawBuilder } from 'kysely';
import type { DataVersion, ListAnswer } from '../ask/answer.ts';
import type { RowStream } from './engine.ts';
import type { Reading } from './read-rows.ts';

/** Rows of a file that are in memory at once. */
const BATCH = 200;

/** The rows of a statement, read as they are taken. */
export function streamed(
  db: Kysely<Database>,
  { sql: statement, columns, read }: Reading,
  version: DataVersion,
): RowStream {
  type Raw = Record<string, unknown>;
  const taken = streamBatches<Raw>(db, (statement as RawBuilder<Raw>).compile(db), { batch: BATCH });
  async function* batches(): AsyncGenerator<ListAnswer['rows']> {
    for await (const raw of taken) yield read(raw).rows;
  }
  return { columns, version, batches: batches() };
}
