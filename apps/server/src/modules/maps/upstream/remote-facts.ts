import type { RemoteLayer as Answered } from '@fonte/contracts/routes/remote-layers';
import type { RemoteLayer } from '../../../settings.ts';
import type { Box } from '../request/bbox.ts';

/** A layer as the other server's map service announces it. */
export interface MapFacts {
  readonly title: string;
  readonly abstract: string | null;
  readonly box: Box;
  /** Those of its systems that we speak, as WMS 1.3.0 writes them. */
  readonly crs: readonly string[];
  readonly queryable: boolean;
  readonly maxScale: number | null;
  readonly styles: readonly { readonly name: string; readonly title: string }[];
}

/** A layer as the other server's feature service announces it. */
export interface FeatureFacts {
  readonly title: string;
  readonly abstract: string | null;
  readonly box: Box;
  /** Code of the EPSG in which features come when nothing is asked. */
  readonly epsg: number;
  /** What its prefix stands for. */
  readonly namespace: string;
  readonly geometry: string;
  readonly columns: NonNullable<Answered['feicoes']>['colunas'];
}

/** A layer of the setting as the other server has it now; each part null where that service does not have it. */
export interface RemoteFacts {
  readonly layer: RemoteLayer;
  readonly map: MapFacts | null;
  readonly features: FeatureFacts | null;
}

/** The workspace of a layer: what stands before its colon. */
export const prefixOf = ({ name }: Pick<RemoteLayer, 'name'>): string => name.slice(0, name.indexOf(':'));
