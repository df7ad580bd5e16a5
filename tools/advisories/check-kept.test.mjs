import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkKept, OLD_DAYS, shippedOf } from './check-kept.mjs';

const READ = '2026-09-01';
const FAULT = { id: 'GHSA-x', package: 'a', range: '<1.2.3', severity: 'high', title: 'Reads past its end' };
/** Two copies of a package, one that is ours, and one that only tests have. */
const lock = (version = '1.2.2') => ({
  packages: {
    '': { version: '0.1.0' },
    'packages/own': { version: '0.1.0' },
    'node_modules/@fonte/own': { link: true },
    'node_modules/a': { version },
    'node_modules/b/node_modules/a': { version: '1.3.0' },
    'node_modules/tests': { version: '1.0.0', dev: true },
  },
});
const kept = (more = {}) => ({ read: READ, faults: [FAULT], answered: [], ...more });
const check = (given, version, now = READ) =>
  checkKept({ kept: kept(given), lock: lock(version), now: new Date(now) });

test('an advisory that touches what is shipped is found, in whichever copy', () => {
  expect(check({}).faults).toEqual(['a 1.2.2: GHSA-x (high, <1.2.3) Reads past its end']);
  expect(check({ faults: [{ ...FAULT, range: '>=1.3.0 <1.4.0' }] }).faults).toHaveLength(1);
});

test.each([
  ['1.2.3', 0],
  ['1.2.3-beta.0', 1],
  ['2.0.0', 0],
])('of %s %d are told', (version, faults) => {
  expect(check({}, version).faults).toHaveLength(faults);
});

test('what only tests have, and what is of another package, touches nothing', () => {
  for (const name of ['tests', '@scope/a', 'own'])
    expect(check({ faults: [{ ...FAULT, package: name, range: '*' }] }).faults).toEqual([]);
});

test('an answer needs a reason, and something that it is of', () => {
  const answered = [{ id: 'GHSA-x', why: 'Nothing of it is called' }];
  expect(check({ answered })).toMatchObject({ faults: [], told: [expect.stringContaining('Nothing of it')] });
  expect(check({ answered: [{ id: 'GHSA-x', why: ' ' }] }).faults).toHaveLength(1);
  expect(check({ answered }, '1.2.3').faults).toEqual([
    'GHSA-x: a resposta não é mais de nada que se entrega',
  ]);
});

test('an old list is told, and refuses nothing', () => {
  const later = (days) => new Date(Date.parse(READ) + days * 86_400_000).toISOString();
  expect(check({}, '1.2.3', later(OLD_DAYS))).toMatchObject({ faults: [], told: [] });
  expect(check({}, '1.2.3', later(OLD_DAYS + 1))).toMatchObject({
    faults: [],
    told: [expect.stringContaining(READ)],
  });
});

test('a range that is none, a list of nothing and a lockfile of nothing are no good news', () => {
  expect(check({ faults: [{ ...FAULT, range: 'before 1.2' }] }).faults).toEqual([
    'GHSA-x: a faixa "before 1.2" não é de versões',
  ]);
  expect(() => check({ faults: [] })).toThrow('empty');
  expect(() => check({ read: 'yesterday' })).toThrow('empty');
  expect(() => checkKept({ kept: kept(), lock: { packages: {} }, now: new Date(READ) })).toThrow(
    'Nothing was looked at',
  );
});

test('of the kept list one is found that was planted in what is shipped', () => {
  const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
  const [list, whole] = [read('./kept.json'), read('../../package-lock.json')];
  const given = { kept: list, now: new Date(list.read) };
  expect(checkKept({ ...given, lock: whole }).faults).toEqual([]);
  const planted = { packages: { ...whole.packages, 'node_modules/fastify': { version: '5.7.1' } } };
  expect(checkKept({ ...given, lock: planted }).faults.map((line) => line.slice(0, 36))).toContain(
    'fastify 5.7.1: GHSA-jx2c-rxcm-jvmq (',
  );
  expect(new Set(list.faults.map(({ id }) => id)).size).toBe(list.faults.length);
  // Each is of something that is shipped, so that the list says what it is of.
  const names = new Set(shippedOf(whole).map(({ name }) => name));
  expect(list.faults.filter(({ package: name }) => !names.has(name))).toEqual([]);
});
