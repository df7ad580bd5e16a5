import { createCanvas } from '@napi-rs/canvas';
import { encodePng } from './encode-png.ts';
import { frameOf } from './frame.ts';
import type { DrawJob, Picture } from './job.ts';
import { paintAreas } from './paint-areas.ts';
import { Labels } from './paint-labels.ts';
import { markRadius, paintPoints } from './paint-points.ts';
import { readShapes } from './read-shapes.ts';

const JPEG_QUALITY = 85;

/** Draws a picture, lowest layer first, texts above all. Runs in the workers. */
export function draw(job: DrawJob): Picture {
  const { width, height, format, background } = job;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const frame = frameOf(job);
  if (background !== null || format === 'jpeg') {
    context.fillStyle = background ?? '#FFFFFF';
    context.fillRect(0, 0, width, height);
  }
  let blank = true;
  for (const layer of job.layers) {
    const parts = layer.parts
      .filter(({ shapes }) => shapes.length > 0)
      .map(({ look, shapes }) => ({ look, shapes: readShapes(shapes, frame) }));
    if (parts.length > 0) blank = false;
    // All of a layer's points alike, whatever their class.
    const points = parts.reduce((sum, { shapes }) => sum + shapes.points.length / 2, 0);
    for (const { look, shapes } of parts)
      if (look.shape === 'area' || look.shape === 'line') paintAreas(context, shapes, look, frame);
      else paintPoints(context, shapes.points, look, frame, points);
  }
  const texts = new Labels();
  for (const { labels, parts } of job.layers.toReversed()) {
    const points = parts.some(({ look }) => look.shape !== 'area' && look.shape !== 'line');
    texts.paint(context, labels, frame, points ? markRadius(frame) : 0);
    if (labels.length > 0) blank = false;
  }
  if (format === 'jpeg') return { bytes: canvas.encodeSync('jpeg', JPEG_QUALITY), blank };
  const { data } = context.getImageData(0, 0, width, height);
  const rgba = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return { bytes: encodePng(rgba, width, height, format === 'png8'), blank };
}
