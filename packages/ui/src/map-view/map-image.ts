// The map as a file. An entry of its own: only who wants a picture fetches it.
export * from './picture/map-sheet-picture.ts';
export * from './paper/map-paper.ts';
export * from './paper/paper-page.ts';
export { metresOnScreen } from './paper/picture-at-scale.ts';
export type { MapHandle } from './seen/use-map.ts';
