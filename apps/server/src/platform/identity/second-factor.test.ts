import { ALL_PROFILES } from '@fonte/contracts';
import { expect, test } from 'vitest';
import { factorDue, needsFactor } from './second-factor.ts';

const askedOf = (set: Parameters<typeof needsFactor>[0]['SECOND_FACTOR_PROFILES'], demonstration: boolean) =>
  ALL_PROFILES.filter((profile) => needsFactor({ SECOND_FACTOR_PROFILES: set }, demonstration, profile));

test('without the setting those who configure or read all rows are asked, and nobody in the demonstration', () => {
  expect(askedOf(null, false)).toEqual(['administrador', 'nacional']);
  expect(askedOf(null, true)).toEqual([]);
});

test('the setting says whom, also in the demonstration', () => {
  expect(askedOf(['tecnico'], false)).toEqual(['tecnico']);
  expect(askedOf(['tecnico'], true)).toEqual(['tecnico']);
  expect(askedOf([], false)).toEqual([]);
});

test('a profile that nobody knows may do nothing anyway', () => {
  expect(needsFactor({ SECOND_FACTOR_PROFILES: null }, false, null)).toBe(false);
});

test.each([
  [{ proved: false, has: false, needs: false }, null],
  [{ proved: false, has: false, needs: true }, 'enrol'],
  [{ proved: false, has: true, needs: false }, 'prove'],
  [{ proved: false, has: true, needs: true }, 'prove'],
  [{ proved: true, has: true, needs: true }, null],
])('%j owes %s', (known, due) => {
  expect(factorDue(known)).toBe(due);
});
