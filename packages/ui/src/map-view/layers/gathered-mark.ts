import { drawGatheredMark } from '@fonte/contracts/programme/gathered';
import { formatInteger } from '@fonte/pt-br';
import { situationOf, SITUATIONS } from '../../theme/situations.ts';
import type { Gathered } from './gathered.ts';

const FONT = '"Source Sans 3 Variable", sans-serif';

/** A region's mark at that pixel. */
export function drawGathered(
  context: CanvasRenderingContext2D,
  { region, count, parts }: Gathered,
  [x, y]: readonly [number, number],
  pixelRatio: number,
): void {
  const mark = { region, count, parts: inOrder(parts) };
  drawGatheredMark(context, mark, [x * pixelRatio, y * pixelRatio, pixelRatio], formatInteger(count), FONT);
}

/** The legend's order, whatever comes first in a region. */
const inOrder = (parts: Gathered['parts']) =>
  [...parts]
    .map(([situation, part]) => [situationOf(situation), part] as const)
    .sort(([a], [b]) => SITUATIONS.indexOf(a) - SITUATIONS.indexOf(b))
    .map(([{ color }, part]) => [color, part] as const);
