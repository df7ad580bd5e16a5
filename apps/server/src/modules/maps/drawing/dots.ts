import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import type { Frame } from './frame.ts';

/** Places of dots in a picture, each once: tens of thousands of features of a whole state are a few thousand pixels. */
export class Dots {
  readonly #width: number;
  readonly #height: number;
  #set: Uint8Array | undefined;

  constructor({ width, height }: Pick<Frame, 'width' | 'height'>) {
    this.#width = width;
    this.#height = height;
  }

  /** A square of `side` pixels around a place. */
  add(x: number, y: number, side: number): void {
    const left = Math.max(0, Math.round(x - side / 2));
    const top = Math.max(0, Math.round(y - side / 2));
    const right = Math.min(this.#width, Math.round(x - side / 2) + side);
    const bottom = Math.min(this.#height, Math.round(y - side / 2) + side);
    if (right <= left || bottom <= top) return;
    const set = (this.#set ??= new Uint8Array(this.#width * this.#height));
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1) set[row * this.#width + column] = 1;
  }

  /** Lays them on a picture in one colour. */
  paint(context: SKRSContext2D, color: string, opacity: number): void {
    const set = this.#set;
    if (!set) return;
    const [red, green, blue] = rgbOf(color);
    // Bytes of a pixel as one number, least first on every machine that Node runs on.
    const pixel = ((Math.round(opacity * 255) << 24) | (blue << 16) | (green << 8) | red) >>> 0;
    const data = new Uint8ClampedArray(set.length * 4);
    const pixels = new Uint32Array(data.buffer);
    for (let at = 0; at < pixels.length; at += 1) if (set[at]) pixels[at] = pixel;
    const layer = createCanvas(this.#width, this.#height);
    layer.getContext('2d').putImageData(new ImageData(data, this.#width, this.#height), 0, 0);
    context.drawImage(layer, 0, 0);
  }
}

/** '#rrggbb' in parts. */
function rgbOf(color: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
