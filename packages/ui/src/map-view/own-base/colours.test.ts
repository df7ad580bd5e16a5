import { describe, expect, test } from 'vitest';
import { contrast } from '../../charts/described/chart-colors.ts';
import { coloursOf } from './colours.ts';
import { groundOf } from './ground.ts';

describe.each(['light', 'dark'] as const)('a vector base map, %s', (scheme) => {
  const colours = coloursOf(scheme);

  test.each(['land', 'green', 'built', 'water'] as const)('names are read on %s', (ground) => {
    for (const ink of ['text', 'quiet'] as const)
      expect(contrast(colours[ink], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('names of waters are read on water', () => {
    expect(contrast(colours.waterText, colours.water)).toBeGreaterThanOrEqual(4.5);
  });

  test('borders and highways are seen on land', () => {
    for (const line of ['country', 'state'] as const)
      expect(contrast(colours[line], colours.land)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.highway, colours.land)).toBeGreaterThanOrEqual(1.5);
  });

  test('what lies beyond the file looks like neither its land nor its sea', () => {
    const file = { kind: 'tiles', form: 'vector', url: '', zoom: { least: 0, most: 4 } } as const;
    const beyond = groundOf({ ...file, box: [-74, -34, -34, 6], attribution: '', links: [] }, scheme);
    for (const own of ['land', 'water'] as const)
      expect(contrast(beyond, colours[own])).toBeGreaterThanOrEqual(1.12);
  });
});
