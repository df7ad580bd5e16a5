import XYZ from 'ol/source/XYZ.js';
import { expect, test } from 'vitest';
import { whenNoneComes } from './when-none-comes.ts';

/** How often it is told, of tiles that are asked for (+), come (.) and fail (x) in this order. */
function told(tiles: string): number {
  const source = new XYZ({ url: '' });
  let times = 0;
  whenNoneComes(source, () => (times += 1));
  const names = { '+': 'tileloadstart', '.': 'tileloadend', x: 'tileloaderror' };
  for (const tile of tiles) source.dispatchEvent(names[tile as keyof typeof names]);
  return times;
}

test.each([
  ['all of the first fail', '+++xxx', 1],
  ['a single one is asked for and fails, and those after it', '+x+x+x', 1],
  ['one of the first fails, the others come', '+++x..', 0],
  ['one of the first fails while the others are on their way', '+++x', 0],
  ['one comes, and all after it fail', '++.x++xx', 0],
])('%s', (_, tiles, times) => {
  expect(told(tiles)).toBe(times);
});
