import { describe, expect, it } from 'vitest';
import { cellText, isNegative } from './cell-text.ts';
import { columnWidth, cutText } from './table-column.ts';

describe('cells', () => {
  it('prints each type in Portuguese', () => {
    expect(cellText({ type: 'integer' }, '17807')).toBe('17.807');
    expect(cellText({ type: 'number' }, -86.02)).toBe('\u221286,02');
    expect(cellText({ type: 'percent' }, 65.3)).toBe('65,3%');
    expect(cellText({ type: 'money' }, 268.4)).toBe('R$\u00a0268,40');
    expect(cellText({ type: 'duration' }, 155)).toBe('2h 35');
    expect(cellText({ type: 'date' }, '2025-10-13')).toBe('13/10/2025');
    expect(cellText({ type: 'datetime' }, '2025-10-14T05:40')).toBe('14/10/2025, 05:40');
    expect(cellText({ type: 'boolean' }, false)).toBe('não');
    expect(cellText({}, 'Água')).toBe('Água');
    expect(cellText({}, 7)).toBe('7');
    for (const value of [null, undefined, ''])
      expect(
        (['number', 'integer', 'duration', 'date', 'text'] as const).map((type) => cellText({ type }, value)),
      ).toEqual(['–', '–', '–', '', '']);
  });
  it('knows which are red', () => {
    expect(isNegative({ type: 'number' }, -1)).toBe(true);
    expect(isNegative({ type: 'number' }, null)).toBe(false);
    expect(isNegative({ type: 'text' }, '-1')).toBe(false);
  });
  it('cuts after 120 characters', () => {
    expect(cutText('a'.repeat(120))).toHaveLength(120);
    expect(cutText('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
  });
  it('is as wide as its header asks', () => {
    expect(columnWidth('Técnico')).toBe(149);
  });
});
