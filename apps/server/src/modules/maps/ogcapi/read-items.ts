import type { LayerColumn } from '@fonte/contracts';
import { isMoment, readCql2Json, readCql2Text, type Predicate } from '@fonte/cql';
import type { Access } from '../../../query/index.ts';
import { timeAsked } from '../features/index.ts';
import type { ServedLayer } from '../layers/layer.ts';
import { serviceFault } from '../request/service-fault.ts';
import { together } from '../wfs/ask-parts.ts';
import type { GetFeature } from '../wfs/request.ts';
import { wholeParameter, type Parameters } from './parameters.ts';
import { placeAsked } from './place-asked.ts';
import { parameterColumns } from './documents/queryables.ts';
import { FILTER_LANGUAGES, LIMIT_DEFAULT, mostOf } from './documents/items-parameters.ts';
import { systemAsked } from './documents/systems.ts';

/** Reads what features of a layer are asked for. Errors: InvalidParameterValue. */
export function readItems(layer: ServedLayer, access: Access, parameters: Parameters): GetFeature {
  const bbox = parameters.get('bbox');
  const boxCrs = systemAsked(parameters.get('bbox-crs'), 'bbox-crs');
  const place = bbox === undefined ? undefined : placeAsked(bbox, boxCrs);
  const datetime = parameters.get('datetime');
  const filter = together([
    filterAsked(parameters),
    ...columnsAsked(layer, access, parameters),
    datetime === undefined ? undefined : timeAsked(datetime, layer),
    place?.filter,
  ]);
  const limit = wholeParameter(parameters, 'limit', 1) ?? LIMIT_DEFAULT;
  return {
    ...askedSo(parameters),
    asks: [{ layer, filter, properties: undefined, sort: [], view: {} }],
    box: place?.box,
    start: wholeParameter(parameters, 'offset', 0) ?? 0,
    count: Math.min(limit, mostOf(access.profile, layer)),
    single: false,
  };
}

/** The feature of an id. Errors: InvalidParameterValue. */
export function readItem(layer: ServedLayer, featureId: string, parameters: Parameters): GetFeature {
  const filter: Predicate = { kind: 'ids', ids: [`${layer.name}.${featureId}`] };
  return {
    ...askedSo(parameters),
    asks: [{ layer, filter, properties: undefined, sort: [], view: {} }],
    box: undefined,
    start: 0,
    count: 1,
    single: true,
  };
}

/** What all requests have in common, in the words of a GetFeature. */
function askedSo(
  parameters: Parameters,
): Pick<GetFeature, 'version' | 'hits' | 'format' | 'crs' | 'options'> {
  return {
    version: '2.0.0',
    hits: false,
    format: 'geojson',
    crs: systemAsked(parameters.get('crs'), 'crs'),
    options: new Map(),
  };
}

function filterAsked(parameters: Parameters): Predicate | undefined {
  const language = parameters.get('filter-lang') ?? FILTER_LANGUAGES[0];
  const crs = systemAsked(parameters.get('filter-crs'), 'filter-crs');
  if (!(FILTER_LANGUAGES as readonly string[]).includes(language))
    serviceFault(
      'InvalidParameterValue',
      'filter-lang',
      `O parâmetro filter-lang precisa ser ${FILTER_LANGUAGES.join(' ou ')}`,
    );
  const filter = parameters.get('filter');
  if (filter === undefined) return undefined;
  const written = { srid: crs.geographic ? null : crs.epsg, latitudeFirst: crs.axis === 'yx' };
  return language === 'cql2-json' ? readCql2Json(filter, written) : readCql2Text(filter, written);
}

/** Columns named as parameters, each with the one value that it has to have. */
function columnsAsked(layer: ServedLayer, access: Access, parameters: Parameters): Predicate[] {
  return parameterColumns(layer, access).flatMap((column): Predicate[] => {
    const text = parameters.get(column.name);
    if (text === undefined) return [];
    if (!FITS[column.type](text))
      serviceFault(
        'InvalidParameterValue',
        column.name,
        `O parâmetro ${column.name} precisa ser ${KINDS[column.type]}`,
      );
    return [
      {
        kind: 'compare',
        operator: '=',
        left: { kind: 'property', name: column.name },
        right: { kind: 'literal', value: text },
        matchCase: true,
      },
    ];
  });
}

const FITS: Readonly<Record<LayerColumn['type'], (text: string) => boolean>> = {
  text: () => true,
  integer: (text) => /^-?\d{1,15}$/.test(text),
  decimal: (text) => /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text),
  date: (text) => text.length === 10 && isMoment(text),
  boolean: (text) => text === 'true' || text === 'false',
  list: () => false,
  json: () => false,
};

const KINDS: Readonly<Record<LayerColumn['type'], string>> = {
  text: 'um texto',
  integer: 'um número inteiro',
  decimal: 'um número',
  date: 'uma data, como 2025-12-31',
  boolean: 'true ou false',
  list: 'uma lista',
  json: 'uma lista',
};
