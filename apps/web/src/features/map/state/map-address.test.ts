import { expect, test } from 'vitest';
import { addressOfState, stateOfAddress } from './map-address.ts';
import { firstState, withClass, withLayers, withOpacity, withOrder, type MapState } from './map-state.ts';

const there = (state: MapState, search = '') => addressOfState(new URLSearchParams(search), state);
const back = (state: MapState) => stateOfAddress(there(state));

test('a state nobody changed adds nothing to the address, and other parameters stay', () => {
  expect(there(firstState(), 'ano=2025&uf=GO').toString()).toBe('ano=2025&uf=GO');
  expect(stateOfAddress(new URLSearchParams('ano=2025'))).toEqual(firstState());
});

test('place, base, layers with opacity and order, hidden classes, selection, property and filters come back the same', () => {
  let state = withLayers(firstState(), ['car', 'ufs'], true);
  state = withOrder(withOpacity(state, 'car', 0.45), 'ufs', 0);
  state = withClass(state, 'propriedades', 'i_inativa', false);
  state = withClass(state, 'poligonos_historico', 'excluído', false);
  const whole: MapState = {
    ...state,
    place: { center: [-50.91866, -17.7412], zoom: 12.25 },
    base: 'instituicao',
    selection: {
      kind: 'polygon',
      vertices: [
        [-50.1, -15],
        [-50, -15.00001],
        [-50, -15.1],
      ],
    },
    property: '52.0417.0031',
    lawsuits: { tribunal: 'TJGO', assunto: 'Posse, e outros & mais' },
  };
  expect(back(whole)).toEqual(whole);
  expect(
    back({
      ...whole,
      selection: {
        kind: 'box',
        vertices: [
          [-50, -15],
          [-49, -14],
        ],
      },
    }).selection?.kind,
  ).toBe('box');
});

test('no layer at all is told too', () => {
  expect(back({ ...firstState(), layers: [] }).layers).toEqual([]);
});

test('what an address names wrongly is not taken', () => {
  const read = (search: string) => stateOfAddress(new URLSearchParams(search));
  expect(read('lugar=1,2').place).toBeNull();
  expect(read('lugar=-500,2,3').place).toBeNull();
  expect(read('lugar=,,').place).toBeNull();
  expect(read('base=lua').base).toBe('satelite');
  expect(read('camadas=car:300,xyz,constructor').layers).toEqual([{ key: 'car', opacity: 1 }]);
  expect(read('ocultas=propriedades:nada,__proto__:a').hidden).toEqual({});
  expect(read('area=1,1_2,2').selection).toBeNull();
  expect(read('area=0,0_1,1_2,2').selection).toBeNull();
  expect(read('area=0,0_1,1_1,0_0,1').selection).toBeNull();
  expect(read('caixa=1,1_1,2').selection).toBeNull();
  expect(read('tribunal=%00&classe=A%00B').lawsuits).toEqual({ classe: 'AB' });
  expect(read('area=1,1_2,2_a,b_3,1').selection?.vertices).toHaveLength(3);
  expect(read("propriedade=1' OR 1=1").property).toBeNull();
});

test('a layer that comes on lies above those after it in the tree; one that goes off leaves the others as they are', () => {
  const keys = (state: MapState) => state.layers.map(({ key }) => key);
  const on = withLayers(firstState(), ['areas_abc', 'processos'], true);
  expect(keys(on)).toEqual([
    'desenho',
    'selecao',
    'propriedades',
    'processos',
    'propriedades_car',
    'areas_abc',
    'vegetacao_nativa',
  ]);
  expect(keys(withLayers(on, ['propriedades_car'], false))).not.toContain('propriedades_car');
  expect(
    withClass(withClass(on, 'propriedades', 'i_inativa', false), 'propriedades', 'i_inativa', true).hidden,
  ).toEqual({});
});
