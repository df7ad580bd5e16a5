import { expect, test } from 'vitest';
import { Slots } from './slots.ts';

const still = new AbortController().signal;

test('so many at once, the others in line, and a place is left once', async () => {
  const slots = new Slots(2);
  const [first, second] = await Promise.all([slots.take(still), slots.take(still)]);
  const seen: string[] = [];
  const third = slots.take(still).then((leave) => (seen.push('third'), leave));
  const fourth = slots.take(still).then((leave) => (seen.push('fourth'), leave));
  await Promise.resolve();
  expect(seen).toEqual([]);
  first();
  first();
  const leaveThird = await third;
  expect(seen).toEqual(['third']);
  second();
  (await fourth)();
  leaveThird();
  await Promise.all([slots.take(still), slots.take(still)]);
});

test('who goes away leaves the line', async () => {
  const slots = new Slots(1);
  const leave = await slots.take(still);
  const gone = new AbortController();
  const waiting = slots.take(gone.signal);
  const next = slots.take(still);
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  leave();
  await next;
  await expect(slots.take(gone.signal)).rejects.toThrow('gone');
});
