import type OlMap from 'ol/Map.js';
import { useEffect, useMemo } from 'react';
import { DrawingLayer, type Drawn } from './drawing-layer.ts';

export interface DrawingsPlace {
  visible: boolean;
  opacity: number;
  zIndex: number;
}

/** A layer of drawings on the map; tools draw into it (`useSketch`), `drawings` are those that are finished. */
export function useDrawings(
  map: OlMap | null,
  drawings: readonly Drawn[],
  { visible, opacity, zIndex }: DrawingsPlace,
): DrawingLayer {
  const drawing = useMemo(() => new DrawingLayer(zIndex), [zIndex]);
  useEffect(() => {
    map?.addLayer(drawing.layer);
    return () => {
      map?.removeLayer(drawing.layer);
    };
  }, [map, drawing]);
  useEffect(() => drawing.setDone(drawings), [drawing, drawings]);
  useEffect(() => {
    drawing.layer.setVisible(visible);
    drawing.layer.setOpacity(opacity);
  }, [drawing, visible, opacity]);
  return drawing;
}
