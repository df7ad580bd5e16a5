import { describe, expect, test } from 'vitest';
import { addressOfState, stateOfAddress } from './polygon-address.ts';
import { narrowed, tileParams } from './polygon-calls.ts';

const read = (search: string) => stateOfAddress(new URLSearchParams(search));

describe('the page in the address', () => {
  test('a link shows the same place, classes and property', () => {
    const search = 'lugar=-50.93%2C-17.8%2C12.5&ocultas=abc%2Cintervencao&propriedade=52.0001.0001';
    const state = read(search);
    expect(state).toEqual({
      place: { center: [-50.93, -17.8], zoom: 12.5 },
      hidden: ['abc', 'intervencao'],
      property: '52.0001.0001',
    });
    expect(addressOfState(new URLSearchParams('ano=2025'), state).toString()).toBe(`ano=2025&${search}`);
  });

  test.each(['', 'lugar=1,2', 'lugar=500,0,3', 'lugar=1,2,99', "ocultas=x'--", 'propriedade=a b'])(
    '%s is as at first',
    (search) => {
      expect(read(search)).toEqual({ place: null, hidden: [], property: null });
    },
  );
});

describe('what narrows the map', () => {
  test('state and year as parameters of the layer, classes that are off as a filter', () => {
    expect(narrowed({ ano: 2025, uf: 'GO', hidden: ['abc'] })).toEqual({
      cql_filter: `NOT ("legenda" IN ('abc'))`,
      viewparams: 'uf:GO;ano:2025',
    });
    expect(tileParams({ ano: null, uf: null, hidden: [] })).toEqual({ LAYERS: 'programa:poligonos' });
  });
});
