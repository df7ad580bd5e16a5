import { expect, it } from 'vitest';
import { moved, stateOf } from './tree-model.ts';

it('moves a layer within the order, never out of it', () => {
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
});

it('tells whether a group is on wholly, in part or not', () => {
  expect(stateOf([{ on: true }, { on: true }])).toBe('all');
  expect(stateOf([{ on: true }, { on: false }])).toBe('some');
  expect(stateOf([{ on: false }])).toBe('none');
});
