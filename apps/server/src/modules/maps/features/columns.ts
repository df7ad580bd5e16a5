import type { LayerColumn } from '@fonte/contracts';
import { sql } from 'kysely';
import { personalFieldsOf, type Access, type QualifiedColumn, type Sql } from '../../../query/index.ts';
import type { ServedLayer } from '../layers/layer.ts';
import { serviceFault } from '../request/service-fault.ts';

/** Alias of a layer's view in every statement about features. */
const ALIAS = 'f';

/** A column of the layer's view, as SQL names it. */
export const qualified = (column: string): QualifiedColumn => `${ALIAS}.${column}`;

/** A column of the layer's view. */
export const ref = (column: string): Sql => sql.ref(qualified(column));

/** The layer's rows: `from ${featureSource(layer)}`. */
export const featureSource = ({ relation: [schema, view] }: ServedLayer): Sql =>
  sql`${sql.table(`${schema}.${view}`)} as ${sql.ref(ALIAS)}`;

/** The columns of a layer that a profile is told; the others do not exist for it. */
export function shownColumns(layer: ServedLayer, { profile }: Access): LayerColumn[] {
  if (personalFieldsOf(profile) === 'full') return [...layer.columns];
  return layer.columns.filter(({ personal }) => personal === undefined);
}

/** Names that clients give the geometry, besides its own. */
const GEOMETRY_NAMES = new Set(['geom', 'the_geom', 'geometry', 'geom_3857', 'boundedBy', '']);

/** A name without its path and prefix: `programa:poligonos/programa:area_ha` is area_ha. */
export const bareName = (written: string): string => written.replace(/^.*[/:]/, '').replace(/\[\d+\]$/, '');

export const isGeometryName = (written: string): boolean => GEOMETRY_NAMES.has(bareName(written));

/**
 * A column that a client names in a filter or an order. Errors: InvalidParameterValue for one that is not there for the profile, since what is filtered
 * by is told.
 */
export function namedColumn(
  layer: ServedLayer,
  access: Access,
  written: string,
  locator: string,
): LayerColumn {
  const name = bareName(written);
  const column = shownColumns(layer, access).find((one) => one.name === name);
  if (column === undefined)
    return serviceFault(
      'InvalidParameterValue',
      locator,
      `A camada ${layer.name} não tem a coluna ${printable(name)} para filtrar`,
    );
  return column;
}

/**
 * Columns that a client wants to be told, as it wrote them; undefined for all. Errors: InvalidParameterValue for one that none of the layers has for the
 * caller.
 */
export function wantedColumns(
  written: readonly string[],
  layers: readonly ServedLayer[],
  access: Access,
): string[] | undefined {
  const names = written.map((name) => bareName(name.trim())).filter((name) => name !== '');
  if (names.length === 0 || names.includes('*')) return undefined;
  const shown = new Set(layers.flatMap((layer) => shownColumns(layer, access).map(({ name }) => name)));
  for (const name of names)
    if (!shown.has(name) && !isGeometryName(name))
      serviceFault(
        'InvalidParameterValue',
        'propertyName',
        `A camada ${layers.map((layer) => layer.name).join(', ')} não tem a coluna ${printable(name)}`,
      );
  return names;
}

/** A name that a client made up, safe to repeat. */
export const printable = (name: string): string => name.replace(/[^\p{L}\p{N}_.:-]/gu, '').slice(0, 60);
