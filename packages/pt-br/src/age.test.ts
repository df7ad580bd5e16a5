import { expect, it } from 'vitest';
import { ageOf } from './age.ts';

const NOW = new Date('2026-11-26T15:00:00Z');

it.each([
  ['2026-11-23T15:00:00Z', 'há 3 dias'],
  ['2026-11-24T15:00:01Z', 'há 1 dia'],
  ['2026-11-25T15:00:00Z', 'há 1 dia'],
  ['2026-11-25T15:00:01Z', 'há 23 horas'],
  ['2026-11-26T13:30:00Z', 'há 1 hora'],
  ['2026-11-26T14:55:00Z', 'há 5 minutos'],
  ['2026-11-26T14:59:01Z', 'agora'],
  ['2026-11-26T15:10:00Z', 'agora'],
])('%s was %s', (instant, words) => {
  expect(ageOf(new Date(instant), NOW)).toBe(words);
});
