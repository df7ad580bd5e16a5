// The map of one property. OpenLayers comes with it, so pages load it lazily.
export type { Bounds, LonLat } from '../map-view/map-model.ts';
export * from './property-map-model.ts';
export { PropertyMap } from './property-map.tsx';
