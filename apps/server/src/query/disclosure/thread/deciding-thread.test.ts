import { expect, it } from 'vitest';
import { decideTable, type TableQuestion } from '../solve/decide-table.ts';
import type { Family } from '../solve/family.ts';
import { DecidingThread } from './deciding-thread.ts';
import { ATTENDED } from '../testing/attended.ts';

const deciding = new DecidingThread();

const FAMILY: Family = { ...ATTENDED, sums: 'rows' };

/** States by months with one person here and there, as large as asked for. */
function table(states: number, years: number): TableQuestion {
  const months = Array.from(
    { length: years * 12 },
    (_, at) => (2010 + Math.trunc(at / 12)) * 100 + 1 + (at % 12),
  );
  const rows = Array.from({ length: states }, (_, state) => state).flatMap((state) =>
    months.map((month, at) => ({
      coisas: JSON.stringify([[[String.fromCodePoint(65 + state, 65), null, month, null, null, 0]]]),
      quantos: (state + at) % 7 === 0 ? 1 : 6 + (at % 5),
    })),
  );
  return { family: FAMILY, rows, least: 5 };
}

it.each([
  ['small, at once', 4, 1],
  ['large, in a thread', 20, 3],
])('a table is decided the same: %s', async (_, states, years) => {
  const one = table(states, years);
  const decided = await deciding.table(one);
  expect(decided).toEqual(decideTable(one));
  expect(Object.keys(decided.hidden).length).toBeGreaterThan(0);
  expect(decided.last).toBe(2009 + years);
});

it('other work goes on while a large table is decided', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  await deciding.table(table(20, 6));
  clearInterval(turning);
  expect(turns).toBeGreaterThan(3);
});

it('of a table that the thread cannot read nothing is shown', async () => {
  const { rows, ...rest } = table(20, 3);
  expect(await deciding.table({ ...rest, rows: rows.map((row) => ({ ...row, coisas: '[' })) })).toEqual({
    hidden: 'all',
    mute: [],
    members: [],
    last: 0,
  });
});
