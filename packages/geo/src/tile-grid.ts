import { MERCATOR_EXTENT } from './mercator.ts';

/** The gridset EPSG:900913 as GeoWebCache and every web map cut it: 256 px tiles, zoom 0 is the world. */
export const TILE_PIXELS = 256;

/** A tile: column from the west, row from the north. */
export type Tile = { z: number; x: number; y: number };

/** Box in EPSG:3857 metres: west, south, east, north. */
export type Box = [west: number, south: number, east: number, north: number];

/** Metres per pixel at a zoom, at the equator. */
export function resolution(z: number): number {
  return (2 * MERCATOR_EXTENT) / TILE_PIXELS / 2 ** z;
}

/** Box of a tile. */
export function tileBox({ z, x, y }: Tile): Box {
  const size = (2 * MERCATOR_EXTENT) / 2 ** z;
  const west = -MERCATOR_EXTENT + x * size;
  const north = MERCATOR_EXTENT - y * size;
  return [west, north - size, west + size, north];
}

/**
 * The tile that a box is, or null when it is none: wrong size for any zoom, or not aligned to the grid.
 * Clients write boxes with a few digits, so a thousandth of a pixel is let pass.
 */
export function tileOfBox([west, south, east, north]: Box, maxZoom: number): Tile | null {
  const width = east - west;
  if (!(width > 0) || Math.abs(north - south - width) > width * 1e-6) return null;
  const z = Math.round(Math.log2((2 * MERCATOR_EXTENT) / width));
  if (z < 0 || z > maxZoom) return null;
  const size = (2 * MERCATOR_EXTENT) / 2 ** z;
  const [x, y] = [(west + MERCATOR_EXTENT) / size, (MERCATOR_EXTENT - north) / size];
  const tile = { z, x: Math.round(x), y: Math.round(y) };
  const tolerance = 1 / TILE_PIXELS / 1000;
  const last = 2 ** z - 1;
  const aligned =
    Math.abs(x - tile.x) < tolerance &&
    Math.abs(y - tile.y) < tolerance &&
    Math.abs(width / size - 1) < tolerance;
  return aligned && tile.x >= 0 && tile.y >= 0 && tile.x <= last && tile.y <= last ? tile : null;
}
