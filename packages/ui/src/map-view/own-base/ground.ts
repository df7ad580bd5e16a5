import { PALETTES, type Scheme } from '../../theme/palettes.ts';
import type { BaseMap } from '../map-model.ts';

/** As dark as imagery, until its tiles are there. */
const IMAGERY = '#3A4434';

/** What is seen where nothing of a base map is drawn. */
export function groundOf(base: BaseMap, scheme: Scheme): string {
  if (base.kind === 'vector') return base.background;
  if (base.kind === 'xyz' || base.form === 'raster') return IMAGERY;
  return PALETTES[scheme].background.default;
}
