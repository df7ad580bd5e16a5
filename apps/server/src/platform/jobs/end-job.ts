import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { JobLost, type JobHandler, type JobHandlers } from './job.ts';
import { jobKind, type JobName } from './kinds.ts';
import { expiredJobs, short, type TakenJob } from './queue.ts';

type Db = Kysely<Database>;

/** Why an attempt failed, and what that means for further ones. */
export interface FailedAttempt {
  /** Portuguese. */
  readonly reason: string;
  readonly final?: boolean;
  readonly retryBy?: string | null;
  /** The next attempt keeps its turn, instead of waiting. */
  readonly atOnce?: boolean;
}

/** The row as this attempt has it, about to end. */
const held = (trx: Db, { id, token }: TakenJob) =>
  trx
    .updateTable('portal.tarefa')
    .where('id_tarefa', '=', id)
    .where('tomada_por', '=', token)
    .where('situacao', '=', 'executando')
    .set({ tomada_por: null, tomada_ate: null });

/** Writes that the job has been done, in the transaction of its effect. Errors: `JobLost`, with which the effect goes too. */
export async function endDone(trx: Db, taken: TakenJob, result: string | null): Promise<void> {
  const { numUpdatedRows } = await held(trx, taken)
    .set({ situacao: 'concluida', terminada_em: sql`clock_timestamp()`, resultado: result })
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new JobLost('Job of another attempt');
}

/** Writes that an attempt has failed: another follows after a wait that grows, or it was the last. Gives whether it was; null where the job is not ours. */
export async function endFailed(
  trx: Db,
  handler: Pick<JobHandler, 'abandoned'>,
  taken: TakenJob,
  { reason, final = false, retryBy = null, atOnce = false }: FailedAttempt,
): Promise<boolean | null> {
  const { attempts } = jobKind(taken.name);
  const over = final || taken.attempt >= attempts;
  const ending = held(trx, taken).set({ motivo: reason });
  const { numUpdatedRows } = over
    ? await ending.set({ situacao: 'falhou', terminada_em: sql`clock_timestamp()` }).executeTakeFirst()
    : await ending
        .set({ situacao: 'esperando' })
        .$if(!atOnce, (again) => again.set({ quando: nextAttempt(taken.name, taken.attempt, retryBy) }))
        .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return null;
  if (over) await handler.abandoned?.(trx, taken.data);
  return over;
}

/** Doubled with each attempt, up to the kind's longest wait; a tenth more or less, lest what failed together comes back together. */
function nextAttempt(name: JobName, attempt: number, retryBy: string | null) {
  const { first, most } = jobKind(name).backoff;
  const seconds = Math.min(most, first * 2 ** (attempt - 1)) * (0.9 + Math.random() * 0.2);
  return sql<string>`least(${retryBy}::timestamptz, clock_timestamp() + ${seconds}::float8 * interval '1 s')`;
}

const KILLED = 'O processo que a executava terminou antes dela';
const AT_A_TIME = 100;

/** Ends the attempts whose time has run out: their process was killed, or has lost the database for so long. Gives those that stay failed. */
export function endExpired(db: Db, handlers: JobHandlers, names: readonly JobName[]): Promise<TakenJob[]> {
  return short(() =>
    db.transaction().execute(async (trx) => {
      const failed: TakenJob[] = [];
      for (const taken of await expiredJobs(trx, names, AT_A_TIME)) {
        // At once: nothing says that the job itself was at fault, and its attempts are counted all the same.
        // oxlint-disable-next-line no-await-in-loop -- one connection
        const over = await endFailed(trx, handlers[taken.name], taken, {
          reason: KILLED,
          atOnce: true,
        });
        if (over === true) failed.push(taken);
      }
      return failed;
    }),
  );
}
