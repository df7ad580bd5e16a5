import type { ServiceAnswer, ServiceRequest } from '../answer-service.ts';
import type { Kvp } from '../request/kvp.ts';
import type { ExceptionForm } from '../request/service-exception.ts';
import { serviceFault } from '../request/service-fault.ts';
import type { Maps } from '../service.ts';

/** Whose form a fault of this request takes. */
export function wmsForm(_kvp: Kvp): ExceptionForm {
  return 'wms-1.3.0';
}

/** Answers a WMS request; `gwc` ones from the tile cache where they can be. */
export async function answerWms(_maps: Maps, _request: ServiceRequest): ServiceAnswer {
  return serviceFault('OperationNotSupported', 'request', 'Esta operação não existe');
}
