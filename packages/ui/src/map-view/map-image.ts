// The map as a file. An entry of its own: only who wants a picture fetches it.
export * from './map-sheet-picture.ts';
export * from './picture-pdf.ts';
export type { MapHandle } from './use-map.ts';
