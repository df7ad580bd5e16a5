import type { RowOperator } from '@fonte/contracts';
import type { DatabaseAccess } from '@fonte/database';
import type { FilterValue } from '../../model/filter.ts';
import type { Answer, Cell, AnswerColumn, DataVersion, DetailAnswer, ListAnswer } from '../ask/answer.ts';
import type { ScopedList, ScopedPlan } from '../rule/scope.ts';
import type { Point, Sort } from '../ask/plan.ts';

export interface RunOptions {
  /** Aborts the statement in the database when the client goes away and nobody else waits for the same answer. */
  readonly signal?: AbortSignal;
  /** The answer has thousands of rows, and waits for a place among the long ones. */
  readonly long?: boolean;
}

/** A condition on a column of the list behind a point, by the column's key; several values mean any of them. */
export interface RowCondition {
  readonly by: string;
  readonly is: RowOperator;
  readonly value?: FilterValue | readonly FilterValue[];
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

/** A running list for CSV: the columns first, then rows in batches, read from the database as they are taken. */
export interface RowStream {
  readonly columns: readonly AnswerColumn[];
  readonly version: DataVersion;
  readonly batches: AsyncIterable<readonly Readonly<Record<string, Cell>>[]>;
}

/** The one way to all figures. Made once per process by `createEngine` (`run.ts`). */
export interface QueryEngine {
  /** Errors: PlanRefused; the database's own faults; the signal's reason. */
  run(plan: ScopedPlan, options?: RunOptions): Promise<Answer>;
  list(plan: ScopedList, options?: RunOptions): Promise<ListAnswer>;
  /** The rows behind a point of a plan's answer; they re-add to its figure. Refused for profiles that see aggregates only. */
  detail(plan: ScopedPlan, point: Point, page?: Page, options?: RunOptions): Promise<DetailAnswer>;
  streamList(plan: ScopedList, options?: RunOptions): Promise<RowStream>;
  streamDetail(plan: ScopedPlan, point: Point, page?: Page, options?: RunOptions): Promise<RowStream>;
  /** Strong ETag of what `run` or `list` would answer now; costs one cheap read of the data version. */
  etag(plan: ScopedPlan | ScopedList): Promise<string>;
  version(): Promise<DataVersion>;
}

export interface EngineSettings {
  readonly database: DatabaseAccess;
  /** Whatever else changes answers (years offered, product name): part of every ETag. */
  readonly fingerprint?: string;
  /** Bytes of answers kept; default 32 MiB. */
  readonly cacheBytes?: number;
  /** The smallest group of people or properties whose figures who only observes is shown; 1 for all. Default 5. */
  readonly smallGroup?: number;
  /** False to answer from the facts only (tests compare both). Default true. */
  readonly rollups?: boolean;
}
