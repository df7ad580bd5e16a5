import type { Database } from '@fonte/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { App } from '../app/app.ts';
import type { JobName, JobPayload } from './kinds.ts';

/** The parts of a server that a command has as well. */
export type CommandParts = Pick<App, 'settings' | 'database' | 'clock'> & {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};

/** What jobs are done with; those that a command does too (`deliverNow`) ask for no more than it has. */
export type JobParts = CommandParts & Pick<App, 'engine'>;

/** One attempt at a job. It may be the second after one whose process was killed: what is done twice must come out as if it were done once. */
export interface Job<Payload = unknown, Parts extends CommandParts = JobParts> {
  readonly id: number;
  readonly data: Payload;
  /** From 1. */
  readonly attempt: number;
  readonly parts: Parts;
  /** Aborted at the time limit, when somebody cancels the job, when it is another's by now, and when the server stops. */
  readonly signal: AbortSignal;
  /** Kysely whose statements end with the job. */
  readonly db: Kysely<Database>;
  /**
   * Writes the effect and the job's end in one transaction: both or neither. At most once; a job that returns without it has come to its end as well. The
   * effect may give in words what was done. Errors: `JobLost` when the job is no longer this attempt's, and those of the effect.
   */
  finish(effect: (trx: Transaction<Database>) => Promise<string | void>): Promise<void>;
}

/** Who does the jobs of a kind. */
export interface JobHandler<Payload = unknown, Parts extends CommandParts = JobParts> {
  /** Does it; may give in words what was done. Errors: `JobFailed` with a sentence; any other is told by its kind, and tried again. */
  run(job: Job<Payload, Parts>): Promise<string | void>;
  /**
   * The job ends without having been done: cancelled, failed for good, or its payload fits no more (then `data` is what is left of it). Runs in the
   * transaction that writes so.
   */
  abandoned?(trx: Kysely<Database>, data: unknown): Promise<void>;
}

/** One for each kind. */
export type JobHandlers = { readonly [Name in JobName]: JobHandler<JobPayload<Name>> };

/** An attempt that failed for a reason that can be told; a Portuguese sentence. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
  /** No further attempt would do better. */
  readonly final: boolean;
  /** What is tried again is tried again by then, ISO. */
  readonly retryBy: string | null;

  constructor(
    sentence: string,
    options: ErrorOptions & { readonly final?: boolean; readonly retryBy?: string | null } = {},
  ) {
    super(sentence, options);
    this.final = options.final ?? false;
    this.retryBy = options.retryBy ?? null;
  }
}

/** The job belongs to another attempt by now, or to nobody: its time ran out, or somebody cancelled it. */
export class JobLost extends Error {
  override readonly name = 'JobLost';
}
