import type { LayerColumn } from '@fonte/contracts';
import type { Access } from '../../../../query/index.ts';
import { shownColumns } from '../../features/index.ts';
import type { ServedLayer } from '../../layers/layer.ts';
import { TEXTS } from './texts.ts';

/** A column as JSON Schema has it. */
export type ColumnSchema = Readonly<Record<string, unknown>>;

const TYPES: Readonly<Record<LayerColumn['type'], ColumnSchema>> = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  decimal: { type: 'number' },
  date: { type: 'string', format: 'date' },
  boolean: { type: 'boolean' },
  list: { type: 'array', items: { type: 'integer' } },
  json: { type: 'array' },
};

/** Name of the geometry in filters. */
export const GEOMETRY = 'geom';

/** Schema of a column's values. */
export const schemaOf = ({ type, title, unit }: LayerColumn): ColumnSchema => ({
  title: unit === undefined ? title : `${title} (${unit})`,
  ...TYPES[type],
});

/** Columns that are parameters too: those of one value each. */
export const parameterColumns = (layer: ServedLayer, access: Access): LayerColumn[] =>
  shownColumns(layer, access).filter(({ type }) => type !== 'list' && type !== 'json');

/** What a layer can be filtered by, for the caller: the columns that the caller is told, and no others. */
export function queryablesOf(layer: ServedLayer, access: Access, id: string) {
  const properties = shownColumns(layer, access).map((column): [string, ColumnSchema] => [
    column.name,
    { ...schemaOf(column), ...roleOf(layer, column) },
  ]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    type: 'object',
    title: layer.title,
    properties: {
      ...Object.fromEntries(properties),
      [GEOMETRY]: {
        title: TEXTS.geometry,
        format: `geometry-${layer.geometry.toLowerCase()}`,
        'x-ogc-role': 'primary-geometry',
      },
    },
    additionalProperties: false,
  };
}

function roleOf({ key, time }: ServedLayer, { name }: LayerColumn): ColumnSchema {
  if (name === key) return { 'x-ogc-role': 'id' };
  if (time === undefined || (name !== time.from && name !== time.to)) return {};
  if (time.from === time.to) return { 'x-ogc-role': 'primary-instant' };
  return { 'x-ogc-role': name === time.from ? 'primary-interval-start' : 'primary-interval-end' };
}
