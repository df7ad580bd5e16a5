import { expect, test } from 'vitest';
import { withNewest } from './newest.ts';

const PAGE =
  '# Benchmarks\n\n### Files\n\nyesterday\n\n| a |\n| 1 |\n\n### Files, long\n\nyesterday\n\n| a |\n| 2 |\n';

test('a newer table stands in the place of the one of its title, and of no other', () => {
  expect(withNewest(PAGE, '### Files\n\n| a |\n| 9 |\n', 'today')).toBe(
    PAGE.replace('yesterday\n\n| a |\n| 1 |', 'today\n\n| a |\n| 9 |'),
  );
  expect(withNewest(PAGE, '### Files, long\n\n| a |\n| 9 |\n', 'today')).toBe(
    PAGE.replace('yesterday\n\n| a |\n| 2 |', 'today\n\n| a |\n| 9 |'),
  );
});

test('several come at once, and one that the page has not yet stands at its end', () => {
  const page = withNewest(PAGE, '### Tiles\n\n| b |\n\n### Files\n\n| a |\n', 'today');
  expect(page).toBe(
    `${PAGE.replace('yesterday\n\n| a |\n| 1 |', 'today\n\n| a |')}\n### Tiles\n\ntoday\n\n| b |\n`,
  );
  expect(withNewest(page, '### Tiles\n\n| b |\n\n### Files\n\n| a |\n', 'today')).toBe(page);
});
