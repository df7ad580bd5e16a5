import Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import type OlMap from 'ol/Map.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import type BaseLayer from 'ol/layer/Base.js';
import { useEffect, useMemo } from 'react';
import { useResolvedScheme } from '../../theme/use-scheme.ts';
import { baseLayers, readFeatures } from './base-layers.ts';
import type { BaseMap, GeoObject, MapPoint, MapShape } from '../map-model.ts';
import { PointsLayer, type PointsPlace } from './points-layer.ts';
import { shapeStyle } from './shape-style.ts';

/** Keeps the base map's layers in the map, and nothing else of an earlier base map: not even that its tiles did not come. */
export function useBaseMap(map: OlMap | null, base: BaseMap, onBaseError?: () => void): void {
  const scheme = useResolvedScheme();
  // The others look the same in both.
  const look = base.kind === 'tiles' ? scheme : null;
  useEffect(() => {
    if (!map) return undefined;
    let gone = false;
    let shown: readonly BaseLayer[] = [];
    const show = (layers: readonly BaseLayer[]) => {
      if (gone) return;
      shown = layers;
      for (const [index, layer] of layers.entries()) map.getLayers().insertAt(index, layer);
    };
    const tell = () => {
      if (!gone) onBaseError?.();
    };
    if (base.kind !== 'tiles') show(baseLayers(base, tell));
    else
      // What reads and styles vector tiles comes with the first map that has them.
      void import('../own-base/tiled-layers.ts').then(
        ({ tiledLayers }) => show(tiledLayers(base, look ?? 'light', tell)),
        tell,
      );
    return () => {
      gone = true;
      for (const layer of shown) map.removeLayer(layer);
    };
  }, [map, base, look, onBaseError]);
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

/** The areas, drawn under the points; where their names would lie over each other, the chosen one's stays, then the first. */
export function useShapes(map: OlMap | null, shapes: readonly MapShape[], selectedId: string | null): void {
  const layer = useMemo(() => shapesLayer(), []);
  useEffect(() => {
    map?.addLayer(layer);
    return () => {
      map?.removeLayer(layer);
    };
  }, [map, layer]);
  useEffect(() => {
    const features = shapes.flatMap((shape) =>
      geometriesOf(shape.geometry).map((geometry) => {
        const feature = new Feature(geometry);
        feature.set(SHAPE, shape, true);
        return feature;
      }),
    );
    const source = layer.getSource();
    source?.clear(true);
    source?.addFeatures(features);
  }, [layer, shapes]);
  useEffect(() => {
    layer.setStyle((feature) => {
      const shape = feature.get(SHAPE) as MapShape;
      return shapeStyle(shape, shape.id === selectedId);
    });
  }, [layer, selectedId]);
}

const SHAPE = 'shape';

const shapesLayer = () =>
  new VectorLayer({ source: new VectorSource(), zIndex: 5, declutter: true, properties: { [SHAPE]: true } });

/** The id of the area drawn at a pixel. Only areas are looked through: a base map's outlines are many and nothing to click on. */
export function shapeAt(map: OlMap, pixel: number[]): string | undefined {
  return map.forEachFeatureAtPixel(pixel, (feature) => (feature.get(SHAPE) as MapShape | undefined)?.id, {
    layerFilter: (layer) => layer.get(SHAPE) === true,
  });
}

/** Areas come and go with their boxes: each is read once. */
const read = new WeakMap<GeoObject, readonly Geometry[]>();

function geometriesOf(data: GeoObject): readonly Geometry[] {
  let found = read.get(data);
  if (!found) {
    found = readFeatures(data).flatMap((feature) => feature.getGeometry() ?? []);
    read.set(data, found);
  }
  return found;
}
