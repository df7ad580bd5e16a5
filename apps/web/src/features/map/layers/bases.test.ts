import { expect, test } from 'vitest';
import { basesOf } from './bases.ts';

const TWO = ['satelite', 'geopolitico'];
const ALL = [...TWO, 'instituicao'];
const [offered, nothing] = [{ nome: 'Brasil' }, null];

test.each([
  ['there is one', 'instituicao', { offered, failed: false }, ALL, 'instituicao'],
  ['there is one whose tiles did not come', 'instituicao', { offered, failed: true }, ALL, 'instituicao'],
  ['there is none', 'instituicao', { offered: nothing, failed: false }, TWO, 'satelite'],
  [
    'nobody knows, and it is asked for',
    'instituicao',
    { offered: nothing, failed: true },
    ALL,
    'instituicao',
  ],
  [
    'nobody knows, and another is shown',
    'geopolitico',
    { offered: nothing, failed: true },
    TWO,
    'geopolitico',
  ],
] as const)('base maps where %s', (_, base, own, keys, chosen) => {
  expect(basesOf(base, own)).toEqual({ keys, chosen });
});
