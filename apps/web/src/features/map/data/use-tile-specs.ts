import type { MapHandle } from '@fonte/ui/map-view';
import { useMemo } from 'react';
import { TILES } from '../../../core/map-services/service-queries.ts';
import { useServiceTiles, type ServiceTiles } from '../../../core/map-services/use-service-tiles.ts';
import { isEmptied, type Narrowing } from './narrowing.ts';
import { tileParams } from './service-calls.ts';
import { isLayer, type MapState } from '../state/map-state.ts';
import { layerOf, type LayerName } from '../state/known-layers.ts';

/** Layers lie at these heights: base maps below, drawings above. */
export const zIndexOf = (place: number): number => 500 - place;

/** The layer whose points the page draws itself: they filter and answer at once. */
const DRAWN_HERE = 'propriedades';

/** Keeps the tiles of all layers that are on; how each stands, and asking anew. */
export function useTiles(map: MapHandle | null, { layers, base }: MapState, narrowing: Narrowing) {
  const specs = useMemo(() => {
    const on = layers.flatMap(({ key, opacity }, place): ServiceTiles[] => {
      if (!isLayer(key) || key === DRAWN_HERE || isEmptied(layerOf(key), narrowing)) return [];
      return [specOf(key, { opacity, zIndex: zIndexOf(place) }, narrowing)];
    });
    // The political base has the municipalities' borders, which only our own service knows.
    const borders = base === 'geopolitico' && !layers.some(({ key }) => key === 'municipios');
    const ground = specOf('municipios', { opacity: 0.7, zIndex: 1 }, { ...narrowing, uf: null });
    return borders ? [{ ...ground, key: 'base-municipios' }, ...on] : on;
  }, [layers, base, narrowing]);
  return useServiceTiles(map, specs);
}

function specOf(
  name: LayerName,
  place: Pick<ServiceTiles, 'opacity' | 'zIndex'>,
  narrowing: Narrowing,
): ServiceTiles {
  const layer = layerOf(name);
  return { key: name, url: TILES, params: tileParams(layer, narrowing), minZoom: layer.minZoom, ...place };
}
