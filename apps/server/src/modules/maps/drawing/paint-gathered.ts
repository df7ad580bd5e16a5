import { formatInteger } from '@fonte/pt-br';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawGatheredMark } from '@fonte/contracts/programme/gathered';
import { PORTAL_FONT, usePortalFont } from '../../../answers/pictures/portal-font.ts';
import type { Frame } from '../shapes/frame.ts';
import type { PlacedMark } from '../shapes/job.ts';

/** Marks that stand for all points of a region, as the portal's own map draws them. */
export function paintGathered(context: SKRSContext2D, marks: readonly PlacedMark[], frame: Frame): void {
  usePortalFont(context, 12, 400);
  for (const mark of marks)
    drawGatheredMark(
      context,
      mark,
      [frame.x(mark.x), frame.y(mark.y), frame.scale],
      formatInteger(mark.count),
      PORTAL_FONT,
    );
}
