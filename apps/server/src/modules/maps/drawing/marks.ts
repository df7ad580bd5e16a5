import { createCanvas, Path2D, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { LayerLook } from '@fonte/contracts';

/** Outline in a 16 × 16 box, as the portal's own marks (packages/ui, theme/situations): filled, or stroked when `stroke` is there. */
interface Outline {
  readonly path: string;
  readonly stroke?: number;
  readonly hollow?: true;
  readonly inner?: { readonly path: string; readonly stroke: number };
}

const OUTLINES: Record<Exclude<LayerLook['shape'], 'line' | 'area'>, Outline> = {
  circle: { path: 'M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z' },
  ring: { path: 'M8 3.6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8z', stroke: 2.5, hollow: true },
  squareCheck: {
    path: 'M4.2 2.8h7.6a1.4 1.4 0 0 1 1.4 1.4v7.6a1.4 1.4 0 0 1-1.4 1.4H4.2a1.4 1.4 0 0 1-1.4-1.4V4.2a1.4 1.4 0 0 1 1.4-1.4z',
    inner: { path: 'M5.2 8.2l2 2l3.7-4.2', stroke: 1.6 },
  },
  cross: { path: 'M3.4 3.4L12.6 12.6M12.6 3.4L3.4 12.6', stroke: 3.2 },
  triangleUp: { path: 'M8 2.6L14 13.2H2z' },
  triangleDown: { path: 'M8 13.4L2 2.8H14z' },
  diamond: { path: 'M8 1.8L14.2 8L8 14.2L1.8 8z' },
};

const HALO = 1.6;
const marks = new Map<string, Canvas>();

/** A class's mark with its halo, drawn once per look and radius (pixels); the canvas is square. */
export function mark(look: LayerLook, radius: number): Canvas {
  const name = `${look.shape} ${look.fill} ${look.stroke} ${look.casing} ${radius}`;
  let found = marks.get(name);
  if (!found) {
    // Legends of odd sizes must not fill the memory.
    if (marks.size > 500) marks.clear();
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
  const outline = OUTLINES[look.shape === 'line' || look.shape === 'area' ? 'circle' : look.shape];
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
