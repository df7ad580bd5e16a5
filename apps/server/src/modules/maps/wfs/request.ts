import type { Predicate } from '@fonte/cql';
import type { ServedLayer } from '../layers/layer.ts';
import type { Box } from '../request/bbox.ts';
import type { Crs } from '../request/crs.ts';
import type { ViewParams } from '../request/viewparams.ts';
import type { OutputFormat } from './output-format.ts';
import type { WfsVersion } from './version.ts';

/** Features of one layer, as a GetFeature asks for them. */
export interface FeatureAsk {
  readonly layer: ServedLayer;
  readonly filter: Predicate | undefined;
  /** Columns wanted, the geometry under its name `geom`; undefined for all. */
  readonly properties: readonly string[] | undefined;
  readonly sort: readonly { readonly column: string; readonly descending: boolean }[];
  readonly view: ViewParams;
}

/** A GetFeature of any version, whether it came as parameters or as XML. */
export interface GetFeature {
  readonly version: WfsVersion;
  readonly asks: readonly FeatureAsk[];
  readonly box: Box | undefined;
  readonly hits: boolean;
  readonly start: number;
  /** Most features wanted. */
  readonly count: number | undefined;
  readonly format: OutputFormat;
  /** Coordinate system of the answer and the form it is written in. */
  readonly crs: Crs;
  /** `format_options`. */
  readonly options: ReadonlyMap<string, string>;
  /** What a stored query gives: the feature itself instead of a collection. */
  readonly single: boolean;
}
