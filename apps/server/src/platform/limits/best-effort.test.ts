import { expect, test } from 'vitest';
import { BestEffort } from './best-effort.ts';

/** As the driver tells it: the primary was turned read-only. */
const READ_ONLY = Object.assign(new Error('cannot execute UPDATE in a read-only transaction'), {
  code: '25006',
});

test('a refusal is kept to itself, and nothing is tried again before the pause is over', async () => {
  let now = 0;
  let tried = 0;
  const writes = new BestEffort(60_000, () => now);
  const write = () =>
    writes.write(async () => {
      tried += 1;
      throw READ_ONLY;
    });
  await write();
  now = 59_999;
  await write();
  expect(tried).toBe(1);
  now = 60_000;
  await write();
  expect(tried).toBe(2);
});

test('what went well holds nothing up, and a fault that is no refusal is told', async () => {
  const writes = new BestEffort(60_000, () => 0);
  let tried = 0;
  await writes.write(async () => (tried += 1));
  await expect(writes.write(() => Promise.reject(new Error('no such table')))).rejects.toThrow(
    'no such table',
  );
  await writes.write(async () => (tried += 1));
  expect(tried).toBe(2);
});
