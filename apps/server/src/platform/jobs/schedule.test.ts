import { expect, test } from 'vitest';
import { jobKind, jobNamesOn } from './kinds.ts';
import { nextDue } from './schedule.ts';

const due = (rule: string, after: string) => nextDue(rule, new Date(after)).toISOString();

test('a rule is due by the clock of São Paulo, wherever the server stands', () => {
  expect(due('0 6 * * 1', '2026-11-20T12:00:00Z')).toBe('2026-11-23T09:00:00.000Z');
  expect(due('0 3 * * *', '2026-11-22T05:59:59Z')).toBe('2026-11-22T06:00:00.000Z');
  expect(due('0 3 * * *', '2026-11-22T06:00:00Z')).toBe('2026-11-23T06:00:00.000Z');
});

test('also where the clock was put forward over it, and back', () => {
  // Summer time, as it was: 4 November 2018 had no hour from 0 to 1, what is due in it is due at its end; 17 February 2019 ended twice.
  expect(due('30 0 * * *', '2018-11-03T12:00:00Z')).toBe('2018-11-04T03:00:00.000Z');
  const first = due('30 23 * * *', '2019-02-16T12:00:00Z');
  expect(due('30 23 * * *', first) > '2019-02-18').toBe(true);
});

test('every declared rule can be read', () => {
  for (const engine of ['embedded', 'postgres'] as const)
    for (const name of jobNamesOn(engine)) {
      const { schedule } = jobKind(name);
      if (schedule !== undefined) expect(due(schedule, '2026-11-22T00:00:00Z') > '2026-11-22').toBe(true);
    }
});

test('a rule of seconds, or that is none, is refused', () => {
  expect(() => nextDue('* * * * * *', new Date())).toThrow();
  expect(() => nextDue('de hora em hora', new Date())).toThrow();
});
