import { frameOf } from '../shapes/frame.ts';
import { readShapes } from '../shapes/read-shapes.ts';
import { BUFFER, EXTENT } from './encode-geometry.ts';
import { encodeLayer, type TileValue } from './encode-layer.ts';

/** A layer of a vector tile as a drawing thread is given it: encoding thousands of features takes longer than others may wait. */
export interface VectorJob {
  readonly name: string;
  /** West, south, east, north of the tile, web Mercator. */
  readonly box: readonly [number, number, number, number];
  /** The features' TWKB, one after the other, and where each ends. */
  readonly shapes: Uint8Array;
  readonly ends: Uint32Array;
  readonly values: readonly Readonly<Record<string, TileValue>>[];
}

/** The layer's bytes. Runs in the threads. Errors: RangeError for bytes that are no TWKB. */
export function encodeVectorJob({ name, box, shapes, ends, values }: VectorJob): Uint8Array {
  const frame = frameOf({
    width: EXTENT,
    height: EXTENT,
    box,
    degrees: false,
    scale: 1,
    background: null,
    format: 'png',
  });
  const features = values.map((own, at) => ({
    shapes: readShapes(shapes.subarray(ends[at - 1] ?? 0, ends[at]), frame, BUFFER),
    values: own,
  }));
  return encodeLayer(name, features);
}

/** The same from the rows of a layer. */
export function vectorJob(
  name: string,
  box: VectorJob['box'],
  rows: readonly { readonly shape: Uint8Array; readonly values: VectorJob['values'][number] }[],
): VectorJob {
  const ends = new Uint32Array(rows.length);
  let size = 0;
  for (const [at, { shape }] of rows.entries()) ends[at] = size += shape.length;
  const shapes = new Uint8Array(size);
  for (const [at, { shape }] of rows.entries()) shapes.set(shape, ends[at]! - shape.length);
  return { name, box, shapes, ends, values: rows.map(({ values }) => values) };
}
