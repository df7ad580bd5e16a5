import type { ExceptionForm } from '../request/service-exception.ts';
import { serviceFault } from '../request/service-fault.ts';
import type { ServiceAnswer, ServiceRequest } from '../answer-service.ts';
import type { Maps } from '../service.ts';

export function wfsForm(_request: ServiceRequest): ExceptionForm {
  return 'wfs-2.0.0';
}

export async function answerWfs(_maps: Maps, _request: ServiceRequest): ServiceAnswer {
  return serviceFault('OperationNotSupported', 'request', 'Esta operação não existe');
}
