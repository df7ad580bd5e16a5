export * from './area.ts';
export type * from './geometry.ts';
export * from './formats/reading.ts';
export { readPolygons } from './formats/read-polygons.ts';
export { writeKml } from './formats/write-kml.ts';
export * from './mercator.ts';
export * from './tile-grid.ts';
export * from './validity.ts';
