import { renderHook } from '@testing-library/react';
import type TileLayer from 'ol/layer/Tile.js';
import OlMap from 'ol/Map.js';
import { expect, test } from 'vitest';
import { UiProvider } from '../../ui-provider.tsx';
import type { BaseMap } from '../map-model.ts';
import { useBaseMap } from './use-map-layers.ts';

const SATELLITE: BaseMap = { kind: 'xyz', url: '/{z}/{x}/{y}', attribution: '' };
const OUTLINES: BaseMap = { kind: 'vector', layers: [], background: '#000', attribution: '' };

test('that the tiles of a base map do not come is told while it is shown', () => {
  let told = 0;
  const onError = () => (told += 1);
  const map = new OlMap();
  let base: BaseMap = SATELLITE;
  const { rerender } = renderHook(() => useBaseMap(map, base, onError), { wrapper: UiProvider });
  const source = () => (map.getLayers().item(0) as TileLayer).getSource();
  const first = source();
  for (const name of ['tileloadstart', 'tileloadstart', 'tileloaderror']) first?.dispatchEvent(name);
  base = OUTLINES;
  rerender();
  first?.dispatchEvent('tileloaderror');
  expect(told).toBe(0);
  base = SATELLITE;
  rerender();
  for (const name of ['tileloadstart', 'tileloaderror']) source()?.dispatchEvent(name);
  expect(told).toBe(1);
});
