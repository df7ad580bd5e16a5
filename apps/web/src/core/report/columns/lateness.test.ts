import { describe, expect, it } from 'vitest';
import { latenessOf, needsAttention } from './lateness.ts';

const whole = { late: 60, of: 200 };

describe('late properties stand out', () => {
  it.each([
    [{ late: 10, of: 20 }, true],
    // As late as the whole is.
    [{ late: 6, of: 20 }, false],
    [{ late: 8, of: 20 }, false],
    // One or two are not many, whatever their share.
    [{ late: 1, of: 1 }, false],
    [{ late: 2, of: 2 }, false],
    // Late ones where none was attended.
    [{ late: 3, of: 0 }, true],
    [{ late: 0, of: 20 }, false],
    [{ late: null, of: 20 }, false],
    [{ late: 10, of: null }, false],
  ])('%j: %s', (row, stands) => expect(needsAttention(row, whole)).toBe(stands));

  it('by a quarter, where there is no whole to compare with', () => {
    expect(needsAttention({ late: 5, of: 20 })).toBe(true);
    expect(needsAttention({ late: 4, of: 20 }, latenessOf(null))).toBe(false);
  });

  it('nowhere, where everybody is late', () => {
    expect(needsAttention({ late: 20, of: 20 }, { late: 200, of: 200 })).toBe(false);
  });
});

it('is read from a row', () => {
  expect(latenessOf({ atrasadas: 3, propriedades: 12, tecnico: 'Ana' })).toEqual({ late: 3, of: 12 });
});
