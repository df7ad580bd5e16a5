import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { toLonLat } from 'ol/proj.js';
import { useEffect, useRef } from 'react';
import { useTouch } from '../../theme/use-scheme.ts';
import type { Gathered } from '../layers/gathered.ts';
import type { LonLat, Picked } from '../map-model.ts';
import type { PointsLayer } from '../layers/points-layer.ts';
import { shapeAt } from '../layers/use-map-layers.ts';

/**
 * Calls `onPick` for clicks, with their place: the nearest point within 12 px (24 under a finger), else the area there, else null. One on the mark of
 * a region's gathered points is `onRegion`'s.
 */
export function usePicking(
  map: OlMap | null,
  points: PointsLayer,
  onPick: ((picked: Picked | null, at: LonLat) => void) | undefined,
  onRegion: (region: Gathered) => void,
): void {
  const reach = useTouch() ? 24 : 12;
  // OpenLayers tells of a single click a quarter of a second late: one that was made for a tool is none of ours when the tool has ended meanwhile.
  const ours = useRef(false);
  const picking = onPick !== undefined;
  useEffect(() => {
    if (!map || !picking) return undefined;
    const made = () => {
      ours.current = true;
    };
    map.on('click', made);
    return () => {
      map.un('click', made);
      ours.current = false;
    };
  }, [map, picking]);
  useEffect(() => {
    if (!map || !onPick) return undefined;
    const find = (pixel: number[]): Picked | null => {
      const point = points.at(pixel, reach);
      if (point) return { kind: 'point', id: point.id };
      const shape = shapeAt(map, pixel);
      return shape === undefined ? null : { kind: 'shape', id: shape };
    };
    const click = (event: MapBrowserEvent) => {
      if (!ours.current) return;
      ours.current = false;
      const region = points.regionAt(event.pixel);
      if (region) return onRegion(region);
      const [lon = 0, lat = 0] = toLonLat(event.coordinate);
      onPick(find(event.pixel), [lon, lat]);
    };
    const move = (event: MapBrowserEvent) => {
      const element = map.getTargetElement();
      if (element && !event.dragging)
        element.style.cursor = points.regionAt(event.pixel) || find(event.pixel) ? 'pointer' : '';
    };
    map.on('singleclick', click);
    map.on('pointermove', move);
    return () => {
      map.un('singleclick', click);
      map.un('pointermove', move);
      const element = map.getTargetElement();
      if (element) element.style.cursor = '';
    };
  }, [map, points, onPick, onRegion, reach]);
}
