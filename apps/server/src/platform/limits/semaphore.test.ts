import { expect, test } from 'vitest';
import { refusingSemaphore } from './semaphore.ts';

test('who stands in line too long is told to come back, and leaves the line to those behind', async () => {
  const semaphore = refusingSemaphore({ places: 10, waitMs: 5 });
  const leave = await semaphore.take({ who: 'a', weight: 6 });
  const heavy = semaphore.take({ who: 'b', weight: 10 });
  await expect(heavy).rejects.toMatchObject({ failure: 'busy', retryAfterSeconds: 5, status: 503 });
  // What the heavy one held back comes in at once.
  (await semaphore.take({ who: 'c', weight: 4 }))();
  leave();
  expect(semaphore.state).toEqual({ taken: 0, waiting: 0 });
});
