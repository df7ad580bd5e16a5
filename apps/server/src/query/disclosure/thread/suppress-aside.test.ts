import { expect, it } from 'vitest';
import { suppress, type ProtectedTable } from '../suppress.ts';
import { suppressAside } from './suppress-aside.ts';

/** States by years with one person here and there, as large as asked for. */
function table(states: number, years: number): ProtectedTable {
  const leaf = (state: number, year: number) => state * years + year;
  const patterns = Array.from({ length: states * years }, (_, at) => ({
    size: at % 7 === 0 ? 1 : 6 + (at % 5),
    leaves: [at],
  }));
  const all = Array.from({ length: states }, (_, state) => state);
  const time = Array.from({ length: years }, (_, year) => year);
  const cells = [
    ...all.flatMap((state) => time.map((year) => [leaf(state, year)])),
    ...all.map((state) => time.map((year) => leaf(state, year))),
    ...time.map((year) => all.map((state) => leaf(state, year))),
  ];
  return {
    patterns,
    cells,
    sums: 'rows',
    weight: cells.map((leaves) => leaves.length),
  };
}

it.each([
  ['small, at once', 4, 3],
  ['large, in a thread', 40, 12],
])('a table is decided the same: %s', async (_, states, years) => {
  const one = table(states, years);
  const hidden = await suppressAside(one, 5);
  expect(hidden).toEqual(suppress(one, 5));
  expect(hidden).toContain(true);
  expect(hidden).toContain(false);
});

it('other work goes on while a large table is decided', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  await suppressAside(table(60, 14), 5);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(3);
});
