import { MARK_OUTLINES, type MarkShape } from '@fonte/contracts/programme/marks';
import { IMAGERY_CHIP } from '../../theme/polygons.ts';
import type { MarkLook } from './look-mark.tsx';

/** A legend swatch on a canvas, 22 × 14 at `scale`, its corner at (x, y). */
export function drawLook(
  context: CanvasRenderingContext2D,
  look: MarkLook,
  x: number,
  y: number,
  scale: number,
): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  if (look.shape === 'area' || look.shape === 'line') drawSwatch(context, look);
  else drawPoint(context, look, look.shape);
  context.restore();
}

function drawPoint(context: CanvasRenderingContext2D, { fill = '#000' }: MarkLook, shape: MarkShape): void {
  const outline = MARK_OUTLINES[shape];
  const path = new Path2D(outline.path);
  context.translate(3, -1);
  if (outline.stroke === undefined) {
    context.fillStyle = fill;
    paint(context, path);
  } else {
    context.strokeStyle = fill;
    context.lineWidth = outline.stroke;
    context.stroke(path);
  }
  if (!outline.inner) return;
  context.strokeStyle = '#fff';
  context.lineWidth = outline.inner.stroke;
  context.stroke(new Path2D(outline.inner.path));
}

function drawSwatch(context: CanvasRenderingContext2D, look: MarkLook): void {
  const { stroke = '#000', fill = stroke, fillOpacity = 0, dash, hatch = false, casing } = look;
  const chip = new Path2D();
  chip.roundRect(0, 0, 22, 14, 3);
  context.fillStyle = IMAGERY_CHIP;
  paint(context, chip);
  if (fillOpacity > 0) {
    context.save();
    context.clip(chip);
    context.globalAlpha = hatch ? 1 : Math.max(fillOpacity, 0.25);
    context.fillStyle = fill;
    context.strokeStyle = fill;
    if (hatch) for (let at = -14; at < 22; at += 5) line(context, at, 14, at + 14, 0);
    else context.fillRect(0, 0, 22, 14);
    context.restore();
  }
  const edge = (color: string, width: number) => {
    context.strokeStyle = color;
    context.lineWidth = width;
    if (fillOpacity === 0 || look.shape === 'line') line(context, 1, 7, 21, 7);
    else context.strokeRect(1.5, 1.5, 19, 11);
  };
  context.setLineDash((dash ?? []).map((step) => step * 0.6));
  if (casing) edge(casing, 3.4);
  edge(stroke, 2);
}

function line(context: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}

function paint(context: CanvasRenderingContext2D, path: Path2D): void {
  // The rule takes the canvas's fill() for an array's.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  context.fill(path);
}
