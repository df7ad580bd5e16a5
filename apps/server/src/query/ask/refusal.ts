/** Why a plan is refused, for code. */
export type RefusalCode =
  | 'unknown' // a name the model does not have
  | 'unreachable' // a measure that a dimension or filter cannot reach
  | 'invalid' // an operator, value, grain or level that does not fit
  | 'forbidden'; // the profile may not ask this

/** One thing wrong with a plan, in Portuguese, at a place in it ('measures.area', 'filters.0'). */
export interface Problem {
  readonly code: RefusalCode;
  readonly at: string;
  readonly text: string;
}

/** All problems of a plan at once. Nothing of the SQL or the model's tables is in its texts. */
export class PlanRefused extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => problem.text).join(' '));
    this.name = 'PlanRefused';
    this.problems = problems;
  }

  /** True when the profile, not the plan, is what is refused. */
  get forbidden(): boolean {
    return this.problems.some((problem) => problem.code === 'forbidden');
  }
}
