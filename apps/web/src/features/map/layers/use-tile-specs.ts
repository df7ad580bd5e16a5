import { useTileLayers, type MapHandle, type TileLayerSpec, type TileStatus } from '@fonte/ui/map-view';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isEmptied, type Narrowing } from '../data/narrowing.ts';
import { TILES } from '../../../core/map-services/service-queries.ts';
import { tileParams } from '../data/service-calls.ts';
import { isLayer, type MapState } from '../state/map-state.ts';
import { layerOf, type LayerName } from '../state/known-layers.ts';

/** Layers lie at these heights: base maps below, drawings above. */
export const zIndexOf = (place: number): number => 500 - place;

/** The layer whose points the page draws itself: they filter and answer at once. */
const DRAWN_HERE = 'propriedades';

/** Keeps the tiles of all layers that are on; how each stands, and asking anew. */
export function useTiles(map: MapHandle | null, state: MapState, narrowing: Narrowing) {
  const [statuses, setStatuses] = useState<Readonly<Record<string, TileStatus>>>({});
  const [attempts, setAttempts] = useState<Readonly<Record<string, number>>>({});
  const { layers, base } = state;
  const specs = useMemo(() => {
    const on = layers.flatMap(({ key, opacity }, place): TileLayerSpec[] => {
      if (!isLayer(key) || key === DRAWN_HERE || isEmptied(layerOf(key), narrowing)) return [];
      return [specOf(key, { opacity, zIndex: zIndexOf(place), attempt: attempts[key] ?? 0 }, narrowing)];
    });
    // The political base has the municipalities' borders, which only our own service knows.
    const borders = base === 'geopolitico' && !layers.some(({ key }) => key === 'municipios');
    const ground = specOf('municipios', { opacity: 0.7, zIndex: 1, attempt: 0 }, { ...narrowing, uf: null });
    return borders ? [{ ...ground, key: 'base-municipios' }, ...on] : on;
  }, [layers, base, narrowing, attempts]);
  const client = useQueryClient();
  const onStatus = useCallback(
    (key: string, status: TileStatus) => {
      setStatuses((before) => (before[key] === status ? before : { ...before, [key]: status }));
      // A picture does not say why it did not come; a session that is over says so when it is asked.
      if (status === 'failed')
        void client.invalidateQueries({ queryKey: ['session'] }, { cancelRefetch: false });
    },
    [client],
  );
  useTileLayers(map, specs, onStatus);
  const retry = useCallback(
    (key: string) => setAttempts((before) => ({ ...before, [key]: (before[key] ?? 0) + 1 })),
    [],
  );
  useEffect(() => {
    const again = () => {
      for (const [key, status] of Object.entries(statuses)) if (status === 'failed') retry(key);
    };
    globalThis.addEventListener('online', again);
    return () => globalThis.removeEventListener('online', again);
  }, [statuses, retry]);
  return { statuses, retry };
}

function specOf(
  name: LayerName,
  place: Pick<TileLayerSpec, 'opacity' | 'zIndex' | 'attempt'>,
  narrowing: Narrowing,
): TileLayerSpec {
  const layer = layerOf(name);
  return { key: name, url: TILES, params: tileParams(layer, narrowing), minZoom: layer.minZoom, ...place };
}
