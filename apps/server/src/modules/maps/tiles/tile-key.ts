import { writeCql } from '@fonte/cql';
import type { Tile } from '@fonte/geo';
import { scopeKey } from '../../../query/index.ts';
import type { AskedMap } from '../map/asked-map.ts';

/** Everything that a tile's bytes depend on besides the data version: another release may draw it another way. The caller's scope is part of it: no tile crosses from one to another. */
export function tileKey(
  release: string,
  {
    map: { layers },
    picture,
    columns,
    drawer: { access },
    tile: { z, x, y },
  }: AskedMap & { readonly tile: Tile },
): string {
  return JSON.stringify([
    release,
    scopeKey(access),
    picture.format,
    picture.background,
    picture.scale,
    layers.map(({ layer, style, filter, view }) => [
      layer.name,
      layer.classes.map(({ id, look }) => [id, look]),
      style,
      filter === undefined ? null : writeCql(filter),
      view.uf ?? null,
      view.ano ?? null,
    ]),
    columns ?? null,
    [z, x, y],
  ]);
}
