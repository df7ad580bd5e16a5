import { FAILURES, failureText, type FailureBody, type FailureName, type FieldFault } from '@fonte/contracts';

type Params = Record<string, string | number>;
type Details = {
  errors?: FieldFault[];
  /** Sentence shown instead of the failure's own: the fault of one field. */
  sentence?: string;
  retryAfterSeconds?: number;
  /** What stands now, beside a refused save. */
  current?: unknown;
  cause?: unknown;
};

/** A failure of contracts/failures.ts on its way to the caller. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly failure: FailureName;
  readonly errors: FieldFault[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;

  constructor(failure: FailureName, params: Params = {}, details: Details = {}) {
    super(details.sentence ?? failureText(failure, params), { cause: details.cause });
    this.failure = failure;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.current = details.current;
  }

  get status(): number {
    return FAILURES[this.failure].status;
  }

  body(): FailureBody {
    const body: FailureBody = { tipo: 0, result: this.message, codigo: this.failure };
    return {
      ...body,
      ...(this.errors ? { errors: this.errors } : {}),
      ...(this.current === undefined ? {} : { atual: this.current }),
    };
  }
}

/** Ends the call with a failure of contracts/failures.ts: `fail('reportNotFound', { id })`. */
export function fail(failure: FailureName, params: Params = {}, details: Details = {}): never {
  throw new Failure(failure, params, details);
}
