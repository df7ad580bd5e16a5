import { ALL_PROFILES, can } from '@fonte/contracts';
import { expect, it } from 'vitest';
import { cardStatus } from './card-status.ts';

it('is failed for who is told of it, and hidden for all others', () => {
  const told = ALL_PROFILES.filter(
    (profile) =>
      cardStatus({ answered: false, waiting: false, failed: true, tells: can(profile, 'report.failure') }) ===
      'failed',
  );
  expect(told.toSorted()).toEqual(['administrador', 'nacional']);
});

it.each([
  [{ answered: true, waiting: true, failed: true }, 'ready'],
  [{ answered: false, waiting: true, failed: true }, 'loading'],
  [{ answered: false, waiting: false, failed: true }, 'failed'],
  [{ answered: false, waiting: false, failed: false }, 'hidden'],
] as const)('%j is %s', (known, status) => {
  expect(cardStatus({ ...known, tells: true })).toBe(status);
});
