import { describe, expect, test } from 'vitest';
import type { PropertyMapData } from './property-map-model.ts';
import { shapesOf, type Shown } from './shapes-of.ts';

const geometry = { type: 'Polygon' };
const bounds = [0, 0, 1, 1] as const;
const polygon = (id: string, kind: 'propriedade' | 'abc', name: string) =>
  ({ id, kind, name, area: '1,0 ha', areaSum: '1,0 ha', geometry, bounds }) as const;
const data: PropertyMapData = {
  polygons: [polygon('a', 'abc', 'Pasto'), polygon('p', 'propriedade', 'Perímetro')],
  totals: {},
  history: [
    { id: 'h', change: 'excluido', name: 'Represa', date: '', area: '', geometry, bounds },
    { id: 'i', change: 'novo', name: 'Sem forma', date: '', area: '', geometry: null, bounds: null },
  ],
  car: [{ id: 'c', invalid: false, number: '', facts: [], geometry, bounds }],
  point: null,
  far: null,
  bounds,
};
const shown = (
  layers: ('car' | 'areas' | 'history')[],
  hidden: string[] = [],
  history: string[] = [],
): Shown => ({
  layers: new Set(layers),
  hiddenAreas: new Set(hidden),
  historyIds: new Set(history),
});
const ids = (what: Shown) => shapesOf(data, what).map(({ id }) => id);

describe('shapes of a property', () => {
  test('CAR lies under the outline, the outline under what is inside it, history on top', () => {
    expect(ids(shown(['car', 'areas', 'history'], [], ['h', 'i']))).toEqual(['c', 'p', 'a', 'h']);
  });

  test('layers and boxes hide', () => {
    expect(ids(shown(['areas'], ['a']))).toEqual(['p']);
    expect(ids(shown(['history'], [], []))).toEqual([]);
    expect(ids(shown([]))).toEqual([]);
  });

  test('an outline has its name only where nothing is written inside it; history has its sign', () => {
    expect(shapesOf(data, shown(['areas'])).map(({ label }) => label)).toEqual([undefined, 'Pasto\n1,0 ha']);
    expect(shapesOf(data, shown(['areas'], ['a']))[0]?.label).toBe('Perímetro\n1,0 ha');
    const same = { ...data, history: data.history.map((one) => ({ ...one, name: 'Pasto' })) };
    expect(shapesOf(same, shown(['areas', 'history'], [], ['h'])).at(-1)).toMatchObject({
      label: '−',
      labelBelow: true,
    });
    expect(shapesOf(data, shown(['history'], [], ['h']))[0]).toMatchObject({
      kind: 'excluido',
      label: '− Represa',
    });
  });
});
