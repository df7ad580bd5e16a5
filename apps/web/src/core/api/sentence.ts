import { ApiFailure, unknownFailure } from './failure.ts';

/** The server's own sentence, else the given one. A lost connection says so. */
export function sentenceOr(failure: unknown, otherwise: string): string {
  if (!(failure instanceof ApiFailure)) return otherwise;
  return failure.worded || failure.status === 0 ? failure.message : otherwise;
}

/** The sentence of any failure. */
export function sentenceOf(failure: unknown): string {
  return failure instanceof ApiFailure ? failure.message : unknownFailure();
}
