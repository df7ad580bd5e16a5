// The map. OpenLayers directly, under one hook.
export * from './controls/crosshair.tsx';
export * from './layer-tree/layer-tree.tsx';
export * from './layer-tree/tree-model.ts';
export * from './controls/legend-panel.tsx';
export * from './controls/look-mark.tsx';
export * from './map-model.ts';
export * from './controls/map-panel.tsx';
export * from './controls/map-search.tsx';
export type { MapSheetWords } from './picture/map-sheet-picture.ts';
export * from './map-view.tsx';
export {
  MOST_STEPS,
  mayRemove,
  outlineOf,
  ringsOf,
  stepBack,
  stepped,
  withHalf,
  withMoved,
  withoutVertex,
  type Outline,
  type Steps,
  type VertexPlace,
} from './outline/outline-model.ts';
export { useOutline, type OutlineOptions } from './outline/use-outline.ts';
export * from './results/feature-card.tsx';
export * from './results/results-panel.tsx';
export { roundDistance } from './controls/scale-line.tsx';
export * from './sheet/map-buttons.tsx';
export * from './sheet/map-sheet.tsx';
export { DrawingLayer, type Drawn } from './sketch/drawing-layer.ts';
export * from './sketch/measure-words.ts';
export * from './sketch/sketch-model.ts';
export * from './sketch/use-drawings.ts';
export * from './sketch/use-sketch.ts';
export * from './controls/tool-button.tsx';
export { groundOf } from './own-base/ground.ts';
export { useHighlight } from './layers/use-highlight.ts';
export * from './seen/use-map.ts';
export { mercatorOf } from './seen/use-place.ts';
export * from './layers/use-tile-layers.ts';
