import type { DatabaseAccess } from '@fonte/database';
import type { Clock } from '@fonte/pt-br/clock';
import type { Answer, Cell, AnswerColumn, DataVersion, DetailAnswer, ListAnswer } from '../ask/answer.ts';
import type { ScopedList, ScopedPlan } from '../rule/scope.ts';
import type { Point, RowCondition, Sort } from '../ask/plan.ts';
import type { ReadyAnswers } from '../kept/ready-answers.ts';
import type { Recount } from './recount.ts';

export interface RunOptions {
  /** Aborts the statement in the database when the client goes away and nobody else waits for the same answer. */
  readonly signal?: AbortSignal;
  /** The answer has thousands of rows, and waits for a place among the long ones. */
  readonly long?: boolean;
  /** A piece of a file, which nobody asks for again: it is not kept, so that it takes no other answer's place. */
  readonly once?: boolean;
}

export interface Page {
  /** Default: the most overdue first where the rows say how much they lack, else the newest. */
  readonly sort?: readonly Sort[];
  /** All of them hold, of all rows and not of a page. */
  readonly where?: readonly RowCondition[];
  /** Words that some column contains, case and accents ignored. */
  readonly search?: string;
  /** −1 for all. */
  readonly limit?: number;
  readonly offset?: number;
}

/** How many rows are read at most, and for how long. */
export interface RecountBounds {
  readonly most: number;
  readonly lifeMs: number;
}

/** A running list for CSV: the columns first, then rows in batches, read from the database as they are taken. */
export interface RowStream {
  readonly columns: readonly AnswerColumn[];
  readonly version: DataVersion;
  readonly batches: AsyncIterable<readonly Readonly<Record<string, Cell>>[]>;
}

/** Answers worked out before anybody asks, for every process until another version holds (docs/decisions/0107). */
export interface Ahead {
  /** Whether the programme is so large at a version that answers are made ready of it. */
  worth(version: Pick<DataVersion, 'versao'>): Promise<boolean>;
  /**
   * Works out and keeps a question's answer; with `whole`, both answers as `runWithWhole` gives them. Gives whether it is kept: what tells of persons is not, nor what
   * changes between loads, nor anything of a small programme. Errors: as `run`.
   */
  make(plan: ScopedPlan, whole?: ScopedPlan, options?: RunOptions): Promise<boolean>;
  /** Tells the other processes of what has been made ready at this version, and forgets what was of others. */
  tell(version: Pick<DataVersion, 'versao'>): Promise<void>;
}

/** The one way to all figures. Made once per process, in app.ts, by `createEngine` (`run.ts`). */
export interface QueryEngine {
  /** Errors: PlanRefused; BeingDecided for an observer's question; the database's own faults; the signal's reason. */
  run(plan: ScopedPlan, options?: RunOptions): Promise<Answer>;
  /**
   * A plan's answer and that of the same question without its groups, which may ask more: in one statement where it asks what the plan's grand total is made of.
   * Errors: as `run`. Of two statements the answers may be of two versions.
   */
  runWithWhole(plan: ScopedPlan, whole: ScopedPlan, options?: RunOptions): Promise<readonly [Answer, Answer]>;
  /** Works out beforehand what is hidden of an observer's question, at the data version that holds; nothing for anybody else's. Errors: the database's own faults. */
  prepare(plan: ScopedPlan): Promise<void>;
  readonly ahead: Ahead;
  /** Works out which dots of observers' map tell their situation, at the data version that holds; the map's view reads it. Errors: BeingDecided, the database's own faults. */
  publishDots(): Promise<void>;
  list(plan: ScopedList, options?: RunOptions): Promise<ListAnswer>;
  /** The rows behind a point of a plan's answer; they re-add to its figure. Refused for profiles that see aggregates only. */
  detail(plan: ScopedPlan, point: Point, page?: Page, options?: RunOptions): Promise<DetailAnswer>;
  streamList(plan: ScopedList, options?: RunOptions): Promise<RowStream>;
  streamDetail(plan: ScopedPlan, point: Point, page?: Page, options?: RunOptions): Promise<RowStream>;
  /**
   * Reads every row behind a point, as its file has them, and counts and sums them by this process's own code: no aggregate of the database stands
   * in it. Null where there are more rows than `most`. Errors: as `detail`; `StatementTimeout` after `lifeMs`; `DatabaseBusy` without a place among the long answers.
   */
  recount(
    plan: ScopedPlan,
    point: Point,
    bounds: RecountBounds,
    options?: RunOptions,
  ): Promise<Recount | null>;
  /** The same for a list whose rows have a figure's parts in one column; the list ends after `most` and one more. */
  recountList(
    plan: ScopedList,
    column: string,
    bounds: RecountBounds,
    options?: RunOptions,
  ): Promise<Recount | null>;
  /** Strong ETag of what `run` or `list` would answer now; costs one cheap read of the data version. */
  etag(plan: ScopedPlan | ScopedList): Promise<string>;
  version(): Promise<DataVersion>;
  /**
   * What is worked out of the data once for whoever asks under the same key, until another version holds: what `work` gives, or gave before at the version that the
   * caller has read. Whoever asks meanwhile waits for the same work, which is told by its own signal when nobody does any more: the caller's `signal` ends the caller's
   * waiting alone, and is nothing that the work may be given. Errors: those of the work, which are not kept; the signal's reason.
   */
  kept<T>(
    version: Pick<DataVersion, 'versao'>,
    key: string,
    work: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T>;
}

export interface EngineSettings {
  readonly database: DatabaseAccess;
  /** Whose today counts where the data tell none. Default: the machine's. */
  readonly clock?: Pick<Clock, 'today'>;
  /** Whatever else changes answers (years offered, product name): part of every ETag. */
  readonly fingerprint?: string;
  /** Bytes of answers kept; default 32 MiB. */
  readonly cacheBytes?: number;
  /** The smallest group of people or properties whose figures who only observes is shown; 1 for all. Default 5. */
  readonly smallGroup?: number;
  /** An observer's answer waits so long for what is hidden of it to be worked out, then fails with BeingDecided, ms. Default: as long as it takes. */
  readonly patienceMs?: number;
  /** Does what an observer's answer waits for, so that it holds up nobody meanwhile. Default: as it is. */
  readonly waiting?: <T>(work: () => Promise<T>) => Promise<T>;
  /** Answers that were worked out before anybody asks. Default: none. */
  readonly ready?: ReadyAnswers;
  /** False to answer from the facts only (tests compare both). Default true. */
  readonly rollups?: boolean;
}
