import { expect, test } from 'vitest';
import { CAPABILITIES } from './capabilities.ts';
import { daysOfStep, placedAt } from './figure-notes.ts';
import { PROFILES } from './profiles.ts';

const MONTHS = [{ mes: 202411 }, { mes: 202412 }, { mes: 202501 }, { mes: 202502 }];

test.each([
  ['a day, by month', '2024-12-31', '2024-12-31', MONTHS, { from: 1, until: 1 }],
  ['a span over the end of a year', '2024-12-10', '2025-01-05', MONTHS, { from: 1, until: 2 }],
  [
    'what began before is marked from the first step',
    '2020-01-01',
    '2024-11-01',
    MONTHS,
    { from: 0, until: 0 },
  ],
  ['what goes on is marked to the last step', '2025-02-28', '2030-01-01', MONTHS, { from: 3, until: 3 }],
  ['the day before the first step', '2024-10-31', '2024-10-31', MONTHS, null],
  ['the day after the last step', '2025-03-01', '2025-03-01', MONTHS, null],
  [
    'a day, by quarter',
    '2024-09-30',
    '2024-09-30',
    [{ trimestre: 20242 }, { trimestre: 20243 }],
    { from: 1, until: 1 },
  ],
  [
    'over two quarters',
    '2024-12-31',
    '2025-01-01',
    [{ trimestre: 20244 }, { trimestre: 20251 }],
    { from: 0, until: 1 },
  ],
  ['months, by year', '2024-05-01', '2024-05-31', [{ ano: 2023 }, { ano: 2024 }], { from: 1, until: 1 }],
  [
    'by day',
    '2025-03-05',
    '2025-03-06',
    [{ dia: 20250304 }, { dia: 20250305 }, { dia: 20250306 }],
    { from: 1, until: 2 },
  ],
  ['the eve, by day', '2025-03-04', '2025-03-04', [{ dia: 20250305 }], null],
  [
    'a month with a series of its own',
    '2024-12-01',
    '2024-12-01',
    [{ mes: 202412, ciclo: 1 }],
    { from: 0, until: 0 },
  ],
  ['steps that are no time', '2024-12-01', '2024-12-01', [{ uf: 'GO' }, {}], null],
  ['what has no date', '2024-12-01', '2024-12-01', [{ ano: null }], null],
])('%s', (_, inicio, fim, keys, place) => {
  expect(placedAt({ inicio, fim }, keys)).toEqual(place);
});

test.each([
  [{ ano: 2024 }, '2024-01-01', '2024-12-31'],
  [{ trimestre: 20241 }, '2024-01-01', '2024-03-31'],
  [{ mes: 202402, ciclo: 1 }, '2024-02-01', '2024-02-29'],
  [{ dia: 20250305 }, '2025-03-05', '2025-03-05'],
])('%j is of its days', (key, inicio, fim) => {
  expect(daysOfStep(key)).toEqual({ inicio, fim });
});

test('a key of no time has no days', () => {
  expect([daysOfStep({ uf: 'GO' }), daysOfStep({ mes: null })]).toEqual([null, null]);
});

test('who writes notes reads the rows of every place', () => {
  expect(CAPABILITIES['note.write'].map((profile) => PROFILES[profile].rows)).toEqual(['all', 'all']);
});
