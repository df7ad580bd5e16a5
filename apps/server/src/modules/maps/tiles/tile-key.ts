import { writeCql } from '@fonte/cql';
import { scopeKey, type Access } from '../../../query/index.ts';
import type { AskedLayer } from '../wms/map-request.ts';
import type { PictureAsk } from '../wms/picture.ts';

/** Raised when drawings change without the layers' looks doing so: older tiles are then no one's. */
const DRAWING = 1;

/** Everything that a tile's bytes depend on besides the data version. The caller's scope is part of it: no tile crosses from one to another. */
export function tileKey(
  access: Access,
  layers: readonly AskedLayer[],
  picture: Pick<PictureAsk, 'format' | 'background' | 'scale'>,
  columns: string | undefined,
  place: readonly [z: number, x: number, y: number],
): string {
  return JSON.stringify([
    DRAWING,
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
