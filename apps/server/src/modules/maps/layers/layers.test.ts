import { MAP_LAYERS, OBSERVERS, type MapLayer } from '@fonte/contracts';
import { expect, test } from 'vitest';
import { LAYERS, layerNamed, servedTo } from './index.ts';

const FACES = Object.values(LAYERS).flatMap((layer) => layer.face ?? []);

test.each([...Object.values(LAYERS), ...FACES])('$name: its columns hold what it says of itself', (layer) => {
  const columns = layer.columns.map(({ name }) => name);
  expect(new Set(columns).size).toBe(columns.length);
  expect(columns).toContain(layer.key);
  for (const named of [layer.label, layer.area, layer.narrowing.uf])
    if (named) expect(columns).toContain(named);
  if (layer.rows === 'property') expect(columns).toContain('cod_propriedade');
  if (layer.rows === 'state') expect(columns).toContain('uf');
  expect(Object.keys(layer.narrowing)).toEqual([...layer.params]);
  expect(new Set(layer.classes.map(({ id }) => id)).size).toBe(layer.classes.length);
});

test('a layer is listed under its own name', () => {
  expect(Object.entries<MapLayer>(MAP_LAYERS).map(([name, layer]) => [name, layer.name])).toEqual(
    Object.keys(LAYERS).map((name) => [name, name]),
  );
});

test.each(OBSERVERS)('%s has no layer with a personal column, a property or its rows', (profile) => {
  const layers = servedTo(profile);
  expect(layers.length).toBeGreaterThan(5);
  for (const layer of layers) {
    expect(layer.columns.filter(({ personal }) => personal !== undefined)).toEqual([]);
    expect(layer.columns.map(({ name }) => name)).not.toContain('cod_propriedade');
    expect([layer.name, layer.rows]).not.toEqual([layer.name, 'property']);
    expect(layerNamed(`programa:${layer.name}`, profile)).toBe(layer);
  }
  // What is drawn and asked is the published face's, its view too.
  expect(
    layers.filter(({ relation: [, view] }) => view.startsWith('publica_')).map(({ name }) => name),
  ).toEqual(['propriedades', 'car', 'vegetacao_nativa', 'reserva_legal']);
});
