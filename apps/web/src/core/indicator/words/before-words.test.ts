import { expect, test } from 'vitest';
import { beforeWords } from './before-words.ts';

const total = { id: 1, name: 'Visitas', unidade: 'un', value: 26 };
const words = (more: Partial<typeof total> & { antes?: number | null; variacao?: number | null }) =>
  beforeWords({ comparacao: '2024', totals: [{ ...total, ...more }] }, undefined);

test('the figure before stands with the share by which this one differs, of percentages alone', () => {
  expect(words({ antes: 20, variacao: 0.3 })).toEqual(['2024: 20\u00a0un (+30,0%)']);
  expect(words({ antes: 0, variacao: null })).toEqual(['2024: 0\u00a0un']);
  expect(words({ unidade: '%', antes: 80, variacao: 0.041_667 })).toEqual(['2024: 80%']);
  expect(words({ antes: null, variacao: null })).toEqual(['2024: –']);
});

test('a figure that is not compared has none', () => {
  expect(words({})).toEqual([]);
  expect(beforeWords({ totals: [{ ...total, antes: 20 }] }, undefined)).toEqual([]);
  expect(beforeWords(null, undefined)).toEqual([]);
});
