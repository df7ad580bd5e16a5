import { tileBox, type Tile } from '@fonte/geo';
import type { Kvp } from '../request/kvp.ts';
import { SIDE } from './grid.ts';

/** What narrows a tile as it narrows a map. Columns of vector tiles are not among them: these addresses tell no personal ones. */
const PASSED = ['cql_filter', 'filter', 'featureid', 'viewparams', 'uf', 'ano', 'time'] as const;

/** A tile of one layer as it is asked for. */
export interface AskedTile {
  readonly layer: string;
  readonly style: string;
  /** Media type. */
  readonly format: string;
  readonly tile: Tile;
  readonly more: Kvp;
}

/** The same tile as parameters of WMS, whose copy it is: the portal's own map asks in the same words. */
export function tileAsMap({ layer, style, format, tile, more }: AskedTile): Kvp {
  return new Map([
    ...PASSED.flatMap((name): [string, string][] => {
      const value = more.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
    ['layers', layer],
    ['styles', style],
    ['format', format],
    ['transparent', 'true'],
    ['crs', 'EPSG:3857'],
    ['bbox', tileBox(tile).join(',')],
    ['width', SIDE],
    ['height', SIDE],
  ]);
}
