import type { LayerColumn } from '@fonte/contracts';
import type { FeatureRow } from '../../wfs/feature-rows.ts';
import type { ServedLayer } from '../../layers/layer.ts';

/** Features of one layer under a click. */
export interface FoundFeatures {
  readonly layer: ServedLayer;
  readonly columns: readonly LayerColumn[];
  readonly rows: readonly FeatureRow[];
  /** How many there are, those left out by FEATURE_COUNT included. */
  readonly total: number;
}

/** How the geometry of an answer is written. */
export type GeometryForm = 'json' | 'binary' | 'none';
