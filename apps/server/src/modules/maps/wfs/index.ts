import { accessOf } from '../../../query/index.ts';
import { FilterFault, readXmlElement, type XmlElement } from '@fonte/cql';
import type { ServiceAnswer, ServiceRequest } from '../answer-service.ts';
import { servedTo } from '../layers/index.ts';
import { markTypeNamed } from '../layers/mark-type.ts';
import { remoteLayersSeen } from '../upstream/seen-layers.ts';
import { first } from '../request/kvp.ts';
import type { ExceptionForm } from '../request/service-exception.ts';
import { serviceFault } from '../request/service-fault.ts';
import { serviceAddress } from '../request/service-address.ts';
import type { Maps } from '../service.ts';
import { layerAsked } from './ask-parts.ts';
import { answerCapabilities } from './capabilities/index.ts';
import { featureTypeJson, featureTypeSchema } from './describe.ts';
import { answerGetFeature } from './get-feature.ts';
import { FILE_FORMATS } from './output-format.ts';
import { readGetFeatureKvp } from './read-kvp.ts';
import { readGetFeatureXml } from './read-xml.ts';
import { storedQueriesDescription, storedQueriesList } from './stored-queries.ts';
import { askedVersion, formVersion, type WfsVersion } from './version.ts';
import { xmlAnswer } from './xml-answer.ts';

/** Largest request in XML, characters. */
const DOCUMENT_LIMIT = 1_048_576;

/** Whose form a fault of this request takes. */
export function wfsForm({ kvp, document }: Pick<ServiceRequest, 'kvp' | 'document'>): ExceptionForm {
  if (/^application\/json$|^json$/i.test(kvp.get('exceptions') ?? '')) return 'json';
  if (document === null) return `wfs-${formVersion(kvp)}`;
  const version = /\sversion\s*=\s*["'](\d\.\d)/.exec(document.slice(0, 4_000))?.[1];
  return version === '1.0' ? 'wfs-1.0.0' : version === '1.1' ? 'wfs-1.1.0' : 'wfs-2.0.0';
}

/** Answers a WFS request of version 1.0.0, 1.1.0 or 2.0.0, parameters or XML. Errors: ServiceFault. */
export async function answerWfs(maps: Maps, request: ServiceRequest): ServiceAnswer {
  const root = request.document === null ? null : readRequestDocument(request.document);
  const operation = root === null ? request.kvp.get('request') : root.name;
  const service = request.kvp.get('service') ?? root?.attributes['service'];
  if (service !== undefined && service.toUpperCase() !== 'WFS')
    serviceFault('InvalidParameterValue', 'service', 'SERVICE precisa ser WFS');
  if (operation?.toLowerCase() !== 'getfeature') request.call.tell({ persons: false });
  switch (operation?.toLowerCase()) {
    case undefined:
      return serviceFault('MissingParameterValue', 'request', 'Falta o parâmetro REQUEST');
    case 'getcapabilities': {
      const remote = await remoteLayersSeen(maps, request.call);
      return root !== null
        ? answerCapabilities(maps, request, root, remote)
        : revalidated(maps, request, () => answerCapabilities(maps, request, null, remote), remote);
    }
    case 'describefeaturetype':
      return describe(request, root);
    case 'getfeature': {
      const access = accessOf(request.call);
      const asked =
        root === null ? readGetFeatureKvp(request.kvp, access) : readGetFeatureXml(root, access, request.kvp);
      const answer = () => answerGetFeature(maps, request, asked);
      // A copy is as good as the data it is of; files are made anew, and recorded.
      return root !== null || FILE_FORMATS.includes(asked.format)
        ? answer()
        : revalidated(maps, request, answer);
    }
    case 'liststoredqueries':
      return xmlAnswer(
        storedQueriesList(servedTo(request.call.profile).map(({ name }) => `programa:${name}`)),
      );
    case 'describestoredqueries':
      return xmlAnswer(storedQueriesDescription());
    case 'transaction':
    case 'lockfeature':
    case 'getfeaturewithlock':
      return serviceFault('OperationNotSupported', operation ?? null, 'Este serviço só lê');
    default:
      return serviceFault('OperationNotSupported', 'request', 'Esta operação não existe');
  }
}

/** The request's own document; what is wrong with it is not the filter's. */
function readRequestDocument(text: string): XmlElement {
  try {
    return readXmlElement(text, { lengthLimit: DOCUMENT_LIMIT });
  } catch (fault) {
    if (!(fault instanceof FilterFault)) throw fault;
    return serviceFault('OperationParsingFailed', null, `O pedido não pôde ser lido: ${fault.reason}`);
  }
}

/** 304 to whoever has the answer to the same request at this data version; scope and profile are in the tag (platform, `revalidated`). */
async function revalidated(
  maps: Maps,
  { call, kvp }: ServiceRequest,
  produce: () => ServiceAnswer,
  more: unknown = null,
): ServiceAnswer {
  const asked = [...kvp].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { versao } = await maps.dots(call.profile);
  return call.revalidated(['wfs', versao, serviceAddress(call), asked, more], produce);
}

async function describe({ call, kvp }: ServiceRequest, root: XmlElement | null): ServiceAnswer {
  const version: WfsVersion = askedVersion(kvp.get('version') ?? root?.attributes['version']);
  const names =
    root === null
      ? (first(kvp, 'typenames', 'typename') ?? '').split(',')
      : root.children.filter(({ name }) => name === 'TypeName').map(({ text }) => text);
  const asked = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))];
  const layers =
    asked.length === 0
      ? servedTo(call.profile)
      : asked.map((name) => markTypeNamed(name, call.profile) ?? layerAsked(name, call.profile));
  const format = kvp.get('outputformat') ?? root?.attributes['outputFormat'] ?? '';
  if (/json/i.test(format))
    return xmlAnswer(featureTypeJson(layers, accessOf(call)), 'application/json; charset=utf-8');
  if (format !== '' && !/xml|gml/i.test(format))
    serviceFault('InvalidParameterValue', 'outputFormat', 'Este formato de saída não existe aqui');
  const types = {
    '1.0.0': 'text/xml; charset=utf-8',
    '1.1.0': 'text/xml; subtype=gml/3.1.1; charset=utf-8',
    '2.0.0': 'application/gml+xml; version=3.2; charset=utf-8',
  };
  return xmlAnswer(featureTypeSchema(layers, accessOf(call), version), types[version]);
}
