// Ways of several days on a map. OpenLayers comes with it, so pages load it lazily.
export { RouteMap, type RouteMapProps } from './route-map.tsx';
export type { RouteOfDay } from './route-model.ts';
