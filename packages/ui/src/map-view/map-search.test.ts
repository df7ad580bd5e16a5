import { expect, it } from 'vitest';
import { matching } from './map-search.tsx';
import { roundDistance } from './scale-line.tsx';

const OPTIONS = Array.from({ length: 9 }, (_, index) => ({
  id: `${index}`,
  label: `Sítio Água ${index}`,
  detail: `52.0${index}`,
}));

it('offers at most five names that begin with the text, accents ignored', () => {
  expect(matching(OPTIONS, 'sitio agua')).toHaveLength(5);
  expect(matching(OPTIONS, 'agua')).toEqual([]);
  expect(matching(OPTIONS, '52.03').map((one) => one.id)).toEqual(['3']);
  expect(matching(OPTIONS, '  ')).toEqual([]);
});

it('rounds the scale to 1, 2 or 5', () => {
  expect(roundDistance(1, 96)).toEqual({ metres: 50, width: 50 });
  expect(roundDistance(2.1, 96).metres).toBe(200);
  expect(roundDistance(1100, 96).metres).toBe(100_000);
});
