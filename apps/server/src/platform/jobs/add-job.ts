import { publishNotice, type Database } from '@fonte/database';
import { sql, type Kysely, type OperationNodeSource } from 'kysely';
import { JOBS, type JobName, type JobPayload } from './kinds.ts';

/** Told to every process when there is something to take, or to give up. */
export const JOB_CHANNEL = 'tarefa';
/** Told on it when a job was taken from who is at it. */
export const JOB_WITHDRAWN = 'retirada';

/** Rows in one INSERT. */
const BATCH = 1_000;

export interface NewJob<Name extends JobName> {
  readonly data: JobPayload<Name>;
  /** A second job of the kind with the same key does not come in, whatever became of the first, as long as that one is kept (contracts/retention). */
  readonly key?: string;
  /** Higher ones go first. Default 0. */
  readonly priority?: number;
  /** Not before this moment. Default now. */
  readonly when?: Date;
}

/**
 * Puts a job into the queue, in the transaction of what causes it: it is there with the commit, and never without. Gives whether it is new.
 * Errors: the schema's for a payload that is none, the database's own.
 */
export async function addJob<Name extends JobName>(
  trx: Kysely<Database>,
  name: Name,
  job: NewJob<Name>,
): Promise<boolean> {
  return (await addJobs(trx, name, [job])) === 1;
}

/** Many of one kind, as `addJob`. Gives how many are new. */
export async function addJobs<Name extends JobName>(
  trx: Kysely<Database>,
  name: Name,
  jobs: readonly NewJob<Name>[],
): Promise<number> {
  let added = 0;
  for (let at = 0; at < jobs.length; at += BATCH) {
    const rows = jobs.slice(at, at + BATCH).map(({ data, key, priority, when }) => ({
      tipo: name,
      dados: JSON.stringify(JOBS[name].payload.parse(data)),
      chave: key ?? null,
      prioridade: priority ?? 0,
      ...(when === undefined ? {} : { quando: when }),
    }));
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('portal.tarefa')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['tipo', 'chave']).doNothing())
      .executeTakeFirstOrThrow();
    added += Number(numInsertedOrUpdatedRows ?? 0);
  }
  if (added > 0) await publishNotice(trx, JOB_CHANNEL, '');
  return added;
}

/** Kinds whose payload is one number. */
type Numbered = { [Name in JobName]: JobPayload<Name> extends { id: number } ? Name : never }[JobName];

/** One for each row that a statement gives, whose `id` is its payload and its key, as `addJobs`, in the order of these; the rows stay in the database, so that thousands hold nobody up here. */
export async function addJobsOf(
  trx: Kysely<Database>,
  name: Numbered,
  rows: OperationNodeSource & { execute(): Promise<{ id: number }[]> },
): Promise<number> {
  const { rows: found } = await sql<{ added: number }>`
    with numero as (${rows}), nova as (
      insert into portal.tarefa (tipo, dados, chave)
      select ${name}::text, jsonb_build_object('id', id), id::text from numero order by id
      on conflict (tipo, chave) do nothing returning 1
    )
    select count(*) as added from nova`.execute(trx);
  const { added } = found[0]!;
  if (added > 0) await publishNotice(trx, JOB_CHANNEL, '');
  return added;
}
