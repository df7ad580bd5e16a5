import type { Predicate } from '@fonte/cql';
import type { Access } from '../../../query/index.ts';
import type { ServedLayer } from '../layers/layer.ts';
import type { Box } from '../request/bbox.ts';
import type { ViewParams } from '../request/viewparams.ts';

/** Which features of a layer are asked for, and by whom. The caller's scope is laid outside everything else. */
export interface FeatureRequest {
  readonly layer: ServedLayer;
  readonly access: Access;
  /** The client's filter, of whatever language; geometries in it that name no coordinate system are in degrees, longitude first. */
  readonly filter?: Predicate | undefined;
  /** The client's box. */
  readonly box?: Box | undefined;
  /** The page's filters. */
  readonly view?: ViewParams | undefined;
}
