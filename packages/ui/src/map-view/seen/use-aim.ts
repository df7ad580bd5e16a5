import type OlMap from 'ol/Map.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import { useEffect, useRef } from 'react';
import { useReducedMotion } from '../../theme/use-scheme.ts';
import { MAP_LIMITS, type MapAim } from '../map-model.ts';

/**
 * Flies to each new aim in 2000 ms (specification 2, section 9), or jumps when the reader asked for no motion. The
 * first aim with a place is where the map opens: no flight. `padding` keeps the target clear of panels (top, right, bottom, left).
 */
export function useAim(map: OlMap | null, aim: MapAim | undefined, padding: readonly number[]): void {
  const still = useReducedMotion();
  const opened = useRef<OlMap | null>(null);
  const room = padding.join(' ');
  useEffect(() => {
    if (!map || !aim || (!aim.fit && !aim.center)) return;
    const duration = still || opened.current !== map ? 0 : MAP_LIMITS.flight;
    opened.current = map;
    const view = map.getView();
    view.cancelAnimations();
    if (aim.fit) {
      // Just mounted, the map may not know its size yet, and the view would fit into 100 px.
      map.updateSize();
      const size = map.getSize();
      view.fit(transformExtent([...aim.fit], 'EPSG:4326', 'EPSG:3857'), {
        ...(size ? { size } : {}),
        padding: room.split(' ').map(Number),
        maxZoom: MAP_LIMITS.maxZoom,
        duration,
      });
    } else if (aim.center) {
      const zoom = aim.zoom ?? MAP_LIMITS.focusZoom;
      const center = inFreePart(
        fromLonLat([...aim.center]),
        view.getResolutionForZoom(zoom),
        aim.exact === true ? [] : below(aim.above, room.split(' ').map(Number)),
      );
      if (duration === 0) {
        view.setCenter(center);
        view.setZoom(zoom);
      } else {
        view.animate({ center, zoom, duration });
      }
    }
    // The key is the wish; the same place asked for again flies again. Panels that open or close are no wish.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, aim?.key]);
}

const below = (above = 0, [top = 0, ...sides]: readonly number[]): number[] => [
  Math.max(top, above),
  ...sides,
];

/** The map's middle with which a place lies in the middle of what panels leave free (top, right, bottom, left, in px). */
export function inFreePart(
  [x = 0, y = 0]: readonly number[],
  resolution: number,
  [top = 0, right = 0, bottom = 0, left = 0]: readonly number[],
): [number, number] {
  return [x + ((right - left) / 2) * resolution, y + ((top - bottom) / 2) * resolution];
}
