import { readFilterElement, type XmlElement } from '@fonte/cql';
import type { Access } from '../../../query/index.ts';
import { layerNamed } from '../layers/index.ts';
import type { Kvp } from '../request/kvp.ts';
import { serviceFault } from '../request/service-fault.ts';
import { readViewParams } from '../request/viewparams.ts';
import { crsAsked, layerAsked, propertiesAsked, sortBy, together } from './ask-parts.ts';
import { readOutputFormat } from './output-format.ts';
import { hitsAsked, optionsOf } from './read-kvp.ts';
import type { FeatureAsk, GetFeature } from './request.ts';
import { GET_FEATURE_BY_ID } from './stored-queries.ts';
import { askedVersion } from './version.ts';

const named = (element: XmlElement, ...names: string[]) =>
  element.children.filter(({ name }) => names.includes(name));

/** Reads a GetFeature from its document (the POST form); what it does not say of the format its address may, as MapStore's does. Errors: those of its values. */
export function readGetFeatureXml(root: XmlElement, access: Access, address: Kvp): GetFeature {
  const { attributes } = root;
  const version = askedVersion(attributes['version']);
  const queries = named(root, 'Query');
  const stored = named(root, 'StoredQuery');
  if (queries.length + stored.length === 0)
    serviceFault('MissingParameterValue', 'Query', 'O pedido não diz o que consultar');
  const views = readViewParams(attributes['viewParams'], queries.length + stored.length);
  const asks = [
    ...queries.map((query, at) => askOf(query, version, access, views[at] ?? {})),
    ...stored.map((query) => storedAsk(query, access)),
  ];
  return {
    version,
    asks,
    box: undefined,
    hits: hitsAsked(attributes['resultType']),
    start: whole(attributes['startIndex'], 'startIndex') ?? 0,
    count: whole(attributes['count'], 'count') ?? whole(attributes['maxFeatures'], 'maxFeatures'),
    format: readOutputFormat(attributes['outputFormat'] ?? address.get('outputformat'), version),
    crs: crsAsked(queries[0]?.attributes['srsName'], version),
    options: optionsOf(attributes['formatOptions']),
    single: queries.length === 0 && stored.length === 1,
  };
}

function askOf(
  query: XmlElement,
  version: GetFeature['version'],
  access: Access,
  view: FeatureAsk['view'],
): FeatureAsk {
  const name = (query.attributes['typeNames'] ?? query.attributes['typeName'] ?? '').trim();
  if (name === '') serviceFault('MissingParameterValue', 'typeName', 'A consulta não diz a camada');
  const layer = layerAsked(name, access.profile);
  const [filter, ...more] = named(query, 'Filter');
  if (more.length > 0) serviceFault('InvalidParameterValue', 'Filter', 'Uma consulta tem um filtro só');
  const sorts = named(query, 'SortBy').flatMap((each) => named(each, 'SortProperty'));
  return {
    layer,
    filter: together([filter === undefined ? undefined : readFilterElement(filter, { version })]),
    properties: propertiesAsked(
      named(query, 'PropertyName').map(({ text }) => text),
      layer,
      access,
    ),
    sort: sorts.map((each) =>
      sortBy(
        named(each, 'PropertyName', 'ValueReference')[0]?.text.trim() ?? '',
        named(each, 'SortOrder')[0]?.text.trim() ?? '',
        layer,
        access,
      ),
    ),
    view,
  };
}

function storedAsk(query: XmlElement, access: Access): FeatureAsk {
  if (query.attributes['id'] !== GET_FEATURE_BY_ID)
    serviceFault('InvalidParameterValue', 'id', 'Esta consulta guardada não existe');
  const parameter = named(query, 'Parameter').find(
    ({ attributes }) => attributes['name']?.toLowerCase() === 'id',
  );
  const id = parameter?.text.trim() ?? '';
  if (id === '') serviceFault('MissingParameterValue', 'id', 'Falta o parâmetro ID');
  const layer =
    layerNamed(id.replace(/^programa:/, '').split('.', 1)[0] ?? '', access.profile) ??
    serviceFault('InvalidParameterValue', 'id', 'Esta feição não existe');
  return { layer, filter: { kind: 'ids', ids: [id] }, properties: undefined, sort: [], view: {} };
}

function whole(text: string | undefined, locator: string): number | undefined {
  if (text === undefined) return undefined;
  return /^\d{1,15}$/.test(text.trim())
    ? Number(text)
    : serviceFault('InvalidParameterValue', locator, `O valor de ${locator} não é um número aceito`);
}
