import { expect, test } from 'vitest';
import type { Translate } from '../../i18n/use-texts.ts';
import { forecastWords, isOver } from './forecast.ts';

const t = ((key: string, values?: object) => `${key} ${JSON.stringify(values)}`) as Translate<'core'>;

test('a month is over when the next one has begun', () => {
  expect(isOver('2026-08', new Date(2026, 7, 31))).toBe(false);
  expect(isOver('2026-08', new Date(2026, 8, 1))).toBe(true);
  expect(isOver('2026-12', new Date(2027, 0, 1))).toBe(true);
});

test('a forecast that is over says of which day it is', () => {
  const of = (now: Date) => forecastWords('2026-08', { until: '2025-12-27', t, now });
  expect(of(new Date(2026, 0, 5))).toBe('ago. 2026');
  expect(of(new Date(2026, 10, 26))).toBe('provenance.seenFrom {"month":"ago. 2026","until":"27/12/2025"}');
});
