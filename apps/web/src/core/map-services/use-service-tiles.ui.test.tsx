import type { MapHandle } from '@fonte/ui/map-view';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useServiceTiles, type ServiceTiles } from './use-service-tiles.ts';

const SPEC: ServiceTiles = {
  key: 'biomas',
  url: '/tiles',
  params: { LAYERS: 'biomas' },
  opacity: 1,
  zIndex: 1,
};

/** What OpenLayers tells of a tile, by the layer's source. */
type Told = { type: 'tileloadstart' | 'tileloadend' | 'tileloaderror'; tile: object };
type Layer = { getSource: () => { dispatchEvent: (told: Told) => void } };

/** A layer's tiles on a map that draws nothing; `tell` says what becomes of one, `status` how the layer stands then. */
function onAMap() {
  const layers: Layer[] = [];
  const map = {
    addLayer: (layer: Layer) => layers.push(layer),
    removeLayer: () => undefined,
  } as unknown as MapHandle;
  const specs = [SPEC];
  const client = new QueryClient();
  const { result } = renderHook(() => useServiceTiles(map, specs), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const tell = (type: Told['type'], tile: object) =>
    act(() => layers[0]?.getSource().dispatchEvent({ type, tile }));
  return { tell, status: () => result.current.statuses[SPEC.key] };
}

const online = () => act(() => void globalThis.dispatchEvent(new Event('online')));

test('tiles that failed without a network are asked for again when there is one', () => {
  const { tell, status } = onAMap();
  const [before, after] = [{}, {}];
  tell('tileloadstart', before);
  tell('tileloaderror', before);
  expect(status()).toBe('failed');
  online();
  expect(status()).toBe('loading');
  tell('tileloadstart', after);
  tell('tileloadend', after);
  expect(status()).toBe('ready');
});

test('one that was asked for before and fails afterwards says nothing of those asked for since', () => {
  const { tell, status } = onAMap();
  const [before, after] = [{}, {}];
  tell('tileloadstart', before);
  online();
  tell('tileloadstart', after);
  tell('tileloaderror', before);
  expect(status()).toBe('loading');
  tell('tileloadend', after);
  expect(status()).toBe('ready');
});
