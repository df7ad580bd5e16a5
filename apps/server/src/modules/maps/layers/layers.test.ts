import { MAP_LAYERS, type MapLayer } from '@fonte/contracts';
import { expect, test } from 'vitest';
import { LAYERS } from './index.ts';

test.each(Object.values(LAYERS))('$name: its columns hold what it says of itself', (layer) => {
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
