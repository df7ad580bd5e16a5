import { SheddingSemaphore } from './shedding-semaphore.ts';

/** How long somebody waits for one of these places before he is told to come again: an answer within five seconds. */
const PATIENCE_MS = 4_000;

/** Places for long answers, no person more than half of them: so many are read from the database at once, however many are asked for. */
export const longAnswers = (
  places: number,
  { queueMs, patienceMs }: { readonly queueMs: number; readonly patienceMs: number },
): SheddingSemaphore =>
  new SheddingSemaphore({
    places,
    perPerson: Math.ceil(places / 2),
    patienceMs: Math.min(PATIENCE_MS, patienceMs),
    waitMs: Math.min(PATIENCE_MS, queueMs),
  });
