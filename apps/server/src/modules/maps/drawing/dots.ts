import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import type { Frame } from '../shapes/frame.ts';

/** Pixels that are laid on the picture at once: the memory of this stays the same however large the picture is. */
const BAND_PIXELS = 2 ** 18;

/**
 * Places of dots in a picture, each once: tens of thousands of features of a whole state are a few thousand pixels. What comes in pieces is painted
 * in pieces, and no pixel twice.
 */
export class Dots {
  readonly #width: number;
  readonly #height: number;
  readonly #bandRows: number;
  /** A bit for each pixel that has been set, and for each that is still to be painted. */
  #set: Uint8Array | undefined;
  #fresh: Uint8Array | undefined;
  readonly #freshBands = new Set<number>();

  constructor({ width, height }: Pick<Frame, 'width' | 'height'>) {
    this.#width = width;
    this.#height = height;
    this.#bandRows = Math.max(1, Math.floor(BAND_PIXELS / width));
  }

  /** A square of `side` pixels around a place. */
  add(x: number, y: number, side: number): void {
    const left = Math.max(0, Math.round(x - side / 2));
    const top = Math.max(0, Math.round(y - side / 2));
    const right = Math.min(this.#width, Math.round(x - side / 2) + side);
    const bottom = Math.min(this.#height, Math.round(y - side / 2) + side);
    if (right <= left || bottom <= top) return;
    const bytes = (this.#width * this.#height + 7) >> 3;
    const set = (this.#set ??= new Uint8Array(bytes));
    const fresh = (this.#fresh ??= new Uint8Array(bytes));
    for (let row = top; row < bottom; row += 1) {
      let isFresh = false;
      for (let at = row * this.#width + left; at < row * this.#width + right; at += 1) {
        const bit = 1 << (at & 7);
        if (set[at >> 3]! & bit) continue;
        set[at >> 3]! |= bit;
        fresh[at >> 3]! |= bit;
        isFresh = true;
      }
      if (isFresh) this.#freshBands.add(Math.floor(row / this.#bandRows));
    }
  }

  /** Lays those that came since the last time on a picture in one colour. */
  paint(context: SKRSContext2D, color: string, opacity: number): void {
    const fresh = this.#fresh;
    if (!fresh || this.#freshBands.size === 0) return;
    const [red, green, blue] = rgbOf(color);
    // Bytes of a pixel as one number, least first on every machine that Node runs on.
    const pixel = ((Math.round(opacity * 255) << 24) | (blue << 16) | (green << 8) | red) >>> 0;
    const rows = Math.min(this.#bandRows, this.#height);
    const data = new Uint8ClampedArray(this.#width * rows * 4);
    const pixels = new Uint32Array(data.buffer);
    const band = createCanvas(this.#width, rows);
    const ink = band.getContext('2d');
    for (const at of this.#freshBands) {
      const first = at * rows * this.#width;
      const count = Math.min(pixels.length, this.#width * this.#height - first);
      pixels.fill(0);
      for (let of = 0; of < count; of += 1) {
        const place = first + of;
        if (fresh[place >> 3]! & (1 << (place & 7))) pixels[of] = pixel;
      }
      ink.putImageData(new ImageData(data, this.#width, rows), 0, 0);
      context.drawImage(band, 0, at * rows);
    }
    fresh.fill(0);
    this.#freshBands.clear();
    band.width = 1;
    band.height = 1;
  }
}

/** '#rrggbb' in parts. */
function rgbOf(color: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
