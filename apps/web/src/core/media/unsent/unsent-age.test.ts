import { expect, test } from 'vitest';
import { stillKept, waitingOf } from './unsent-age.ts';
import { newUnsentId } from '../../uploads/unsent-store.ts';

const DAY = 86_400_000;
const CAME = Date.parse('2026-11-01T12:00:00Z');
const row: { id: string; leaves?: number } = { id: `${String(CAME).padStart(15, '0')} x` };

test('a file stays for thirty days, and is kept as it is until then', () => {
  const told = stillKept(row, CAME);
  expect(told).toEqual({ ...row, leaves: CAME + 30 * DAY });
  expect(stillKept(told ?? row, CAME + 30 * DAY - 1)).toBe(told);
  expect(stillKept(told ?? row, CAME + 30 * DAY)).toBeNull();
});

test('one that nobody was told of in time stays for a week from when it is told', () => {
  const now = CAME + 100 * DAY;
  const told = stillKept(row, now);
  expect(told?.leaves).toBe(now + 7 * DAY);
  expect(stillKept(told ?? row, now + 7 * DAY)).toBeNull();
});

test('an id says when its file came', () => {
  const before = Date.now();
  expect(stillKept({ ...row, id: newUnsentId() }, 0)?.leaves).toBeGreaterThanOrEqual(before + 30 * DAY);
});

test('of several the first to go is told, and one that is still in a panel is not counted', () => {
  expect(waitingOf([])).toBeNull();
  expect(waitingOf([{ id: 'a', leaves: 5 }, { id: 'b', leaves: 3 }, { id: 'c' }])).toEqual({
    files: 2,
    until: 3,
  });
});
