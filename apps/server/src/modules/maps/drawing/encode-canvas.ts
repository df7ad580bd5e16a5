import { setImmediate as tick } from 'node:timers/promises';
import type { Canvas } from '@napi-rs/canvas';
import { encodePng, encodeRuns } from './encode-png.ts';
import { collectGarbage } from './garbage.ts';
import type { PictureFormat } from '../shapes/job.ts';
import { RunBuilder } from './runs.ts';

const JPEG_QUALITY = 85;
/** Pixels that are read out of a large picture at once. */
const BAND_PIXELS = 2 ** 20;
/** Bands after which what they left behind is cleared away. */
const BANDS_BETWEEN = 4;
/** Runs (6 bytes each) of a large picture beyond which it is no map but a photograph, and written in true colours. */
const MOST_RUNS = 4_000_000;

/** A picture's file. */
export function encodeCanvas(canvas: Canvas, format: PictureFormat): Uint8Array {
  if (format === 'jpeg') return canvas.encodeSync('jpeg', JPEG_QUALITY);
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return encodePng(
    new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    width,
    height,
    format === 'png8',
  );
}

/**
 * A large picture's file, read out of the canvas a band at a time: a copy of 4096² pixels is 64 MB, and the thread's own garbage collection knows
 * nothing of such memory.
 */
export async function encodeLargeCanvas(canvas: Canvas, format: PictureFormat): Promise<Uint8Array> {
  const { width, height } = canvas;
  if (format === 'jpeg' || width * height <= BAND_PIXELS) return encodeCanvas(canvas, format);
  const context = canvas.getContext('2d');
  const runs = new RunBuilder(width, MOST_RUNS);
  const rows = Math.max(1, Math.floor(BAND_PIXELS / width));
  for (let top = 0, band = 1; top < height; top += rows, band += 1) {
    const { data } = context.getImageData(0, top, width, Math.min(rows, height - top));
    if (!runs.add(new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4)))
      return canvas.encodeSync('png');
    // oxlint-disable-next-line no-await-in-loop -- memory outside the heap is given back between turns only
    if (band % BANDS_BETWEEN === 0) await clearAway();
  }
  return encodeRuns(runs, width, height, format === 'png8') ?? canvas.encodeSync('png');
}

/** Gives back the pixels of canvases and copies that nobody holds any more. */
export async function clearAway(): Promise<void> {
  collectGarbage();
  await tick();
}

/** Gives a canvas's pixels back now rather than when its object is found to be garbage. */
export function release(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}
