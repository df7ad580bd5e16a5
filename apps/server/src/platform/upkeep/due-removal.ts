import { RETENTION, retentionSentence, type Retention } from '@fonte/contracts/retention';
import type { Database } from '@fonte/database';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { amongOf } from './among.ts';

/** What the next pruning of a class would remove. */
export interface DueRemoval {
  readonly classe: string;
  readonly dias: number;
  /** The terms' sentence. */
  readonly frase: string;
  readonly vencidas: number;
  /** Moment of the oldest row that is kept, past its time or not; null where there is none. */
  readonly mais_antiga: string | null;
}

/** What `prune` would remove now, class by class, with the same clock; removes nothing. */
export async function dueForRemoval(db: Kysely<Database>): Promise<DueRemoval[]> {
  const due: DueRemoval[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const kind of Object.values<Retention>(RETENTION)) due.push(await dueOf(db, kind));
  return due;
}

/** What a job of its own removes, not so many days after a moment but once it has ended. */
export interface Ending {
  readonly table: string;
  /** Where a class of the terms has the table's name already. */
  readonly classe?: string;
  /** Beside the terms' sentences. */
  readonly frase: string;
  /** Days, where they decide; 0 where the row itself says its end. */
  readonly dias: number;
  readonly since: string;
  /** The job's own condition. */
  readonly over: RawBuilder<boolean>;
  /** Which rows are kept at all; all of them unless told. */
  readonly among?: RawBuilder<boolean>;
}

/** The same of what other jobs remove. */
export async function dueByEnd(db: Kysely<Database>, endings: readonly Ending[]): Promise<DueRemoval[]> {
  const due: DueRemoval[] = [];
  for (const { table, classe = table, frase, dias, since, over, among = sql<boolean>`true` } of endings) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { rows } = await sql<{ due: number; oldest: string | null }>`
      select count(*) filter (where ${over}) as due, min(${sql.ref(since)})::timestamptz as oldest
      from ${sql.table(`portal.${table}`)} where ${among}`.execute(db);
    due.push({
      classe,
      dias,
      frase,
      vencidas: rows[0]?.due ?? 0,
      mais_antiga: rows[0]?.oldest ?? null,
    });
  }
  return due;
}

async function dueOf(db: Kysely<Database>, kind: Retention): Promise<DueRemoval> {
  const { table, since, days } = kind;
  const moment = sql.ref(since);
  const { rows } = await sql<{ due: number; oldest: string | null }>`
    select count(*) filter (where ${moment} < now() - make_interval(days => ${days}::integer)) as due,
      min(${moment})::timestamptz as oldest
    from ${sql.table(`portal.${table}`)} where ${amongOf(table)}`.execute(db);
  return {
    classe: table,
    dias: days,
    frase: retentionSentence(kind),
    vencidas: rows[0]?.due ?? 0,
    mais_antiga: rows[0]?.oldest ?? null,
  };
}
