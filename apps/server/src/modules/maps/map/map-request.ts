import type { Predicate } from '@fonte/cql';
import type { ServedLayer } from '../layers/layer.ts';
import type { Box } from '../request/bbox.ts';
import type { Crs } from '../request/crs.ts';
import type { ViewParams } from '../request/viewparams.ts';

/** A layer of a map with what narrows it. */
export interface AskedLayer {
  readonly layer: ServedLayer;
  readonly style: Style;
  readonly filter: Predicate | undefined;
  readonly view: ViewParams;
}

/** The looks a layer has: its legend with texts, or without. */
export type Style = 'padrao' | 'sem_rotulos';

/** What a map is of: the part that GetMap and GetFeatureInfo share. */
export interface MapRequest {
  /** The lowest first. */
  readonly layers: readonly AskedLayer[];
  readonly crs: Crs;
  readonly box: Box;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}
