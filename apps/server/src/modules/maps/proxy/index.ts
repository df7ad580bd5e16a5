import { can, MAP_REACH_WITHOUT_DOWNLOAD, MAP_ROWS_WITHOUT_DOWNLOAD } from '@fonte/contracts';
import type { RemoteLayer } from '../../../settings.ts';
import type { ServiceAnswer, ServiceRequest } from '../answer-service.ts';
import { serviceFault } from '../request/service-fault.ts';
import type { Maps } from '../service.ts';
import { FILE_FORMATS, readOutputFormat } from '../wfs/output-format.ts';
import { askedVersion } from '../wfs/version.ts';
import { askUpstream } from './ask-upstream.ts';
import { forcedFilters } from './forced-filters.ts';
import { maySeeRemote } from '../upstream/seen-layers.ts';

/** The layers of the other server that a request names; undefined when it names none. Errors: some of ours beside some of theirs. */
export function remoteLayersOf(maps: Maps, { kvp, document }: ServiceRequest): RemoteLayer[] | undefined {
  const { GEOSERVER_URL, GEOSERVER_LAYERS } = maps.app.settings;
  if (GEOSERVER_URL === null || GEOSERVER_LAYERS.length === 0 || document !== null) return undefined;
  const named = (parameter: string): string[] =>
    (kvp.get(parameter) ?? '')
      .replace(/[()]+/g, ',')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  const isRemote = (name: string): boolean => GEOSERVER_LAYERS.some((layer) => layer.name === name);
  const all = LAYER_PARAMETERS.flatMap(named);
  if (!all.some(isRemote)) return undefined;
  if (!all.every(isRemote))
    serviceFault('LayerNotDefined', 'layers', 'Camadas de dois servidores não cabem num pedido');
  // The first parameter that is there says it; the others are written anew from it, so that each layer has its own filter.
  const names = LAYER_PARAMETERS.map(named).find((list) => list.length > 0) ?? [];
  if (new Set(names).size < names.length)
    serviceFault('InvalidParameterValue', 'layers', 'Uma camada foi pedida mais de uma vez');
  return names.flatMap((name) => GEOSERVER_LAYERS.find((layer) => layer.name === name) ?? []);
}

/** Where a request names its layers, the one that counts first. */
const LAYER_PARAMETERS = ['query_layers', 'layers', 'layer', 'typenames', 'typename'];

/** Operations passed on, and the parameters of each; nothing else of the client's goes to the other server. */
const COMMON = [
  'version',
  'layers',
  'styles',
  'srs',
  'crs',
  'bbox',
  'width',
  'height',
  'format',
  'transparent',
  'bgcolor',
];
const OPERATIONS: Readonly<
  Record<string, { service: 'wms' | 'wfs'; name: string; parameters: readonly string[] }>
> = {
  getmap: { service: 'wms', name: 'GetMap', parameters: COMMON },
  getfeatureinfo: {
    service: 'wms',
    name: 'GetFeatureInfo',
    parameters: [...COMMON, 'query_layers', 'info_format', 'feature_count', 'x', 'y', 'i', 'j'],
  },
  getlegendgraphic: {
    service: 'wms',
    name: 'GetLegendGraphic',
    parameters: ['version', 'layer', 'format', 'width', 'height', 'style'],
  },
  getfeature: {
    service: 'wfs',
    name: 'GetFeature',
    parameters: [
      'version',
      'typename',
      'typenames',
      'srsname',
      'outputformat',
      'maxfeatures',
      'count',
      'startindex',
      'propertyname',
      'sortby',
      'resulttype',
    ],
  },
  describefeaturetype: {
    service: 'wfs',
    name: 'DescribeFeatureType',
    parameters: ['version', 'typename', 'typenames'],
  },
};
/** What the standards ask for even where it says nothing: other servers than GeoServer refuse a request without it. */
const REQUIRED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  GetMap: { styles: '' },
  GetFeatureInfo: { styles: '' },
  GetLegendGraphic: { style: '', sld_version: '1.1.0' },
};
const PLAIN = /^[\p{L}\p{N} ,.:;#/+()=*_-]{0,2000}$/u;

/** Passes a request on to the other GeoServer, the caller's scope forced into it. Errors: ServiceFault; nothing that server says of itself. */
export async function answerRemote(
  maps: Maps,
  request: ServiceRequest,
  layers: readonly RemoteLayer[],
): ServiceAnswer {
  const { call, kvp } = request;
  const asked = (kvp.get('request') ?? (request.endpoint === 'gwc' ? 'getmap' : '')).toLowerCase();
  const operation = Object.hasOwn(OPERATIONS, asked) ? OPERATIONS[asked] : undefined;
  if (operation === undefined)
    return serviceFault('OperationNotSupported', 'request', 'Esta operação não existe para esta camada');
  if (!layers.every((layer) => maySeeRemote(call.profile, layer)))
    return serviceFault('LayerNotDefined', 'layers', 'Esta camada não existe');
  const parameters = new URLSearchParams({
    service: operation.service.toUpperCase(),
    request: operation.name,
    ...REQUIRED[operation.name],
  });
  for (const name of operation.parameters) {
    const value = kvp.get(name);
    if (value === undefined) continue;
    if (!PLAIN.test(value)) serviceFault('InvalidParameterValue', name, `O parâmetro ${name} não é válido`);
    parameters.set(
      name,
      LAYER_PARAMETERS.includes(name) ? layers.map((layer) => layer.name).join(',') : value,
    );
  }
  if (operation.name === 'GetMap' || operation.name === 'GetFeatureInfo' || operation.name === 'GetFeature') {
    const filters = await forcedFilters(maps, request, layers, operation.service);
    if (filters !== null) parameters.set('cql_filter', filters);
    if (operation.service === 'wms')
      parameters.set('exceptions', kvp.get('version') === '1.3.0' ? 'XML' : 'application/vnd.ogc.se_xml');
  }
  call.tell({
    persons: operation.name === 'GetFeature' || operation.name === 'GetFeatureInfo',
    alvo: layers.map(({ name }) => name).join(','),
  });
  if (operation.name === 'GetFeature') checkFile(request, layers, parameters);
  return askUpstream(maps, request, operation.service, parameters);
}

/** Files are for the profiles that may download. */
function checkFile(
  { call, kvp }: ServiceRequest,
  layers: readonly RemoteLayer[],
  parameters: URLSearchParams,
): void {
  const format = readOutputFormat(kvp.get('outputformat'), askedVersion(kvp.get('version')));
  const file = FILE_FORMATS.includes(format);
  if (file && !can(call.profile, 'map.download'))
    serviceFault('OperationNotSupported', 'outputFormat', 'Seu perfil não baixa arquivos do mapa', 403);
  if (!can(call.profile, 'map.download') && layers.some(({ rule }) => rule !== null)) limitPage(parameters);
  call.tell({ ...(file ? { acao: 'exportar' as const } : {}), detalhe: { formato: format } });
}

/** Layers that are limited by rows are told in pages, whatever the format; that server tells no count beforehand, so the page is cut. */
function limitPage(parameters: URLSearchParams): void {
  const number = (name: string) => Number(parameters.get(name) ?? Infinity);
  const page = Math.min(number('count'), number('maxfeatures'), MAP_ROWS_WITHOUT_DOWNLOAD) || 0;
  const start = Number(parameters.get('startindex') ?? 0) || 0;
  if (start + page > MAP_REACH_WITHOUT_DOWNLOAD)
    serviceFault('OperationNotSupported', 'startIndex', 'Seu perfil não lê tão longe nesta camada', 403);
  parameters.set('count', String(page));
  parameters.set('maxfeatures', String(page));
}
