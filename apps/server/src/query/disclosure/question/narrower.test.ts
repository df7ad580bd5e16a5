import { describe, expect, it } from 'vitest';
import { ALL_TIME, cellKey, dateKey, EVERYWHERE, yearKey } from '../solve/cells.ts';
import { decideTable, isHidden, type Hidden, type Whole } from '../solve/decide-table.ts';
import { familyOf, wholesOf, type Family } from '../solve/family.ts';
import { observerQuestion } from './question.ts';
import { analyse } from '../../check/analyse.ts';
import { countedOnly } from './counted.ts';
import type { Measure, Plan } from '../../index.ts';
import { ATTENDED } from '../testing/attended.ts';

// A count and a larger one of which it is a part: how many are in the second alone is told by the two (docs/decisions/0077).

const EXISTS = { exists: 'aplica_abc', period: 'to' } as const;
const PART: Family = { ...ATTENDED, narrower: [EXISTS] };

/** So many people of a state, with one property each, of whom so many conditions hold. */
const people = (quantos: number, uf: string, level: number, year: number | null = null) => ({
  coisas: JSON.stringify([[[uf, year, null, null, null, level]]]),
  quantos,
});
type Rows = readonly ReturnType<typeof people>[];

const wholeOf = (hidden: Hidden): Whole => ({ family: ATTENDED, hidden, totals: undefined, last: 2025 });
/** The part's table beside that of the whole, each over its own rows. */
function partOf(rows: Rows, family = PART): Hidden {
  const whole = decideTable({ family: ATTENDED, rows: rows.map(atLevelNone), least: 5 });
  return decideTable({ family, rows, least: 5, wholes: [wholeOf(whole.hidden)] }).hidden;
}
const atLevelNone = (row: Rows[number]): Rows[number] => ({
  ...row,
  coisas: JSON.stringify([[[...(JSON.parse(row.coisas) as [[unknown[]]])[0][0].slice(0, 5), 0]]]),
});
const shows = (hidden: Hidden, place: string, time = ALL_TIME): boolean =>
  !isHidden(hidden, cellKey(place, time, []));

describe('a part of a larger count is shown', () => {
  it.each([0, 5, 40])('where %i are not in it', (others) => {
    expect(shows(partOf([people(58, 'GO', 1), people(others, 'GO', 0)]), 'GO')).toBe(true);
  });

  it.each([1, 2, 3, 4])('not where %i are not in it', (others) => {
    expect(shows(partOf([people(58, 'GO', 1), people(others, 'GO', 0)]), 'GO')).toBe(false);
  });

  it('not where who is not in it follows from the total and the other rows', () => {
    const rows = [people(58, 'GO', 1), people(2, 'GO', 0), people(30, 'MS', 1), people(10, 'MS', 0)];
    const hidden = partOf(rows);
    expect(['GO', 'MS', EVERYWHERE].map((place) => shows(hidden, place))).toEqual([false, false, true]);
  });

  it('where the larger one is hidden itself', () => {
    const rows = [people(6, 'GO', 1, 2024), people(2, 'GO', 0, 2024)];
    const family: Family = { ...PART, periodic: true };
    const part = (hidden: Hidden) =>
      decideTable({ family, rows, least: 5, wholes: [wholeOf(hidden)] }).hidden;
    // The larger one names its years by the visits' own dates.
    const years = ['GO', EVERYWHERE].flatMap((place) =>
      (['propriedades', 'produtores'] as const).map((of) => cellKey(place, dateKey('YYYY', 2024), [], of)),
    );
    const nothing = Object.fromEntries(years.map((name) => [name, true as const]));
    expect([part({}), part(nothing)].map((hidden) => shows(hidden, 'GO', yearKey(2024)))).toEqual([
      false,
      true,
    ]);
  });
});

describe('a family knows the larger counts that it is a part of', () => {
  const familyFor = (measure: Measure): Family => {
    const plan: Plan = { measures: { n: measure } };
    const analysed = countedOnly(analyse(plan, {}));
    return familyOf(analysed.aggregates[0]!, plan, observerQuestion(analysed)!);
  };

  it.each<[string, Measure, number]>([
    ['all properties', 'propriedades', 0],
    ['attended ones', 'propriedades_atendidas', 0],
    ['attended ones that apply something', 'atendidas_com_abc', 1],
    [
      'active ones',
      { count: 'propriedade', where: [{ field: 'propriedade.situacao', is: '=', value: 'x' }] },
      1,
    ],
    [
      'a cycle that was begun and is concluded',
      {
        count: 'visita_ritmo',
        where: [
          { field: 'visita_ritmo.visitas_ciclo_1', is: '>', value: 0 },
          { field: 'visita_ritmo.visitas_ciclo_1', is: '>=', value: 12 },
        ],
      },
      2,
    ],
    ['visits, which are no people', 'visitas', 0],
  ])('%s', (_, measure, many) => {
    const family = familyFor(measure);
    expect(family.narrower).toHaveLength(many);
    expect(wholesOf(family).map(({ narrower }) => narrower.length)).toEqual([...family.narrower.keys()]);
  });

  it('an attended property that applies is a part of the attended ones', () => {
    expect(wholesOf(familyFor('atendidas_com_abc'))).toEqual([familyFor('propriedades_atendidas')]);
    expect(familyFor('produtores_atendidos')).toEqual(familyFor('propriedades_atendidas'));
  });
});
