import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import OlMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import View from 'ol/View.js';
import { useEffect, useState, type RefObject } from 'react';
import { MAP_LIMITS, MAP_START, type LonLat } from '../map-model.ts';

/** A map, for the kit's own hooks; pages look no further into it. */
export type MapHandle = OlMap;

/**
 * The one place where an OpenLayers map is made: north stays up, arrows pan, + and − zoom once the map has the focus.
 * Null until the element is there.
 */
export function useMap(
  element: RefObject<HTMLElement | null>,
  start: { center?: LonLat | undefined; zoom?: number | undefined } = {},
): OlMap | null {
  const [map, setMap] = useState<OlMap | null>(null);
  const [first] = useState(start);
  useEffect(() => {
    if (!element.current) return undefined;
    const made = new OlMap({
      target: element.current,
      controls: [],
      interactions: defaultInteractions({ altShiftDragRotate: false, pinchRotate: false }),
      view: new View({
        center: fromLonLat([...(first.center ?? MAP_START)]),
        zoom: first.zoom ?? MAP_LIMITS.startZoom,
        minZoom: MAP_LIMITS.minZoom,
        maxZoom: MAP_LIMITS.maxZoom,
        enableRotation: false,
      }),
    });
    // The map is an outside system that needs its element; nothing can be drawn from it before.
    // oxlint-disable-next-line react/set-state-in-effect
    setMap(made);
    return () => {
      made.setTarget(undefined);
      made.dispose();
      setMap(null);
    };
  }, [element, first]);
  return map;
}
