import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ALL_TIME, cellKey, memberKey } from '../solve/cells.ts';
import { decideTable, isHidden, type Hidden } from '../solve/decide-table.ts';
import type { Family } from '../solve/family.ts';

// Two tables of one quality each, of the same people in the same places, against each other (docs/decisions/0029).

/** How many people of each state are of which member of the first quality and which of the second. */
type Crossing = readonly (readonly (readonly number[])[])[];

const crossings: fc.Arbitrary<Crossing> = fc
  .record({ states: fc.integer({ min: 1, max: 3 }), sides: fc.tuple(fc.nat(2), fc.nat(2)) })
  .chain(({ states, sides: [a, b] }) => {
    const size = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: fc.nat(9) });
    const list = <T>(of: fc.Arbitrary<T>, length: number) =>
      fc.array(of, { minLength: length, maxLength: length });
    return list(list(list(size, b + 1), a + 1), states);
  });

const LEAST = 5;
const states = ['GO', 'MS', 'TO'];

function hiddenBy(crossing: Crossing, quality: 'first' | 'second' | null, totals?: Hidden): Hidden {
  const family: Family = {
    fact: 'propriedade',
    where: [],
    narrower: [],
    use: 'none',
    places: 'none',
    qualities: quality ? [quality] : [],
    ofPersons: false,
    periodic: false,
    sums: 'counts',
  };
  const rows = crossing.flatMap((sides, state) =>
    sides.flatMap((row, a) =>
      row.map((quantos, b) => ({
        coisas: JSON.stringify([
          [[states[state], null, null, null, null, 0, ...(quality ? [quality === 'first' ? a : b] : [])]],
        ]),
        quantos,
      })),
    ),
  );
  const there = rows.filter(({ quantos }) => quantos > 0);
  return decideTable({ family, rows: there, least: LEAST, totals }).hidden;
}

it('tell no group of few that is of two members: others could stand there, or one table alone hides it', () => {
  let small = 0;
  let alone = 0;
  fc.assert(
    fc.property(crossings, (crossing) => {
      const totals = hiddenBy(crossing, null);
      const [first, second] = [hiddenBy(crossing, 'first', totals), hiddenBy(crossing, 'second', totals)];
      crossing.forEach((sides, state) =>
        sides.forEach((row, a) =>
          row.forEach((here, b) => {
            if (here === 0 || here >= LEAST) return;
            small += 1;
            const others = [...sides.keys()].filter((one) => one !== a);
            const members = [...row.keys()].filter((one) => one !== b);
            // Two people change one quality with each other: every figure of both tables, of all places, stays what it is, and this group does not.
            const isOneLess = others.some((x) => members.some((y) => sides[x]![y]! > 0));
            const isOneMore = others.some((x) => sides[x]![b]! > 0) && members.some((y) => row[y]! > 0);
            if (isOneLess || isOneMore) return;
            // All of the state are of one member: the group is a figure of one table by itself.
            alone += 1;
            const hides = (hidden: Hidden, member: number): boolean =>
              isHidden(hidden, cellKey(states[state]!, ALL_TIME, [memberKey(member)]));
            const ofFirst = row.reduce((sum, n) => sum + n, 0) === here;
            const ofSecond = sides.reduce((sum, one) => sum + one[b]!, 0) === here;
            expect(ofFirst || ofSecond).toBe(true);
            if (ofFirst) expect(hides(first, a)).toBe(true);
            if (ofSecond) expect(hides(second, b)).toBe(true);
          }),
        ),
      );
    }),
    { numRuns: 300, seed: 20261123 },
  );
  expect(small).toBeGreaterThan(300);
  expect(alone).toBeGreaterThan(30);
});
