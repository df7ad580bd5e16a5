import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectations, strataOf, type Cases } from './strata.ts';

const cases = (member: string, kind: string, since: number, planned: number, made: number): Cases => ({
  member,
  kind,
  since,
  planned,
  made,
});

it('holds like against like: of a new portfolio less is to be expected than of one that goes on', () => {
  // Of what began in 2024 9 of 10 were made, of what began in 2025 half. Ana has only the one, Bia only the other, Caio both.
  const expected = expectations(
    [
      cases('ana', 'leite', 2024, 100, 95),
      cases('caio', 'leite', 2024, 100, 85),
      cases('bia', 'leite', 2025, 60, 20),
      cases('caio', 'leite', 2025, 60, 40),
    ],
    2,
  );
  expect(Object.fromEntries(expected)).toEqual({ ana: 90, caio: 120, bia: 30 });
});

const members = (kind: string, since: number, names: string): Cases[] =>
  Array.from(names).map((name) => cases(name, kind, since, 10, 9));
const together = (given: readonly Cases[], least: number) =>
  strataOf(given, least).map((stratum) => [
    ...new Set(stratum.cases.map(({ kind, since }) => `${kind} ${since}`)),
  ]);

it('puts a stratum of too few members to its neighbour, of its own kind first, of two the smaller', () => {
  const given = [
    ...members('corte', 2023, 'abc'),
    ...members('corte', 2024, 'a'),
    ...members('corte', 2025, 'abcd'),
    ...members('leite', 2023, 'ab'),
    ...members('leite', 2024, 'abcde'),
  ];
  expect(together(given, 1)).toHaveLength(5);
  expect(together(given, 2)).toEqual([
    ['corte 2023', 'corte 2024'],
    ['corte 2025'],
    ['leite 2023'],
    ['leite 2024'],
  ]);
  expect(together(given, 3)).toEqual([
    ['corte 2023', 'corte 2024'],
    ['corte 2025'],
    ['leite 2023', 'leite 2024'],
  ]);
  expect(together(members('corte', 2023, 'ab'), 5)).toEqual([['corte 2023']]);
  // The only one of its kind goes to the next kind.
  expect(together([...members('corte', 2023, 'a'), ...members('leite', 2023, 'abcde')], 5)).toEqual([
    ['corte 2023', 'leite 2023'],
  ]);
});

it('counts in a stratum only who has planned visits there', () => {
  const late = Array.from('abcde').map((name) => cases(name, 'corte', 2022, 0, 1));
  expect(together([...late, ...members('corte', 2023, 'abcde')], 5)).toEqual([['corte 2022', 'corte 2023']]);
});

it('has none of no cases, and none for who has nothing planned', () => {
  expect(expectations([], 5).size).toBe(0);
  expect(expectations([cases('ana', 'leite', 2024, 0, 3)], 5).size).toBe(0);
});

it('expects of all together what they made', () => {
  const one = fc.record({
    member: fc.constantFrom('ana', 'bia', 'caio', 'davi', 'elza', 'gil', 'hugo'),
    kind: fc.constantFrom('corte', 'leite'),
    since: fc.integer({ min: 2020, max: 2025 }),
    planned: fc.integer({ min: 0, max: 50 }),
    made: fc.integer({ min: 0, max: 60 }),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 40 }), fc.integer({ min: 1, max: 6 }), (given, least) => {
      const made = given.reduce((sum, each) => sum + each.made, 0);
      const all = [...expectations(given, least).values()].reduce((sum, each) => sum + each, 0);
      const strata = strataOf(given, least);
      expect(strata.flatMap((stratum) => stratum.cases)).toHaveLength(given.length);
      if (strata.length > 1) {
        expect(Math.min(...strata.map((stratum) => stratum.members))).toBeGreaterThanOrEqual(least);
        expect(all).toBeCloseTo(made, 6);
      }
    }),
  );
});

it('looks at each of many cases of one stratum a few times, not once for each other', () => {
  let looks = 0;
  const given = Array.from({ length: 500 }, (_, index): Cases => ({
    ...cases(`m${index}`, 'leite', 2024, 0, 9),
    get planned() {
      looks += 1;
      return 10;
    },
  }));
  expect(expectations(given, 2).size).toBe(given.length);
  expect(looks).toBeLessThan(10 * given.length);
});
