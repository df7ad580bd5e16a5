import { expect, it } from 'vitest';
import { ALL_TIME, ANY, cellKey, EVERYWHERE, memberKey, placeKey } from './cells.ts';
import { decideTable, isHidden } from './decide-table.ts';
import type { Family } from './family.ts';

// Municipality 1 has cattle alone. What it has follows from its state less the others, where all of these are shown.

const FARMS: Family = {
  fact: 'propriedade',
  where: [],
  narrower: [],
  use: 'none',
  places: 'all',
  qualities: ['atividade'],
  ofPersons: false,
  periodic: false,
  sums: 'counts',
};

const rowOf = (municipio: number, member: string | null, quantos: number) => ({
  coisas: JSON.stringify([[['GO', null, null, municipio, null, 0, member]]]),
  quantos,
});

const decide = (rows: readonly ReturnType<typeof rowOf>[], least = 5) =>
  decideTable({ family: FARMS, rows, least, totals: {}, states: {} });

const shows = (decided: ReturnType<typeof decide>, place: string, member: string): boolean =>
  !isHidden(decided.hidden, cellKey(place, ALL_TIME, [member]));
const municipality = (code: number): string => placeKey('municipio', code);

const MIXED = [rowOf(2, 'Leite', 7), rowOf(2, 'Corte', 6), rowOf(3, 'Leite', 9), rowOf(3, 'Corte', 8)];

it('a place whose farms are all of one member is told of none, nor by what is left of its state', () => {
  const decided = decide([rowOf(1, 'Corte', 8), ...MIXED]);
  expect(decided.mute).toEqual([municipality(1)]);
  expect(shows(decided, municipality(1), memberKey('Corte'))).toBe(false);
  const told = [2, 3].map((code) => shows(decided, municipality(code), memberKey('Corte')));
  expect(told).toContain(false);
  // The state's figures and how many farms there are stay.
  for (const member of [memberKey('Corte'), memberKey('Leite'), ANY])
    expect([member, shows(decided, 'GO', member), shows(decided, EVERYWHERE, member)]).toEqual([
      member,
      true,
      true,
    ]);
  expect(shows(decided, municipality(1), ANY)).toBe(true);
});

it.each([
  ['where it has one of another', [rowOf(1, 'Corte', 8), rowOf(1, 'Leite', 5), ...MIXED], 5],
  ['where nobody knows what they are', [rowOf(1, null, 8), ...MIXED], 5],
  ['where nothing is protected', [rowOf(1, 'Corte', 8), ...MIXED], 1],
])('is told %s', (_, rows, least) => {
  const decided = decide(rows, least);
  expect(decided.mute).toEqual([]);
  expect(decided.hidden).toEqual({});
});
