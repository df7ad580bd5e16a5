import { databaseFault } from '@fonte/database';
import { counted } from '@fonte/pt-br';
import { failureOf } from '../call/error-handler.ts';
import { endDone, endFailed, type FailedAttempt } from './end-job.ts';
import { JobFailed, JobLost, type CommandParts, type Job, type JobHandler } from './job.ts';
import { jobKind } from './kinds.ts';
import { short, type TakenJob } from './queue.ts';

/** What became of an attempt: done; failed, to be tried again or for good; no longer ours. */
export type Outcome = 'done' | 'again' | 'failed' | 'lost';

/** The attempt took longer than its kind may. */
class TimeLimit extends Error {
  override readonly name = 'TimeLimit';
}

/**
 * Makes one attempt at a taken job and writes its end; never throws for what the job does. `signal` is aborted where it is not to go on here. Errors: those of
 * the database while the end is written; the row is then taken again when its time has run out.
 */
export async function runJob<Parts extends CommandParts>(
  parts: Parts,
  handler: JobHandler<unknown, Parts>,
  taken: TakenJob,
  signal: AbortSignal,
  limitMs = jobKind(taken.name).timeLimit * 1_000,
): Promise<Outcome> {
  const { payload } = jobKind(taken.name);
  const data = payload.safeParse(taken.data);
  if (!data.success) {
    const fields = data.error.issues.map(({ path }) => path.join('.') || 'dados');
    const reason = `Os dados da tarefa não servem a esta versão do portal: ${[...new Set(fields)].join(', ')}`;
    return fail(parts, handler, taken, { reason, final: true });
  }
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new TimeLimit()), limitMs);
  const ending = AbortSignal.any([signal, limit.signal]);
  const job = new Attempt(parts, taken, data.data, ending);
  try {
    const result = await unless(ending, handler.run(job));
    if (!job.ended) await job.finish(async () => result);
    return 'done';
  } catch (error) {
    if (job.ended) {
      parts.log.warn({ err: error, job: taken.id, kind: taken.name }, 'fault after the end of a job');
      return 'done';
    }
    if (error instanceof JobLost || (signal.aborted && !limit.signal.aborted)) return 'lost';
    return fail(parts, handler, taken, reasonOf(error, limitMs), error);
  } finally {
    clearTimeout(timer);
  }
}

class Attempt<Parts extends CommandParts> implements Job<unknown, Parts> {
  readonly id: number;
  readonly attempt: number;
  readonly db: Job['db'];
  ended = false;

  constructor(
    readonly parts: Parts,
    private readonly taken: TakenJob,
    readonly data: unknown,
    readonly signal: AbortSignal,
  ) {
    this.id = taken.id;
    this.attempt = taken.attempt;
    this.db = parts.database.within({ signal, timeoutMs: jobKind(taken.name).timeLimit * 1_000 });
  }

  async finish(effect: Parameters<Job['finish']>[0]): Promise<void> {
    await short(() =>
      this.parts.database.db.transaction().execute(async (trx) => {
        await endDone(trx, this.taken, (await effect(trx)) ?? null);
      }),
    );
    this.ended = true;
  }
}

/** The work's outcome, or the signal's reason once it is aborted, whether the work heeds it or not. */
function unless<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(signal.reason as Error);
    if (signal.aborted) ended();
    signal.addEventListener('abort', ended, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', ended));
  });
}

function reasonOf(error: unknown, limitMs: number): FailedAttempt {
  if (error instanceof JobFailed)
    return { reason: error.message, final: error.final, retryBy: error.retryBy };
  if (error instanceof TimeLimit)
    return {
      reason: `Passou do tempo limite, de ${counted(Math.ceil(limitMs / 1_000), 'segundo', 'segundos')}`,
    };
  return { reason: failureOf(error).message };
}

async function fail(
  parts: CommandParts,
  handler: Pick<JobHandler, 'abandoned'>,
  taken: TakenJob,
  failed: FailedAttempt,
  error?: unknown,
): Promise<Outcome> {
  const over = await short(() =>
    parts.database.db.transaction().execute((trx) => endFailed(trx, handler, taken, failed)),
  );
  if (over === null) return 'lost';
  const said = { job: taken.id, kind: taken.name, attempt: taken.attempt, reason: failed.reason };
  const why = error === undefined ? said : { ...said, err: error, fault: databaseFault(error) };
  if (over) parts.log.error(why, 'job failed');
  else parts.log.warn(why, 'job is tried again');
  return over ? 'failed' : 'again';
}
