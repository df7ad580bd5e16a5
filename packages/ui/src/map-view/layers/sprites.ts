import { MARK_OUTLINES, type MarkOutline } from '@fonte/contracts/programme/marks';
import { situationOf } from '../../theme/situations.ts';

/** Half side of a mark, in px: state zoom, municipality zoom, selected. */
export const MARK_RADIUS = { far: 5, near: 6, selected: 8 } as const;

/** From this zoom on marks take their near size. */
export const NEAR_ZOOM = 10;

const HALO = 1.6;
const sprites = new Map<string, HTMLCanvasElement>();

/** A situation's mark with its white halo, drawn once per size and pixel ratio. The canvas is square. */
export function sprite(situation: string | null, radius: number, pixelRatio: number): HTMLCanvasElement {
  const { code, shape, color } = situationOf(situation);
  const name = `${code} ${radius} ${pixelRatio}`;
  let canvas = sprites.get(name);
  if (!canvas) {
    canvas = drawMark(MARK_OUTLINES[shape], color, radius, pixelRatio);
    sprites.set(name, canvas);
  }
  return canvas;
}

function fillPath(context: CanvasRenderingContext2D, path: Path2D): void {
  // The rule takes the canvas's fill() for an array's.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  context.fill(path);
}

function drawMark(
  outline: MarkOutline,
  color: string,
  radius: number,
  pixelRatio: number,
): HTMLCanvasElement {
  // The outlines have a radius of 5.5 in their box of 16.
  const scale = radius / 5.5;
  const side = Math.ceil((16 * scale + 2 * HALO) * pixelRatio);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.setTransform(scale * pixelRatio, 0, 0, scale * pixelRatio, HALO * pixelRatio, HALO * pixelRatio);
  context.lineJoin = 'round';
  const path = new Path2D(outline.path);
  context.strokeStyle = '#fff';
  context.lineWidth = (outline.stroke ?? 0) + (2 * HALO) / scale;
  context.stroke(path);
  if (outline.stroke === undefined) {
    context.fillStyle = color;
    fillPath(context, path);
  } else {
    if (outline.hollow) {
      context.fillStyle = '#fff';
      fillPath(context, path);
    }
    context.strokeStyle = color;
    context.lineWidth = outline.stroke;
    context.stroke(path);
  }
  if (outline.inner) {
    context.strokeStyle = '#fff';
    context.lineWidth = outline.inner.stroke;
    context.stroke(new Path2D(outline.inner.path));
  }
  return canvas;
}
