import { expect, test } from 'vitest';
import { sketchWords } from './sketch-words.ts';

const radius = (length: string, area: string) => `${length}; ${area}`;
const words = (kind: 'line' | 'point' | 'polygon' | 'circle', ...vertices: [number, number][]) =>
  sketchWords({ kind, vertices }, radius)?.replaceAll('\u00a0', ' ');

test('a line is geodesic: a hundredth of a degree of meridian at 15° S is 1,106 km', () => {
  expect(words('line', [-50, -15], [-50, -15.01])).toBe('1,11 km');
  expect(words('line', [-50, -15], [-50, -15.0005])).toBe('55,32 m');
  expect(words('line', [-50, -15])).toBeUndefined();
});

test('a polygon has its area from the third vertex on, its length before', () => {
  expect(words('polygon', [-50, -15.8], [-49.99, -15.8])).toBe('1,07 km');
  // 0.01° × 0.01° at 15.8° S: 118,56 ha (PostGIS, geography).
  expect(words('polygon', [-50, -15.8], [-49.99, -15.8], [-49.99, -15.81], [-50, -15.81])).toBe('1,19 km²');
  expect(words('polygon', [-50, -15], [-49.9995, -15], [-49.9995, -15.0005], [-50, -15.0005])).toBe(
    '2.975,08 m²',
  );
});

test('a point is its place; a circle its radius and area', () => {
  expect(words('point', [-50.91866, -17.7412])).toBe('17,7412° S · 50,9187° O');
  expect(words('circle', [-50, -15], [-50, -15.01])).toMatch(/^1,11 km; 3,8\d km²$/);
});
