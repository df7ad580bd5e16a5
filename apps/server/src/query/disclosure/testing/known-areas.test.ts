import { describe, expect, it } from 'vitest';
import { membersByArea } from './known-areas.ts';

describe('who is in a group, by known areas', () => {
  it('is found where one choice only comes to the sum', () => {
    expect(membersByArea([10, 20, 40, 80], { count: 2, sum: 50 })).toEqual([0, 2]);
  });

  it('is left open where several do', () => {
    expect(membersByArea([10, 20, 30, 40, 5], { count: 3, sum: 55 })).toEqual([4]);
  });

  it('is nobody where none does', () => {
    expect(membersByArea([10, 20, 40, 80], { count: 2, sum: 55 })).toEqual([]);
  });
});
