import type { Tile } from '@fonte/geo';
import { serviceFault } from '../request/service-fault.ts';
import { DEEPEST } from '../tiles/answer-tile.ts';

/** The one tile matrix set, by the name that GeoWebCache has for it (packages/geo, tile-grid). */
export const TILE_SET = 'EPSG:900913';

/** Name of a zoom's matrix, as GeoWebCache writes it. */
export const matrixName = (z: number): string => `${TILE_SET}:${z}`;

export const ZOOMS = Array.from({ length: DEEPEST + 1 }, (_, z) => z);

/** Formats of tiles by the end of their address; each is one of WMS's. The first of a format is the one that is announced. */
export const TILE_FORMATS: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  pbf: 'application/vnd.mapbox-vector-tile',
  jpeg: 'image/jpeg',
  mvt: 'application/vnd.mapbox-vector-tile',
};
export const ANNOUNCED_FORMATS = Object.entries(TILE_FORMATS).slice(0, 3);

/** Names of the three coordinates of a tile where they are asked for, so that a fault says which is wrong. */
export type Names = Readonly<Record<'z' | 'x' | 'y', string>>;

/**
 * A tile of the grid by its zoom (a number, or a matrix's name), column and row. Errors: InvalidParameterValue for what is no number or no matrix,
 * TileOutOfRange beside the matrix.
 */
export function readTile(written: Readonly<Record<'z' | 'x' | 'y', string>>, names: Names): Tile {
  const zoom = written.z.startsWith(`${TILE_SET}:`) ? written.z.slice(TILE_SET.length + 1) : written.z;
  const z = whole(zoom);
  if (z === undefined || z > DEEPEST)
    return serviceFault('InvalidParameterValue', names.z, `${names.z} vai de 0 a ${DEEPEST}`);
  const place = (which: 'x' | 'y'): number => {
    const value = whole(written[which]);
    if (value === undefined)
      return serviceFault('InvalidParameterValue', names[which], `${names[which]} não é um número aceito`);
    const last = 2 ** z - 1;
    return value <= last
      ? value
      : serviceFault('TileOutOfRange', names[which], `${names[which]} vai de 0 a ${last} neste zoom`);
  };
  return { z, x: place('x'), y: place('y') };
}

const whole = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
