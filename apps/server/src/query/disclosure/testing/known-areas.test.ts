import { describe, expect, it } from 'vitest';
import { membersByArea } from './known-areas.ts';

describe('who is in a group, by known areas', () => {
  const areas = [10, 20, 40, 80];

  it('is found where one choice only comes to the sum', () => {
    expect(membersByArea(areas, { count: 2, sum: 50 }, 0)).toEqual({ in: [0, 2], out: [1, 3] });
  });

  it('is left open where several do', () => {
    expect(membersByArea(areas, { count: 2, sum: 55 }, 10)).toEqual({ in: [2], out: [3] });
  });

  it('is nobody where none does', () => {
    expect(membersByArea(areas, { count: 2, sum: 55 }, 0)).toBeNull();
  });
});
