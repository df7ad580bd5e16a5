// The map. OpenLayers directly, under one hook.
export * from './legend-panel.tsx';
export * from './map-model.ts';
export * from './map-panel.tsx';
export * from './map-search.tsx';
export * from './map-view.tsx';
export { roundDistance } from './scale-line.tsx';
export * from './use-map.ts';
