import type { SKRSContext2D } from '@napi-rs/canvas';
import type { LayerLook } from '@fonte/contracts';
import { Dots } from './dots.ts';
import type { Frame } from '../shapes/frame.ts';
import { mark } from './marks.ts';

/** Metres to a pixel above which points are dots: whole states, where marks would only hide each other. */
const DOTS_FROM = 1_000;
/** So few of a layer in a picture hide nothing of each other: they are marks from afar too. */
export const FEW = 60;
/** Metres to a pixel above which marks are small. */
const FAR_FROM = 150;

/** Radius of a mark at this scale, pixels; 0 where points are dots. */
export function markRadius({ pixel, scale }: Pick<Frame, 'pixel' | 'scale'>): number {
  if (pixel > DOTS_FROM) return 0;
  return (pixel > FAR_FROM ? 5 : 6) * scale;
}

/** Draws points of a class by its mark; of several on the same pixel one. `all` is how many points of the layer the picture has, `dots` those of the class so far. */
export function paintPoints(
  context: SKRSContext2D,
  points: Float64Array,
  look: LayerLook,
  frame: Frame,
  all: number,
  dots = new Dots(frame),
): void {
  const radius = markRadius(frame) || (all <= FEW ? 4 * frame.scale : 0);
  if (radius === 0) return paintDots(context, points, look, frame, dots);
  const picture = mark(look, radius);
  const half = picture.width / 2;
  const seen = new Set<number>();
  for (let at = 0; at < points.length; at += 2) {
    const x = Math.round(points[at]! - half);
    const y = Math.round(points[at + 1]! - half);
    if (x < -picture.width || y < -picture.width || x > frame.width || y > frame.height) continue;
    const place = y * 65_536 + x;
    if (seen.has(place)) continue;
    seen.add(place);
    context.drawImage(picture, x, y);
  }
}

function paintDots(
  context: SKRSContext2D,
  points: Float64Array,
  look: LayerLook,
  frame: Frame,
  dots: Dots,
): void {
  const side = Math.max(2, Math.round(3 * frame.scale));
  for (let at = 0; at < points.length; at += 2) dots.add(points[at]!, points[at + 1]!, side);
  dots.paint(context, look.fill ?? look.stroke ?? '#000000', 1);
}
