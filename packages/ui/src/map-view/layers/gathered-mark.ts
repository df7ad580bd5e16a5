import { formatInteger } from '@fonte/pt-br';
import { situationOf, SITUATIONS } from '../../theme/situations.ts';
import { radiusOf, type Gathered } from './gathered.ts';

/** Rings from outside in, px: the white one of every mark, and the one that is divided by situation. */
const HALO = 1.6;
const RING = 4;

const GROUND = '#12372A';
const INK = '#fff';
const FONT = '"Source Sans 3 Variable", sans-serif';

/** A region's mark at that pixel: its name, how many properties, and round them a ring of their situations' colours. */
export function drawGathered(
  context: CanvasRenderingContext2D,
  one: Gathered,
  [x, y]: readonly [number, number],
  pixelRatio: number,
): void {
  const radius = radiusOf(one);
  context.save();
  context.translate(x * pixelRatio, y * pixelRatio);
  context.scale(pixelRatio, pixelRatio);
  disk(context, radius + HALO, INK);
  let from = -Math.PI / 2;
  for (const [{ color }, part] of inOrder(one.parts)) {
    const to = from + (2 * Math.PI * part) / one.count;
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, radius, from, to);
    context.fillStyle = color;
    context.fill();
    from = to;
  }
  disk(context, radius - RING, GROUND);
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `400 12px ${FONT}`;
  context.fillText(one.region, 0, -6);
  context.font = `600 12px ${FONT}`;
  context.fillText(formatInteger(one.count), 0, 6);
  context.restore();
}

/** The legend's order, whatever comes first in a region. */
const inOrder = (parts: Gathered['parts']) =>
  [...parts]
    .map(([situation, part]) => [situationOf(situation), part] as const)
    .sort(([a], [b]) => SITUATIONS.indexOf(a) - SITUATIONS.indexOf(b));

function disk(context: CanvasRenderingContext2D, radius: number, color: string): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
}
