import { expect, test } from 'vitest';
import { hatchOf } from './hatch.ts';

const AREA = { x: 10, y: 20, width: 30, height: 14 };

test('the first part is plain, and no two of eight are drawn alike', () => {
  const drawn = Array.from({ length: 8 }, (_, part) => hatchOf(part, AREA));
  expect(drawn[0]).toBe('');
  expect(new Set(drawn).size).toBe(8);
});

test.each([1, 2, 3, 4, 5, 6, 7])('the lines of part %d stay within it', (part) => {
  const path = hatchOf(part, AREA);
  const points = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(points.length).toBeGreaterThan(2);
  for (const [x, y] of points) {
    expect(x).toBeGreaterThanOrEqual(AREA.x);
    expect(x).toBeLessThanOrEqual(AREA.x + AREA.width);
    expect(y).toBeGreaterThanOrEqual(AREA.y);
    expect(y).toBeLessThanOrEqual(AREA.y + AREA.height);
  }
});

test('what has no width has no lines', () => {
  for (let part = 0; part < 8; part += 1) expect(hatchOf(part, { ...AREA, width: 0, height: 0 })).toBe('');
});
