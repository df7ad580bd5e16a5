import { can, type LayerClass, type Profile } from '@fonte/contracts';
import type { ServedLayer } from '../layers/layer.ts';

/** Rows of the situations' legend for who is not told the kinds of inactivity (second text, 2.2). */
const SHORT = 4;

/** The legend of a layer as a profile sees it. */
export function legendOf({ name, classes }: ServedLayer, profile: Profile): readonly LayerClass[] {
  return name === 'propriedades' && !can(profile, 'map.legend.inactiveKinds')
    ? classes.slice(0, SHORT)
    : classes;
}
