import { expect, test } from 'vitest';
import { leftToDo } from './recipe.ts';

const wanted = { seed: 7, migrations: 'm', worked: 'w' };

test('a database of the same recipe is measured as it is, one of other rollups after they are filled, any other is made anew', () => {
  expect(leftToDo({ ...wanted }, wanted)).toBe('nothing');
  expect(leftToDo({ ...wanted, migrations: 'before' }, wanted)).toBe('rollups');
  expect(leftToDo({ ...wanted, worked: 'before' }, wanted)).toBe('rollups');
  expect(leftToDo({ ...wanted, seed: 8 }, wanted)).toBe('everything');
  expect(leftToDo(undefined, wanted)).toBe('everything');
});
