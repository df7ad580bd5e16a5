import * as endpoints from '@fonte/contracts/endpoints/features-api';
import type { Access } from '../../../../query/index.ts';
import { servedTo } from '../../layers/index.ts';
import type { ServedLayer } from '../../layers/layer.ts';
import { COMPONENTS } from './definition-components.ts';
import { itemsParameters, parameter, PARAMETERS, type Parameter } from './definition-parameters.ts';
import { GEOJSON, HTML, JSON_SCHEMA, JSON_TYPE, OPENAPI } from './form.ts';
import type { Addresses } from './links.ts';
import { TEXTS } from './texts.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, unknown>>;
}

/** The API as OpenAPI 3.0 has it, for whoever asks: with the layers and the columns that the caller is told. */
export interface Definition {
  readonly openapi: '3.0.3';
  readonly info: Readonly<Record<string, string>>;
  readonly servers: readonly { readonly url: string }[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly components: Readonly<Record<string, unknown>>;
}

/** Writes the definition. Each layer has paths of its own, since each has columns and a longest page of its own. */
export function definitionOf(addresses: Addresses, access: Access): Definition {
  const layers = servedTo(access.profile);
  const collectionId = parameter('path', 'collectionId', {
    required: true,
    schema: { type: 'string', enum: layers.map(({ name }) => name) },
  });
  const documents: readonly (readonly [path: string, Operation])[] = [
    ['/', operation('landing', TEXTS.title, [], JSON_TYPE, schema('landingPage'))],
    ['/api', operation('definition', TEXTS.definition, [], OPENAPI, { type: 'object' })],
    ['/conformance', operation('conformance', TEXTS.conformance, [], JSON_TYPE, schema('confClasses'))],
    ['/collections', operation('collections', TEXTS.collections, [], JSON_TYPE, schema('collections'))],
    [
      '/collections/{collectionId}',
      operation('collection', TEXTS.layer, [collectionId], JSON_TYPE, schema('collection')),
    ],
    [
      '/collections/{collectionId}/queryables',
      operation('queryables', TEXTS.queryables, [collectionId], JSON_SCHEMA, { type: 'object' }),
    ],
  ];
  const paths = [...documents, ...layers.flatMap((layer) => pathsOf(layer, access))];
  return {
    openapi: '3.0.3',
    info: {
      title: TEXTS.title,
      description: `${TEXTS.description} ${TEXTS.definitionLead}`,
      version: '1.0.0',
    },
    servers: [{ url: addresses.of(endpoints.featuresApi) }],
    security: [{ chave: [] }, { basica: [] }, { sessao: [] }],
    paths: Object.fromEntries(paths.map(([path, get]) => [path, { get }])),
    components: COMPONENTS,
  };
}

function pathsOf(layer: ServedLayer, access: Access): [path: string, Operation][] {
  const { name, title } = layer;
  const featureId = parameter('path', 'featureId', { required: true, schema: { type: 'string' } });
  return [
    [
      `/collections/${name}/items`,
      operation(
        `items.${name}`,
        `${TEXTS.items}: ${title}`,
        itemsParameters(layer, access),
        GEOJSON,
        schema('featureCollection'),
      ),
    ],
    [
      `/collections/${name}/items/{featureId}`,
      operation(
        `item.${name}`,
        `${TEXTS.item}: ${title}`,
        [featureId, PARAMETERS.crs],
        GEOJSON,
        schema('feature'),
      ),
    ],
  ];
}

const schema = (name: keyof typeof COMPONENTS.schemas) => ({ $ref: `#/components/schemas/${name}` });

/** What every call may answer besides what it is asked for. */
const OTHERWISE = Object.fromEntries(
  Object.keys(COMPONENTS.responses).map((status) => [
    status.slice(1),
    { $ref: `#/components/responses/${status}` },
  ]),
);

function operation(
  operationId: string,
  summary: string,
  parameters: readonly Parameter[],
  json: string,
  answer: Readonly<Record<string, unknown>>,
): Operation {
  const all = parameters.some(({ name }) => name === 'f') ? parameters : [...parameters, PARAMETERS.f];
  return {
    operationId,
    summary,
    tags: [operationId.startsWith('item') ? TEXTS.items : TEXTS.documents],
    parameters: all,
    responses: {
      200: {
        description: summary,
        content: { [json]: { schema: answer }, [HTML]: { schema: { type: 'string' } } },
      },
      ...OTHERWISE,
    },
  };
}
