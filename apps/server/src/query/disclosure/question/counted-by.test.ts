import { describe, expect, it } from 'vitest';
import { ALL_TIME, ANY, cellKey, dateKey, EVERYWHERE } from '../solve/cells.ts';
import { countedBy, type Counted } from './counted-by.ts';
import { decideTable, isHidden } from '../solve/decide-table.ts';
import type { Family } from '../solve/family.ts';
import { ATTENDED } from '../testing/attended.ts';

// Properties and producers of one place: how many more there are of the former says how many have a second one (docs/decisions/0077).

/** Where and when a property was visited: state and years. */
type Farm = readonly [uf: string, ...years: number[]];

/** So many people with such properties. */
const people = (quantos: number, ...farms: readonly Farm[]) => ({
  coisas: JSON.stringify(farms.map(([uf, ...years]) => years.map((year) => [uf, null, year, null, null, 0]))),
  quantos,
});
/** So many properties of nobody known. */
const ofNobody = (quantos: number, farm: Farm) => ({ ...people(quantos, farm), com_produtor: false });

/** Which of the two are shown of each place: 'p' properties, 'q' producers. */
function shown(rows: readonly Readonly<Record<string, unknown>>[], places: readonly string[]): string[] {
  const { hidden } = decideTable({ family: ATTENDED, rows, least: 5 });
  return places.map((place) =>
    (['propriedades', 'produtores'] as const)
      .filter((of) => !isHidden(hidden, cellKey(place, ALL_TIME, [], of)))
      .map((of) => (of === 'propriedades' ? 'p' : 'q'))
      .join(''),
  );
}

const GO: Farm = ['GO', 2024];
const MS: Farm = ['MS', 2024];
const TO: Farm = ['TO', 2024];

describe('producers beside their properties are shown', () => {
  it('where each has one, or five and more have several', () => {
    expect(shown([people(9, GO)], ['GO', EVERYWHERE])).toEqual(['pq', 'pq']);
    expect(shown([people(9, GO), people(5, GO, GO)], ['GO', EVERYWHERE])).toEqual(['pq', 'pq']);
  });

  it.each([1, 2, 3, 4])('not where %i have several, however many these have', (few) => {
    expect(shown([people(9, GO), people(few, GO, GO)], ['GO'])).toEqual(['p']);
    expect(shown([people(9, GO), people(few, GO, GO, GO, GO, GO, GO, GO)], ['GO'])).toEqual(['p']);
  });

  it('not where a few properties are of nobody known, nor where these and who has several are few together', () => {
    expect(shown([people(9, GO), ofNobody(1, GO)], ['GO'])).toEqual(['p']);
    expect(shown([people(9, GO), ofNobody(2, GO), people(2, GO, GO)], ['GO'])).toEqual(['p']);
    expect(shown([people(9, GO), ofNobody(3, GO), people(2, GO, GO)], ['GO'])).toEqual(['pq']);
  });

  it('not where they follow from the total and the other rows', () => {
    const rows = [people(9, GO), people(7, MS), people(1, MS, MS), people(8, TO), people(6, TO, TO)];
    // Seven of the country have several, six of them in one state: these two figures leave the one of the other.
    expect(shown(rows, ['GO', 'MS', 'TO', EVERYWHERE])).toEqual(['pq', 'p', 'p', 'pq']);
  });

  it('not of the country where one has properties in two states: the rows come to one more', () => {
    const rows = [people(9, GO), people(7, MS), people(1, GO, MS)];
    expect(shown(rows, ['GO', 'MS', EVERYWHERE])).toEqual(['pq', 'pq', 'p']);
  });

  it('not of all years where one had each property visited in another year, though of each year', () => {
    const rows = [
      people(9, ['GO', 2023, 2024]),
      people(6, ['GO', 2023]),
      people(6, ['GO', 2024]),
      people(1, ['GO', 2023], ['GO', 2024]),
    ];
    const { hidden } = decideTable({ family: ATTENDED, rows, least: 5 });
    const told = (time: string, of: Counted) => !isHidden(hidden, cellKey('GO', time, [], of));
    expect([told(ALL_TIME, 'propriedades'), told(ALL_TIME, 'produtores')]).toEqual([true, false]);
    for (const year of [2023, 2024])
      expect([
        told(dateKey('YYYY', year), 'propriedades'),
        told(dateKey('YYYY', year), 'produtores'),
      ]).toEqual([true, true]);
  });
});

it('of persons only producers are divided, beside the totals of both', () => {
  const bySex = (...sex: readonly string[]) =>
    (
      [
        [7, 1, 'F'],
        [8, 1, 'M'],
        [1, 2, 'M'],
      ] as const
    ).map(([quantos, farms, own]) => ({
      coisas: JSON.stringify(
        Array.from({ length: farms }, () => [['GO', null, 2024, null, null, 0, ...sex.map(() => own)]]),
      ),
      quantos,
    }));
  const totals = decideTable({ family: ATTENDED, rows: bySex(), least: 5 }).hidden;
  const family: Family = { ...ATTENDED, qualities: ['sexo'], ofPersons: true };
  const { hidden } = decideTable({ family, rows: bySex('sexo'), least: 5, totals });
  const told = (member: string, of: Counted) => !isHidden(hidden, cellKey('GO', ALL_TIME, [member], of));
  expect([told(ANY, 'propriedades'), told(ANY, 'produtores')]).toEqual([true, false]);
  // Both members would come to the total that is not told.
  expect([told('=F', 'produtores'), told('=M', 'produtores')].filter(Boolean)).toHaveLength(1);
});

it.each([
  ['count', 'propriedade', undefined, 'propriedades'],
  ['count', 'aplica_abc', undefined, 'propriedades'],
  ['count', 'visita_ritmo', undefined, 'propriedades'],
  ['count', 'visita', undefined, undefined],
  ['distinct', 'visita', 'visita.cod_propriedade', 'propriedades'],
  ['distinct', 'visita', 'propriedade.id_produtor', 'produtores'],
  ['distinct', 'aplica_abc', 'propriedade.id_produtor', 'produtores'],
  ['distinct', 'visita', 'visita.cpf_tecnico', undefined],
  ['sum', 'propriedade', 'propriedade.area_total', undefined],
  ['count', 'meta', undefined, undefined],
] as const)('a %s of %s (%s) counts %s', (kind, fact, arg, of) => {
  expect(countedBy({ kind, fact, ...(arg ? { arg } : {}) })).toBe(of);
});
