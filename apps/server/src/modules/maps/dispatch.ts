import { MAP_WORKSPACE } from '@fonte/contracts';
import type { Call, RefusalForm } from '../../platform/index.ts';
import type { Endpoint, ServiceAnswer, ServiceRequest } from './answer-service.ts';
import { exceptionAnswer, type ExceptionForm } from './request/service-exception.ts';
import { faultOf, ServiceFault, serviceFault } from './request/service-fault.ts';
import { readKvp, readKvpLoosely, type Kvp } from './request/kvp.ts';
import { answerRemote, remoteLayersOf } from './proxy/index.ts';
import type { Maps } from './service.ts';
import { answerWfs, wfsForm } from './wfs/index.ts';
import { answerWms, wmsForm } from './wms/index.ts';

/** Answers a request to WMS or WFS; every fault in the service's own form, with the code that says what is wrong. */
export async function answerService(maps: Maps, call: Call, endpoint: Endpoint): ServiceAnswer {
  let form = formOf(endpoint, readKvpLoosely(call.request.query), null);
  try {
    const request = readRequest(call, endpoint);
    form = formOf(endpoint, request.kvp, request.document);
    const service = serviceOf(request);
    form = service === 'WMS' ? wmsForm(request.kvp) : wfsForm(request);
    const { workspace } = (call.params ?? {}) as { workspace?: string };
    if (workspace !== undefined && workspace !== MAP_WORKSPACE)
      serviceFault('InvalidParameterValue', 'workspace', 'Esta área de trabalho não existe', 404);
    const remote = remoteLayersOf(maps, request);
    if (remote !== undefined) return await answerRemote(maps, request, remote);
    await maps.dots(call.profile);
    return await (service === 'WMS' ? answerWms(maps, request) : answerWfs(maps, request));
  } catch (error) {
    if (call.signal.aborted) throw error;
    const { fault, own } = faultOf(error);
    if (!own) call.log.error({ err: error, codigo: fault.code });
    // What was said of the answer that did not come.
    call.reply.removeHeader('etag');
    return exceptionAnswer(fault, form);
  }
}

function readRequest(call: Call, endpoint: Endpoint): ServiceRequest {
  const { body, request } = call;
  const type = request.headers['content-type'] ?? '';
  if (typeof body === 'string' && type.includes('form-urlencoded')) {
    return { call, endpoint, kvp: readKvp(request.query, body), document: null };
  }
  const document = typeof body === 'string' && !isJson(type, body) ? body : null;
  return { call, endpoint, kvp: readKvp(request.query), document };
}

/** What says that it is JSON may be XML all the same (contracts, routes/maps): JSON has nothing that the services read. */
const isJson = (type: string, body: string): boolean =>
  type.includes('application/json') && !body.trimStart().startsWith('<');

/** Whose form a fault takes, however wrong the request is. */
function formOf(endpoint: Endpoint, kvp: Kvp, document: string | null): ExceptionForm {
  const maps =
    /^wms$/i.test(kvp.get('service') ?? '') ||
    /^(?:get(?:map|legend|styles)|describelayer)/i.test(kvp.get('request') ?? '');
  const wms = endpoint === 'wms' || endpoint === 'gwc' || (endpoint === 'ows' && maps && document === null);
  return wms ? wmsForm(kvp) : wfsForm({ kvp, document });
}

/** What is refused before a service sees it, in the service's own form too. */
export const refusalForm =
  (endpoint: Endpoint): RefusalForm =>
  ({ failure, message, status }, { query }) => {
    const sentence =
      failure === 'unsupportedMediaType' ? 'O pedido precisa ser XML ou um formulário' : message;
    const code = status === 400 ? 'InvalidParameterValue' : 'NoApplicableCode';
    return exceptionAnswer(
      new ServiceFault(code, null, sentence, status),
      formOf(endpoint, readKvpLoosely(query), null),
    );
  };

/** Which service is meant: the address says it, else SERVICE, else the request. */
function serviceOf({ endpoint, kvp, document }: ServiceRequest): 'WMS' | 'WFS' {
  if (endpoint === 'wms' || endpoint === 'gwc') return 'WMS';
  if (endpoint === 'wfs' || document !== null) return 'WFS';
  const service = kvp.get('service')?.toUpperCase();
  if (service === 'WMS' || service === 'WFS') return service;
  if (service !== undefined)
    serviceFault('InvalidParameterValue', 'service', 'SERVICE precisa ser WMS ou WFS');
  const request = kvp.get('request')?.toLowerCase() ?? '';
  if (['getmap', 'getfeatureinfo', 'getlegendgraphic', 'describelayer', 'getstyles'].includes(request))
    return 'WMS';
  if (['getfeature', 'describefeaturetype'].includes(request)) return 'WFS';
  return serviceFault('MissingParameterValue', 'service', 'Falta o parâmetro SERVICE');
}
