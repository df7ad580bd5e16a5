import type { ServiceAnswer, ServiceRequest } from '../answer-service.ts';
import { serviceFault } from '../request/service-fault.ts';
import type { Maps } from '../service.ts';
import { getCapabilities } from './capabilities/index.ts';
import { describeLayer } from './describe-layer.ts';
import { getLegend } from './get-legend.ts';
import { getMap } from './get-map.ts';
import { getStyles } from './get-styles.ts';
import { getFeatureInfo } from './info/index.ts';
import { toldByMap } from './told-by-map.ts';
import { wmsVersion } from './version.ts';

export { wmsForm } from './version.ts';

/** Answers a WMS request; tiles of the grid come from the cache. */
export async function answerWms(maps: Maps, request: ServiceRequest): ServiceAnswer {
  const { call, kvp, endpoint } = request;
  const operation =
    kvp.get('request')?.toLowerCase() ?? (endpoint === 'gwc' && kvp.has('bbox') ? 'getmap' : undefined);
  if (operation === undefined)
    return serviceFault('MissingParameterValue', 'request', 'Falta o parâmetro REQUEST');
  const version = wmsVersion(kvp);
  switch (operation) {
    case 'getmap':
    case 'map':
      call.tell(toldByMap(kvp, call.profile));
      return getMap(maps, request, version);
    case 'getcapabilities':
    case 'capabilities':
      call.tell({ persons: false });
      return getCapabilities(maps, request, version);
    case 'getfeatureinfo':
    case 'feature_info':
      return getFeatureInfo(maps, request, version);
    case 'getlegendgraphic':
      call.tell({ persons: false });
      return getLegend(request);
    case 'describelayer':
      call.tell({ persons: false });
      return describeLayer(request, version);
    case 'getstyles':
      call.tell({ persons: false });
      return getStyles(request);
    default:
      return serviceFault('OperationNotSupported', 'request', 'Esta operação não existe');
  }
}
