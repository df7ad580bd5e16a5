import { expect, it } from 'vitest';
import { visita_ano, visita_duracao, visita_primeira } from '../../model/rollups/visits.ts';
import { inOneRow, rollupsOf } from './rollups-of.ts';

const split = (grain: string, ...intervals: { from?: string; below?: string }[]) =>
  rollupsOf('visita', intervals, 'whole rows').flatMap(({ rollup, days, rest }) =>
    // One of each grain: of two, both are split alike.
    rollup.date.grain === grain && rollup !== visita_duracao && rest ? [{ days, rest }] : [],
  );

it('leaves to the fact the days before and after the whole rows of a period', () => {
  expect(split('MM', { from: '2024-02-29', below: '2025-03-11' })).toEqual([
    {
      days: [{ from: '2024-03-01', below: '2025-03-01' }],
      rest: [
        { from: '2024-02-29', below: '2024-03-01' },
        { from: '2025-03-01', below: '2025-03-11' },
      ],
    },
  ]);
  expect(split('S', { from: '2023-12-31', below: '2025-03-11' })).toEqual([
    {
      days: [{ from: '2024-01-01', below: '2025-01-01' }],
      rest: [
        { from: '2023-12-31', below: '2024-01-01' },
        { from: '2025-01-01', below: '2025-03-11' },
      ],
    },
  ]);
  expect(split('S', { below: '2025-07-02' })).toEqual([
    { days: [{ below: '2025-07-01' }], rest: [{ from: '2025-07-01', below: '2025-07-02' }] },
  ]);
  expect(split('MM', { from: '2025-12-31' })).toEqual([
    { days: [{ from: '2026-01-01' }], rest: [{ from: '2025-12-31', below: '2026-01-01' }] },
  ]);
});

it('has each of several periods in its own parts', () => {
  expect(
    split('S', { from: '2022-01-01', below: '2023-01-01' }, { from: '2024-07-01', below: '2024-11-01' }),
  ).toEqual([
    {
      days: [{ from: '2022-01-01', below: '2023-01-01' }],
      rest: [{ from: '2024-07-01', below: '2024-11-01' }],
    },
  ]);
});

it('splits no period in which no row lies whole, and none that ends where rows do', () => {
  expect(split('MM', { from: '2025-03-02', below: '2025-04-30' })).toEqual([]);
  expect(split('S', { from: '2025-01-02', below: '2025-12-31' })).toEqual([]);
  expect(split('S', { from: '2025-01-01', below: '2025-07-01' })).toEqual([]);
  expect(rollupsOf('visita', null, 'whole rows').some(({ rest }) => rest)).toBe(false);
  expect(rollupsOf('visita', [], 'whole rows').some(({ rest }) => rest)).toBe(false);
});

it('tries first what needs no row of the fact', () => {
  const found = rollupsOf('visita', [{ from: '2025-01-01', below: '2025-11-27' }], 'parts of rows');
  expect(found.map(({ rollup, cut, rest }) => [rollup.table[1], cut ?? rest?.[0]?.from])).toEqual([
    ['visita_mes', '2025-11-27'],
    ['visita_duracao', '2025-11-27'],
    ['visita_ano', '2025-11-27'],
    ['visita_semestre', '2025-11-27'],
    ['visita_mes', '2025-11-01'],
    ['visita_duracao', '2025-11-01'],
    ['visita_semestre', '2025-07-01'],
    ['visita_dia', undefined],
  ]);
});

it('leaves to the fact as few days as it can', () => {
  const found = rollupsOf('visita', [{ from: '2022-01-01', below: '2025-11-27' }], 'whole rows');
  expect(found.map(({ rollup, rest }) => [rollup.table[1], rest?.[0]?.from])).toEqual([
    ['visita_mes', '2025-11-01'],
    ['visita_duracao', '2025-11-01'],
    ['visita_semestre', '2025-07-01'],
    ['visita_ano', '2025-01-01'],
    ['visita_dia', undefined],
  ]);
});

it('knows when a property has one row only', () => {
  const year = { from: '2025-01-01', below: '2026-01-01' };
  expect(inOneRow(visita_ano, [year])).toBe(true);
  expect(inOneRow(visita_ano, [{ ...year, below: '2025-11-27' }])).toBe(true);
  for (const days of [null, [], [{ from: year.from }], [{ ...year, below: '2026-01-02' }], [year, year]])
    expect(inOneRow(visita_ano, days)).toBe(false);
  expect(inOneRow(visita_primeira, null)).toBe(true);
});
