import type { Scheme } from '../../theme/palettes.ts';
import type { BaseMap } from '../map-model.ts';

/** As dark as imagery, until its tiles are there. */
const IMAGERY = '#3A4434';

/** Beyond what a file has: neither its land nor its sea. */
const BEYOND = { light: '#E3E7DF', dark: '#212824' } as const satisfies Record<Scheme, string>;

/** What is seen where nothing of a base map is drawn. */
export function groundOf(base: BaseMap, scheme: Scheme): string {
  if (base.kind === 'vector') return base.background;
  if (base.kind === 'xyz' || base.form === 'raster') return IMAGERY;
  return BEYOND[scheme];
}
