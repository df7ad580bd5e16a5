import { writeCql } from '@fonte/cql';
import { scopeKey, type Access } from '../../../query/index.ts';
import type { AskedLayer } from '../map/map-request.ts';
import type { PictureAsk } from '../map/picture.ts';

/** Everything that a tile's bytes depend on besides the data version: another release may draw it another way. The caller's scope is part of it: no tile crosses from one to another. */
export function tileKey(
  release: string,
  access: Access,
  layers: readonly AskedLayer[],
  picture: Pick<PictureAsk, 'format' | 'background' | 'scale'>,
  columns: string | undefined,
  place: readonly [z: number, x: number, y: number],
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
    place,
  ]);
}
