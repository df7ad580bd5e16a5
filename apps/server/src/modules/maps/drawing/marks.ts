import { createCanvas, Path2D, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { LayerLook } from '@fonte/contracts';
import { MARK_OUTLINES } from '@fonte/contracts/programme/marks';
import { LRUCache } from 'lru-cache';

const HALO = 1.6;
/** Legends of odd sizes must not fill the memory. */
const marks = new LRUCache<string, Canvas>({ max: 500 });

/** A class's mark with its halo, drawn once per look and radius (pixels); the canvas is square. */
export function mark(look: LayerLook, radius: number): Canvas {
  const name = `${look.shape} ${look.fill} ${look.stroke} ${look.casing} ${radius}`;
  let found = marks.get(name);
  if (!found) {
    found = draw(look, radius);
    marks.set(name, found);
  }
  return found;
}

function draw(look: LayerLook, radius: number): Canvas {
  const scale = radius / 5.5;
  const side = Math.ceil(16 * scale + 2 * HALO) | 1;
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.translate(side / 2, side / 2);
  context.scale(scale, scale);
  context.translate(-8, -8);
  context.lineJoin = 'round';
  const outline = MARK_OUTLINES[look.shape === 'line' || look.shape === 'area' ? 'circle' : look.shape];
  const color = look.fill ?? look.stroke ?? '#000000';
  const ground = look.casing ?? '#FFFFFF';
  const path = new Path2D(outline.path);
  if (look.casing) strokePath(context, path, look.casing, (outline.stroke ?? 0) + (2 * HALO) / scale);
  if (outline.stroke === undefined || outline.hollow) {
    context.fillStyle = outline.hollow ? ground : color;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- the canvas's fill()
    context.fill(path);
  }
  if (outline.stroke !== undefined) strokePath(context, path, color, outline.stroke);
  if (outline.inner) strokePath(context, new Path2D(outline.inner.path), ground, outline.inner.stroke);
  return canvas;
}

function strokePath(context: SKRSContext2D, path: Path2D, color: string, width: number): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke(path);
}
