import type { ParquetValue } from './column.ts';

/** Where the geometries of a file are: PROJJSON of their coordinate system; null for longitude and latitude of WGS 84, which needs none. */
export interface GeoPlace {
  readonly crs: Readonly<Record<string, unknown>> | null;
}

const TYPES: Readonly<Record<number, string>> = { 1: 'Point', 3: 'Polygon', 6: 'MultiPolygon' };

/** What GeoParquet 1.1 wants to know of a column of WKB: which kinds there are, and how far they reach. */
export class GeoFacts {
  readonly #types = new Set<string>();
  readonly #box = [Infinity, Infinity, -Infinity, -Infinity] as [number, number, number, number];

  /** Errors: one of ours for WKB of another kind than points and polygons in the plane. */
  see(value: ParquetValue): void {
    if (!(value instanceof Uint8Array)) return;
    const view = new DataView(value.buffer, value.byteOffset, value.byteLength);
    this.#types.add(typeName(view, 0));
    this.#walk(view, 0);
  }

  /** The text of the file's `geo` note. */
  note(column: string, { crs }: GeoPlace): string {
    const reaches = Number.isFinite(this.#box[0]) ? { bbox: this.#box } : {};
    return JSON.stringify({
      version: '1.1.0',
      primary_column: column,
      columns: {
        [column]: {
          encoding: 'WKB',
          geometry_types: [...this.#types].toSorted(),
          ...(crs === null ? {} : { crs }),
          edges: 'planar',
          ...reaches,
        },
      },
    });
  }

  /** Takes one geometry in; returns where the next begins. */
  #walk(view: DataView, start: number): number {
    const little = view.getUint8(start) === 1;
    const count = (at: number) => view.getUint32(at, little);
    const type = typeName(view, start);
    let at = start + 5;
    if (type === 'Point') return this.#position(view, at, little);
    if (type === 'MultiPolygon') {
      let parts = count(at);
      for (at += 4; parts > 0; parts--) at = this.#walk(view, at);
      return at;
    }
    let rings = count(at);
    for (at += 4; rings > 0; rings--) {
      let positions = count(at);
      for (at += 4; positions > 0; positions--) at = this.#position(view, at, little);
    }
    return at;
  }

  #position(view: DataView, at: number, little: boolean): number {
    const box = this.#box;
    const [x, y] = [view.getFloat64(at, little), view.getFloat64(at + 8, little)];
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
    return at + 16;
  }
}

function typeName(view: DataView, start: number): string {
  const type = view.getUint32(start + 1, view.getUint8(start) === 1);
  const name = TYPES[type];
  if (name === undefined) throw new Error(`WKB of kind ${type}`);
  return name;
}

/** A position as WKB. */
export function pointWkb(x: number, y: number): Buffer {
  const bytes = Buffer.allocUnsafe(21);
  bytes.writeUInt8(1, 0);
  bytes.writeUInt32LE(1, 1);
  bytes.writeDoubleLE(x, 5);
  bytes.writeDoubleLE(y, 13);
  return bytes;
}
