import { expect, test } from 'vitest';
import { BUDGET, CHECK, rounds, STEPS } from './steps.mjs';

/** Asked for by their names only, before a release. */
const BY_NAME = ['walk', 'whole', 'whole-e2e'];
const EVERY = Object.keys(STEPS).filter((name) => !BY_NAME.includes(name));
const OTHERS = ['bill', 'clients'];

test.each([
  ['on PostgreSQL, with the programs of others', rounds('postgres://', true), EVERY],
  ['on PostgreSQL', rounds('postgres://'), EVERY.filter((name) => !OTHERS.includes(name))],
  ['without a server', rounds(), EVERY.filter((name) => ![...OTHERS, 'embedded'].includes(name))],
])('a run %s has each step once', (_where, chosen, expected) => {
  expect(chosen.flat(2).toSorted()).toEqual(expected.toSorted());
});

test('the check needs no database and no browser, and each step has a budget', () => {
  expect(CHECK.filter((name) => ['db', 'embedded', 'clients', 'e2e'].includes(name))).toEqual([]);
  expect(EVERY.filter((name) => !(BUDGET[name] > 0))).toEqual([]);
});
