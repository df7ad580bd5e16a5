import { readCqlList, readXmlFilterList, type Predicate } from '@fonte/cql';
import type { Access } from '../../../query/index.ts';
import { layerNamed } from '../layers/index.ts';
import type { ServedLayer } from '../layers/layer.ts';
import { readBox } from '../request/bbox.ts';
import { first, wholeNumber, type Kvp } from '../request/kvp.ts';
import { serviceFault } from '../request/service-fault.ts';
import { readFilterValues, readViewParams } from '../request/viewparams.ts';
import { crsAsked, layerAsked, propertiesAsked, sortAsked, together, usualCrs } from './ask-parts.ts';
import { readOutputFormat } from './output-format.ts';
import type { GetFeature } from './request.ts';
import { GET_FEATURE_BY_ID } from './stored-queries.ts';
import { askedVersion } from './version.ts';

/** Reads a GetFeature from its parameters. Errors: those of their values, with the parameter as locator. */
export function readGetFeatureKvp(kvp: Kvp, access: Access): GetFeature {
  const version = askedVersion(kvp.get('version'));
  const stored = kvp.get('storedquery_id');
  if (stored !== undefined && stored !== GET_FEATURE_BY_ID)
    serviceFault('InvalidParameterValue', 'storedquery_id', 'Esta consulta guardada não existe');
  const ids = idsAsked(stored === undefined ? first(kvp, 'featureid', 'resourceid') : requiredId(kvp));
  const layers = layersAsked(kvp, ids, access);
  const filters = filtersAsked(kvp, layers.length, version, ids);
  const views = viewsAsked(kvp, layers.length);
  const properties = groups(kvp.get('propertyname'));
  const sorts = groups(kvp.get('sortby'));
  const box = kvp.get('bbox');
  return {
    version,
    asks: layers.map((layer, at) => ({
      layer,
      filter: filters[at],
      properties: propertiesAsked((oneOf(properties, at, layers.length) ?? '').split(','), layer, access),
      sort: sortAsked(oneOf(sorts, at, layers.length), layer, access),
      view: views[at] ?? {},
    })),
    box: box === undefined ? undefined : readBox(box, usualCrs(version)),
    hits: hitsAsked(kvp.get('resulttype')),
    start: wholeNumber(kvp, 'startindex') ?? 0,
    count: wholeNumber(kvp, 'count') ?? wholeNumber(kvp, 'maxfeatures'),
    format: readOutputFormat(kvp.get('outputformat'), version),
    crs: crsAsked(first(kvp, 'srsname', 'srs', 'crs'), version),
    options: optionsOf(kvp.get('format_options')),
    single: stored !== undefined,
  };
}

/** `resultType`: results or hits. */
export function hitsAsked(text: string | undefined): boolean {
  if (text === undefined || /^results$/i.test(text)) return false;
  return /^hits$/i.test(text)
    ? true
    : serviceFault('InvalidParameterValue', 'resultType', 'resultType precisa ser results ou hits');
}

const requiredId = (kvp: Kvp): string =>
  kvp.get('id') ?? serviceFault('MissingParameterValue', 'id', 'Falta o parâmetro ID');

const idsAsked = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');

function layersAsked(kvp: Kvp, ids: readonly string[], access: Access): ServedLayer[] {
  // Either name in every version: GDAL sends TYPENAME in 2.0.0, QGIS both.
  const names = first(kvp, 'typenames', 'typename', 'layers');
  if (names !== undefined) {
    const list = names
      .replace(/[()]+/g, ',')
      .split(',')
      .filter((name) => name.trim() !== '');
    if (list.length === 0) serviceFault('MissingParameterValue', 'typeName', 'Falta o parâmetro TYPENAME');
    return list.map((name) => layerAsked(name, access.profile));
  }
  // The ids say which layers they are of.
  const named = [...new Set(ids.map((id) => id.replace(/^programa:/, '').split('.', 1)[0] ?? ''))];
  if (named.length === 0) serviceFault('MissingParameterValue', 'typeName', 'Falta o parâmetro TYPENAME');
  return named.map(
    (name) =>
      layerNamed(name, access.profile) ??
      serviceFault('InvalidParameterValue', 'featureID', 'Esta feição não existe'),
  );
}

/** Whatever filters were given, in XML and in ECQL and by id, hold together. */
function filtersAsked(
  kvp: Kvp,
  layers: number,
  version: GetFeature['version'],
  ids: readonly string[],
): (Predicate | undefined)[] {
  const xml = kvp.get('filter');
  const cql = kvp.get('cql_filter');
  const ofXml = perLayer(xml === undefined ? [] : readXmlFilterList(xml, { version }), layers, 'filter');
  const ofCql = perLayer(cql === undefined ? [] : readCqlList(cql), layers, 'cql_filter');
  return Array.from({ length: layers }, (_, at) =>
    together([ofXml[at], ofCql[at], ids.length === 0 ? undefined : { kind: 'ids', ids: [...ids] }]),
  );
}

function perLayer(filters: Predicate[], layers: number, locator: string): (Predicate | undefined)[] {
  if (filters.length === 0) return [];
  if (filters.length !== layers)
    serviceFault('InvalidParameterValue', locator, 'Há mais ou menos filtros do que camadas');
  return filters;
}

/** viewparams, and the page's filters in their own names (second text, section 7: GetFeature with the ano/UF filter). */
export function viewsAsked(kvp: Kvp, layers: number) {
  const [uf, ano] = [kvp.get('uf'), kvp.get('ano')];
  const given = {
    ...(uf === undefined ? {} : readFilterValues('uf', uf)),
    ...(ano === undefined ? {} : readFilterValues('ano', ano)),
  };
  return readViewParams(kvp.get('viewparams'), layers).map((view) => ({ ...given, ...view }));
}

/** `(a,b)(c)`: one group for each layer. */
function groups(text: string | undefined): string[] {
  if (text === undefined) return [];
  return text.startsWith('(')
    ? text
        .slice(1)
        .replace(/\)\s*$/, '')
        .split(/\)\s*\(/)
    : [text];
}

function oneOf(list: readonly string[], at: number, layers: number): string | undefined {
  if (list.length <= 1) return list[0];
  if (list.length !== layers)
    serviceFault(
      'InvalidParameterValue',
      'propertyName',
      'Há mais ou menos listas de colunas do que camadas',
    );
  return list[at];
}

/** `a:1;b:2`. */
export function optionsOf(text: string | undefined): Map<string, string> {
  const pairs = (text ?? '').split(';').flatMap((pair): [string, string][] => {
    const at = pair.indexOf(':');
    return at < 0 ? [] : [[pair.slice(0, at).trim().toLowerCase(), pair.slice(at + 1).trim()]];
  });
  return new Map(pairs);
}
