import type OlMap from 'ol/Map.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { useEffect, useMemo } from 'react';
import { baseLayers, readFeatures } from './base-layers.ts';
import type { BaseMap, MapPoint, MapShape } from './map-model.ts';
import { PointsLayer, type PointsPlace } from './points-layer.ts';
import { shapeStyle } from './shape-style.ts';

/** Keeps the base map's layers in the map, and nothing else of an earlier base map. */
export function useBaseMap(map: OlMap | null, base: BaseMap, onBaseError?: () => void): void {
  useEffect(() => {
    if (!map) return undefined;
    const layers = baseLayers(base, onBaseError);
    for (const [index, layer] of layers.entries()) map.getLayers().insertAt(index, layer);
    return () => {
      for (const layer of layers) map.removeLayer(layer);
    };
  }, [map, base, onBaseError]);
}

/** The points, their filter and the ring around the selected one. */
export function usePoints(
  map: OlMap | null,
  points: readonly MapPoint[],
  hidden: ReadonlySet<string | null>,
  selectedId: string | null,
  { opacity = 1, zIndex = 10, visible = true }: PointsPlace = {},
): PointsLayer {
  const layer = useMemo(() => new PointsLayer(), []);
  useEffect(() => {
    map?.addLayer(layer.layer);
    return () => {
      map?.removeLayer(layer.layer);
    };
  }, [map, layer]);
  useEffect(() => layer.setPoints(points), [layer, points]);
  useEffect(() => layer.setHidden(hidden), [layer, hidden]);
  useEffect(() => layer.setSelected(selectedId), [layer, selectedId]);
  useEffect(() => layer.setPlace({ opacity, zIndex, visible }), [layer, opacity, zIndex, visible]);
  return layer;
}

/** The areas, drawn under the points. */
export function useShapes(map: OlMap | null, shapes: readonly MapShape[], selectedId: string | null): void {
  useEffect(() => {
    if (!map) return undefined;
    const features = shapes.flatMap((shape) =>
      readFeatures(shape.geometry).map((feature) => {
        feature.set('shapeId', shape.id);
        feature.setStyle(shapeStyle(shape.kind, shape.label, shape.id === selectedId));
        return feature;
      }),
    );
    const layer = new VectorLayer({ source: new VectorSource({ features }), zIndex: 5 });
    map.addLayer(layer);
    return () => {
      map.removeLayer(layer);
    };
  }, [map, shapes, selectedId]);
}
