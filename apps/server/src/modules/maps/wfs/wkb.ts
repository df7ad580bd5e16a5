/** A geometry read from WKB: one position, or rings of positions by polygon. Each ring is x, y, x, y … */
export type Shape =
  | { readonly type: 'Point'; readonly position: readonly [x: number, y: number] }
  | { readonly type: 'Polygon'; readonly polygons: readonly Rings[] }
  | { readonly type: 'MultiPolygon'; readonly polygons: readonly Rings[] };

/** A polygon: its outline, then its holes. */
export type Rings = readonly Float64Array[];

const POINT = 1;
const POLYGON = 3;
const MULTI_POLYGON = 6;

/** Reads two-dimensional WKB of the kinds that layers have; anything else is an error of ours. */
export function readWkb(bytes: Uint8Array): Shape {
  const reader = new Reader(bytes);
  const type = reader.begin();
  if (type === POINT) return { type: 'Point', position: [reader.double(), reader.double()] };
  if (type === POLYGON) return { type: 'Polygon', polygons: [reader.rings()] };
  if (type !== MULTI_POLYGON) throw new Error(`WKB of kind ${type}`);
  const polygons: Rings[] = [];
  for (let left = reader.count(); left > 0; left--) {
    if (reader.begin() !== POLYGON) throw new Error('WKB of a multipolygon holds something else');
    polygons.push(reader.rings());
  }
  return { type: 'MultiPolygon', polygons };
}

class Reader {
  readonly #view: DataView;
  #at = 0;
  #little = true;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  begin(): number {
    this.#little = this.#view.getUint8(this.#at) === 1;
    this.#at += 1;
    return this.count();
  }

  count(): number {
    const value = this.#view.getUint32(this.#at, this.#little);
    this.#at += 4;
    return value;
  }

  double(): number {
    const value = this.#view.getFloat64(this.#at, this.#little);
    this.#at += 8;
    return value;
  }

  rings(): Rings {
    const rings: Float64Array[] = [];
    for (let left = this.count(); left > 0; left--) {
      const ring = new Float64Array(this.count() * 2);
      for (let i = 0; i < ring.length; i++) ring[i] = this.double();
      rings.push(ring);
    }
    return rings;
  }
}
