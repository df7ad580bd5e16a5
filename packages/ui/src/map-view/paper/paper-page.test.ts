import { expect, test } from 'vitest';
import { metresAPixel, pageOf, PAPERS, PIXELS_A_MM, scaleThatHolds, type PaperName } from './paper-page.ts';

const PAGES = (Object.keys(PAPERS) as PaperName[]).flatMap((name) =>
  [true, false].map((upright) => ({ name, upright })),
);

test.each(PAGES)('$name, upright $upright: every part stands on the paper, none over another', (paper) => {
  const { width, height, head, map, legend, foot } = pageOf(paper);
  for (const part of [head, map, legend, foot]) {
    expect(part.x).toBeGreaterThanOrEqual(10);
    expect(part.x + part.width).toBeLessThanOrEqual(width - 10);
    expect(part.y + part.height).toBeLessThanOrEqual(height - 10);
  }
  expect(map.x + map.width).toBeLessThan(legend.x);
  expect(head.y + head.height).toBeLessThanOrEqual(map.y);
  expect(map.y + map.height).toBeLessThanOrEqual(foot.y);
});

test('at 1:100.000 a millimetre is a hundred metres', () => {
  expect(metresAPixel(100_000) * PIXELS_A_MM).toBe(100);
});

test('what is on the screen stands on the paper at the scale that is proposed, and at the next larger one does not', () => {
  const paper = { name: 'a4', upright: false } as const;
  // The map's place is 210 mm wide and 156 mm high.
  expect(pageOf(paper).map).toMatchObject({ width: 210, height: 156 });
  expect(scaleThatHolds({ width: 21_000, height: 100 }, paper)).toBe(100_000);
  expect(scaleThatHolds({ width: 21_001, height: 100 }, paper)).toBe(250_000);
  expect(scaleThatHolds({ width: 100, height: 15_600 }, paper)).toBe(100_000);
  expect(scaleThatHolds({ width: 0, height: 0 }, paper)).toBe(5_000);
  expect(scaleThatHolds({ width: 4e7, height: 4e7 }, paper)).toBe(40_000_000);
});
