import type { Access } from '../../../../query/index.ts';
import type { ServedLayer } from '../../layers/layer.ts';
import { FORMS } from './form.ts';
import { FILTER_LANGUAGES, ITEMS_PARAMETERS, LIMIT_DEFAULT, mostOf } from './items-parameters.ts';
import { parameterColumns, schemaOf } from './queryables.ts';
import { CRS84, SYSTEMS } from './systems.ts';

/** A parameter as OpenAPI 3.0 has it. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly style?: 'form' | 'simple';
  readonly explode?: false;
}

type Parts = Pick<Parameter, 'schema'> & Partial<Pick<Parameter, 'required' | 'description'>>;

/** A parameter of a path or of the query. */
export const parameter = (place: Parameter['in'], name: string, parts: Parts): Parameter => ({
  name,
  in: place,
  required: false,
  ...parts,
  style: place === 'path' ? 'simple' : 'form',
  explode: false,
});

const system = (name: string, description: string): Parameter =>
  parameter('query', name, {
    description,
    schema: { type: 'string', format: 'uri', enum: SYSTEMS, default: CRS84 },
  });

/** Parameters that are the same for every layer; the longest page is the caller's (`itemsParameters`). */
export const PARAMETERS: Readonly<Record<(typeof ITEMS_PARAMETERS)[number], Parameter>> = {
  f: parameter('query', 'f', {
    description: 'Forma da resposta; sem ele, a que Accept prefere',
    schema: { type: 'string', enum: FORMS },
  }),
  limit: parameter('query', 'limit', {
    description: 'Feições por página',
    schema: { type: 'integer', minimum: 1, default: LIMIT_DEFAULT },
  }),
  offset: parameter('query', 'offset', {
    description: 'Feições antes da página; as páginas seguem sempre a mesma ordem',
    schema: { type: 'integer', minimum: 0, default: 0 },
  }),
  bbox: parameter('query', 'bbox', {
    description: 'Só feições que tocam este retângulo: canto menor e canto maior',
    schema: {
      type: 'array',
      oneOf: [
        { minItems: 4, maxItems: 4 },
        { minItems: 6, maxItems: 6 },
      ],
      items: { type: 'number' },
    },
  }),
  'bbox-crs': system('bbox-crs', 'Sistema de coordenadas de bbox'),
  datetime: parameter('query', 'datetime', {
    description:
      'Data ou intervalo (RFC 3339), como 2025-01-01/2025-12-31 ou 2025-01-01T00:00:00Z/..; feições sem data vêm também',
    schema: { type: 'string' },
  }),
  crs: system('crs', 'Sistema de coordenadas das geometrias'),
  filter: parameter('query', 'filter', {
    description: 'Filtro em CQL2 sobre as colunas de queryables',
    schema: { type: 'string' },
  }),
  'filter-lang': parameter('query', 'filter-lang', {
    description: 'Linguagem de filter',
    schema: { type: 'string', enum: FILTER_LANGUAGES, default: FILTER_LANGUAGES[0] },
  }),
  'filter-crs': system('filter-crs', 'Sistema de coordenadas das geometrias de filter'),
};

/** All parameters of a layer's features: those of every layer, and its columns. */
export function itemsParameters(layer: ServedLayer, access: Access): Parameter[] {
  const { limit } = PARAMETERS;
  const longest = { ...limit, schema: { ...limit.schema, maximum: mostOf(access.profile, layer) } };
  return [
    ...ITEMS_PARAMETERS.map((name) => (name === 'limit' ? longest : PARAMETERS[name])),
    ...parameterColumns(layer, access).map((column) => {
      const { title, ...schema } = schemaOf(column);
      return parameter('query', column.name, { description: String(title), schema });
    }),
  ];
}
