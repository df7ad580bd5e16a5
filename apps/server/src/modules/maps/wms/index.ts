import type { ServiceAnswer, ServiceRequest } from '../answer-service.ts';
import { serviceFault } from '../request/service-fault.ts';
import type { Maps } from '../service.ts';
import { getMap } from './get-map.ts';
import { wmsVersion } from './version.ts';

export { wmsForm } from './version.ts';

/** Answers a WMS request; tiles of the grid come from the cache. */
export async function answerWms(maps: Maps, request: ServiceRequest): ServiceAnswer {
  const { kvp, endpoint } = request;
  const operation =
    kvp.get('request')?.toLowerCase() ?? (endpoint === 'gwc' && kvp.has('bbox') ? 'getmap' : undefined);
  if (operation === undefined)
    return serviceFault('MissingParameterValue', 'request', 'Falta o parâmetro REQUEST');
  const version = wmsVersion(kvp);
  switch (operation) {
    case 'getmap':
    case 'map':
      return getMap(maps, request, version);
    default:
      return serviceFault('OperationNotSupported', 'request', 'Esta operação não existe');
  }
}
