import type { ReportAnswer, Row } from '@fonte/contracts';
import { describe, expect, test } from 'vitest';
import { mapHectares, placeDistance } from './area-words.ts';
import { farLine } from './far-line.ts';
import { readShapes } from './read-shapes.ts';

const answer = (tbody: Row[]) => ({ tbody }) as unknown as ReportAnswer;
const form = { _10: '-50.935,-17.805,-50.925,-17.795', _11: '{"type":"Polygon","coordinates":[]}' };
const reports = {
  polygons: answer([
    { _1: 2, _2: 'FIP-2', _3: 'Piquetes', _4: 'P1', _5: 'abc', _7: 20, _8: '30.09', _9: 20.1831, ...form },
    { _1: 1, _2: 'FIP-1', _3: null, _4: null, _5: 'propriedade', _7: 117, _8: 117, _9: 117.4, ...form },
    { _1: 3, _2: null, _3: 'Sem forma', _5: 'abc', _7: 1, _8: 1, _9: 20.1831, _10: '', _11: null },
    { _1: 4, _2: null, _3: 'Outra', _5: 'represa', _7: 1, ...form },
  ]),
  history: answer([
    {
      _1: 99,
      _2: null,
      _3: null,
      _4: null,
      _6: '2025-12-31',
      _7: 3,
      _8: 'excluído',
      _9: 3,
      _10: '',
      _11: null,
    },
  ]),
  car: answer([{ _1: 'GO-1', _2: 'IRU', _3: 'CA', _4: null, _5: 'car_invalido', _7: 469, ...form }]),
};
const near = { at: [-50.93, -17.8] as const, situation: 'Inativa' };

describe('what the map of a property draws', () => {
  const data = readShapes(reports, near);

  test('polygons with name or code, kind, figures of one decimal; without form or kind none', () => {
    expect(data.polygons.map(({ name, kind, area, areaSum }) => [name, kind, area, areaSum])).toEqual([
      ['FIP-1', 'propriedade', '117,0\u00a0ha', '117,0\u00a0ha'],
      ['Piquetes', 'abc', '20,0\u00a0ha', '30,1\u00a0ha'],
    ]);
    expect(data.totals).toEqual({ abc: '20,2\u00a0ha', propriedade: '117,4\u00a0ha' });
  });

  test('names in the order people count in', () => {
    const rows = ['Talhão 10', 'Talhão 2', 'Perímetro'].map((name, index) => ({
      _1: index,
      _3: name,
      _5: 'abc',
      _7: 1,
      _8: 1,
      _9: 3,
      ...form,
    }));
    expect(readShapes({ ...reports, polygons: answer(rows) }, near).polygons.map(({ name }) => name)).toEqual(
      ['Perímetro', 'Talhão 2', 'Talhão 10'],
    );
  });

  test('history keeps what has no form any more', () => {
    expect(data.history).toEqual([
      {
        id: 'historico 3',
        change: 'excluido',
        name: '99',
        date: '31/12/2025',
        area: '3,0\u00a0ha',
        geometry: null,
        bounds: null,
      },
    ]);
  });

  test('the CAR with its facts', () => {
    expect(data.car[0]).toMatchObject({
      number: 'GO-1',
      invalid: true,
      facts: [
        { label: 'Tipo', value: 'IRU' },
        { label: 'Situação', value: 'CA' },
        { label: 'Área', value: '469,0\u00a0ha' },
      ],
    });
  });

  test('opens on all of it; a place that is far away is looked at too, with a line to it', () => {
    expect(data.bounds).toEqual([-50.935, -17.805, -50.925, -17.795]);
    expect(data.far).toBeNull();
    const away = readShapes(reports, { ...near, at: [-51.2, -17.8] });
    expect(away.bounds).toEqual([-51.2, -17.805, -50.925, -17.795]);
    expect(away.far).toMatchObject({ from: [-51.2, -17.8], to: [expect.closeTo(-50.93), -17.8] });
  });

  test('nothing of it gives an empty map', () => {
    expect(readShapes({ polygons: null, history: null, car: null }, { at: null, situation: null })).toEqual({
      polygons: [],
      totals: {},
      history: [],
      car: [],
      point: null,
      far: null,
      bounds: null,
    });
  });
});

describe('the red line', () => {
  const middle = [-50.93, -17.8] as const;
  const areas = [-50.93, -17.8, -50.93, -17.8] as const;
  /** 10 000 map units are 0.0898315 degrees of longitude. */
  const east = (units: number) => [middle[0] + (units / 20037508.342789244) * 180, middle[1]] as const;

  test('from 10 000 map units on, which are fewer metres of the ground', () => {
    expect(farLine(east(9999), areas)).toBeNull();
    expect(farLine(east(10_001), areas)?.label).toBe('9,53\u00a0km');
    expect(farLine(null, areas)).toBeNull();
    expect(farLine(middle, null)).toBeNull();
  });

  test('metres below 1 000, then km with two decimals; hectares with one', () => {
    expect([999, 1000, 12_740].map(placeDistance)).toEqual(['999\u00a0m', '1,00\u00a0km', '12,74\u00a0km']);
    expect(mapHectares(86.44)).toBe('86,4\u00a0ha');
  });
});
