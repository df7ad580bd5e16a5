import type { Published } from '@fonte/ui/lazy/new-version';
import type { failureTexts } from './failure-texts.ts';

/** What browsers say when a module's file does not come (Chromium, Firefox, Safari), and the bundler's loader when its styles do not. */
const NOT_FETCHED =
  /dynamically imported module|importing a module script failed|failed to fetch|load failed|networkerror|unable to preload css/i;

/** Whether a page failed because its code could not be fetched, not because it broke: only then is the connection to blame. */
export function isFetchFailure(failure: unknown): boolean {
  return failure instanceof Error && NOT_FETCHED.test(failure.message);
}

/** Which of the sentences says why a page failed: the connection is blamed only where the server does not answer either. */
export function failureDetail(failure: unknown, published: Published | null): keyof typeof failureTexts {
  if (published === 'newer') return 'newVersion';
  if (!isFetchFailure(failure)) return 'broken';
  return published === 'none' ? 'failedDetail' : 'fileFailed';
}
