import type { Frame } from './frame.ts';

/** Geometries in pixels of a picture: points, and areas as rings in one flat array. */
export interface Shapes {
  /** x, y of each point, and of each area that is smaller than a pixel. */
  readonly points: Float64Array;
  /** Corners of all rings, x, y. */
  readonly corners: Float64Array;
  /** Where each ring ends in `corners`. */
  readonly rings: Int32Array;
  /** Where each area ends in `rings`. */
  readonly areas: Int32Array;
  /** West, north, east, south of each area. */
  readonly bounds: Float64Array;
}

const POINT = 1;
const LINE = 2;
const POLYGON = 3;
const COLLECTION = 7;

/**
 * Reads TWKB geometries, one after the other, into a picture's pixels. Corners that lie with their neighbours beyond the same edge of the picture are
 * left out: they change nothing that is seen. Errors: RangeError for bytes that are no TWKB.
 */
export function readShapes(bytes: Uint8Array, frame: Frame, margin = MARGIN): Shapes {
  return new Reader(bytes, frame, margin).read(Infinity);
}

/** The same a piece at a time, each of about so many corners, so that no more than those stand in memory. Errors: RangeError. */
export function* readShapesInPieces(bytes: Uint8Array, frame: Frame, corners: number): Generator<Shapes> {
  const reader = new Reader(bytes, frame, MARGIN);
  while (!reader.ended) yield reader.read(corners);
}

/** How far outside the picture a line can still be seen, pixels. */
const MARGIN = 40;

class Reader {
  #at = 0;
  #x = 0;
  #y = 0;
  #factor = 1;
  readonly #bytes: Uint8Array;
  readonly #frame: Frame;
  readonly #margin: number;
  #points: number[] = [];
  #corners: number[] = [];
  #rings: number[] = [];
  #areas: number[] = [];
  #bounds: number[] = [];

  constructor(bytes: Uint8Array, frame: Frame, margin: number) {
    this.#margin = margin;
    this.#bytes = bytes;
    this.#frame = frame;
  }

  get ended(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** The next geometries, until there are so many corners or no more. */
  read(most: number): Shapes {
    this.#points = [];
    this.#corners = [];
    this.#rings = [];
    this.#areas = [];
    this.#bounds = [];
    while (!this.ended && this.#corners.length + this.#points.length < 2 * most) this.#geometry();
    return {
      points: Float64Array.from(this.#points),
      corners: Float64Array.from(this.#corners),
      rings: Int32Array.from(this.#rings),
      areas: Int32Array.from(this.#areas),
      bounds: Float64Array.from(this.#bounds),
    };
  }

  #geometry(): void {
    const head = this.#byte();
    const flags = this.#byte();
    if (flags & 0b1000) throw new RangeError('TWKB with more than two dimensions');
    const precision = head >> 4;
    this.#factor = 10 ** -((precision >> 1) ^ -(precision & 1));
    if (flags & 0b0010) this.#unsigned(); // size
    if (flags & 0b0001) for (let i = 0; i < 4; i += 1) this.#unsigned(); // bounding box
    if (flags & 0b10000) return; // empty
    this.#x = 0;
    this.#y = 0;
    const type = head & 15;
    if (type === COLLECTION) {
      for (let count = this.#unsigned(); count > 0; count -= 1) this.#geometry();
      return;
    }
    let count = 1;
    if (type > POLYGON) {
      count = this.#unsigned();
      if (flags & 0b0100) for (let i = 0; i < count; i += 1) this.#unsigned(); // identifiers
    }
    const single = type > POLYGON ? type - POLYGON : type;
    for (; count > 0; count -= 1) {
      if (single === POINT) this.#point();
      else if (single === LINE) this.#area(1);
      else this.#area(this.#unsigned());
    }
  }

  #point(): void {
    this.#step();
    this.#points.push(this.#frame.x(this.#x * this.#factor), this.#frame.y(this.#y * this.#factor));
  }

  #area(rings: number): void {
    const corners = this.#corners;
    const start = corners.length;
    const ringsBefore = this.#rings.length;
    let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
    const { width, height } = this.#frame;
    const margin = this.#margin;
    const [right, bottom] = [width + margin, height + margin];
    for (let ring = 0; ring < rings; ring += 1) {
      const first = corners.length;
      let before = 0;
      let last = 0;
      for (let count = this.#unsigned(); count > 0; count -= 1) {
        this.#step();
        const x = this.#frame.x(this.#x * this.#factor);
        const y = this.#frame.y(this.#y * this.#factor);
        if (x < west) west = x;
        if (x > east) east = x;
        if (y < north) north = y;
        if (y > south) south = y;
        const side = (x < -margin ? 1 : x > right ? 2 : 0) | (y < -margin ? 4 : y > bottom ? 8 : 0);
        // The corner before lay beyond an edge with both its neighbours.
        if (before & last & side && corners.length - first >= 4) corners.length -= 2;
        else before = last;
        corners.push(x, y);
        last = side;
      }
      if (corners.length > first) this.#rings.push(corners.length);
    }
    if (corners.length === start) return;
    if (east - west < 1 && south - north < 1) {
      corners.length = start;
      this.#rings.length = ringsBefore;
      this.#points.push((west + east) / 2, (north + south) / 2);
      return;
    }
    this.#areas.push(this.#rings.length);
    this.#bounds.push(west, north, east, south);
  }

  #step(): void {
    this.#x += this.#signed();
    this.#y += this.#signed();
  }

  #signed(): number {
    const value = this.#unsigned();
    // Not by >>: a coordinate in centimetres needs more than 31 bits.
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  #unsigned(): number {
    const bytes = this.#bytes;
    let byte = bytes[this.#at++]!;
    if (byte < 128) return byte;
    let value = byte & 127;
    let weight = 128;
    do {
      byte = this.#byte();
      value += (byte & 127) * weight;
      weight *= 128;
    } while (byte >= 128);
    return value;
  }

  #byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new RangeError('TWKB ends too early');
    return byte;
  }
}
