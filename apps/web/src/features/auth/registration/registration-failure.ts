import { ApiFailure } from '../../../core/api/failure.ts';

/**
 * The first text, section 8, gives registration one sentence, whatever went wrong. A refusal for too many attempts (429)
 * and a lost connection keep their own, because trying again at once, as that sentence says, does not help there.
 */
export function registrationFailure(failure: unknown, sentence: string): string {
  const own = failure instanceof ApiFailure && (failure.status === 429 || failure.status === 0);
  return own ? failure.message : sentence;
}
