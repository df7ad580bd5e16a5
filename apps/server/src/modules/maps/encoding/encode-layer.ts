import { PbfWriter } from 'pbf';
import type { Shapes } from '../shapes/read-shapes.ts';
import { encodeGeometry, EXTENT } from './encode-geometry.ts';

export type TileValue = string | number | boolean | null;

/** A feature of a vector tile: its shape in the tile's units and its values by column. */
export interface TileFeature {
  readonly shapes: Shapes;
  readonly values: Readonly<Record<string, TileValue>>;
}

/** A layer of a vector tile (specification 2.1), as the database writes it where it can; empty without features in the tile. */
export function encodeLayer(name: string, features: Iterable<TileFeature>): Uint8Array {
  const layer = new PbfWriter();
  layer.writeVarintField(15, 2);
  layer.writeStringField(1, name);
  const keys = new Map<string, number>();
  const values = new Map<TileValue, number>();
  let count = 0;
  for (const { shapes, values: own } of features) {
    const geometry = encodeGeometry(shapes);
    if (!geometry) continue;
    const tags = Object.entries(own).flatMap(([key, value]) =>
      value === null ? [] : [indexOf(keys, key), indexOf(values, value)],
    );
    const feature = new PbfWriter();
    if (tags.length > 0) feature.writePackedVarint(2, tags);
    feature.writeVarintField(3, geometry.type);
    feature.writePackedVarint(4, geometry.commands);
    layer.writeBytesField(2, feature.finish());
    count += 1;
  }
  if (count === 0) return new Uint8Array(0);
  for (const key of keys.keys()) layer.writeStringField(3, key);
  for (const value of values.keys()) layer.writeBytesField(4, encodeValue(value));
  layer.writeVarintField(5, EXTENT);
  const tile = new PbfWriter();
  tile.writeBytesField(3, layer.finish());
  return tile.finish();
}

function indexOf<T>(known: Map<T, number>, value: T): number {
  const found = known.get(value) ?? known.size;
  if (found === known.size) known.set(value, found);
  return found;
}

function encodeValue(value: TileValue): Uint8Array {
  const writer = new PbfWriter();
  if (typeof value === 'string') writer.writeStringField(1, value);
  else if (typeof value === 'boolean') writer.writeBooleanField(7, value);
  else if (Number.isSafeInteger(value)) writer.writeSVarintField(6, value as number);
  else writer.writeDoubleField(3, value as number);
  return writer.finish();
}
