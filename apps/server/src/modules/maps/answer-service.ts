import type { Call, Download, NOT_MODIFIED } from '../../platform/index.ts';
import type { Kvp } from './request/kvp.ts';

/** Under which address the request came; `gwc` are the cached tiles. */
export type Endpoint = 'ows' | 'wms' | 'wfs' | 'gwc';

export type ServiceAnswer = Promise<Download | typeof NOT_MODIFIED>;

/** One request to a service: who asks, the parameters, and the document of a POST. */
export interface ServiceRequest {
  readonly call: Call;
  readonly endpoint: Endpoint;
  readonly kvp: Kvp;
  /** The text of a POST in XML. */
  readonly document: string | null;
}
