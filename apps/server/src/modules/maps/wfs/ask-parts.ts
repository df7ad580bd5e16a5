import type { Predicate } from '@fonte/cql';
import type { Profile } from '@fonte/contracts';
import { isGeometryName, namedColumn, printable, wantedColumns } from '../features/columns.ts';
import { layerNamed } from '../layers/index.ts';
import type { ServedLayer } from '../layers/layer.ts';
import type { Access } from '../../../query/index.ts';
import { crsOf, readCrs, type Crs } from '../request/crs.ts';
import { serviceFault } from '../request/service-fault.ts';
import type { FeatureAsk } from './request.ts';
import type { WfsVersion } from './version.ts';

/** A layer the caller may see, by the name a client wrote. Errors: InvalidParameterValue, alike for one that is not there. */
export function layerAsked(name: string, profile: Profile, locator = 'typeName'): ServedLayer {
  return (
    layerNamed(name.trim(), profile) ??
    serviceFault('InvalidParameterValue', locator, `A camada ${printable(name)} não existe`)
  );
}

/** The columns a client wants, in the layer's order; all for none or `*`. Errors: InvalidParameterValue. */
export function propertiesAsked(
  names: readonly string[],
  layer: ServedLayer,
  access: Access,
): string[] | undefined {
  return wantedColumns(names, [layer], access)?.map((name) => (isGeometryName(name) ? 'geom' : name));
}

/** Orders written as `a,b D`, `a DESC`, `a+D`. Errors: InvalidParameterValue. */
export function sortAsked(text: string | undefined, layer: ServedLayer, access: Access): FeatureAsk['sort'] {
  if (text === undefined) return [];
  return text.split(',').map((part) => {
    const [, name = '', direction = ''] = /^\s*([^\s+]+)(?:[\s+]+(A|D|ASC|DESC))?\s*$/i.exec(part) ?? [];
    if (name === '') serviceFault('InvalidParameterValue', 'sortBy', 'sortBy tem a forma coluna,coluna D');
    return sortBy(name, direction, layer, access);
  });
}

/** One order. */
export function sortBy(name: string, direction: string, layer: ServedLayer, access: Access) {
  const { name: column, type } = namedColumn(layer, access, name, 'sortBy');
  if (type === 'list' || type === 'json')
    serviceFault('InvalidParameterValue', 'sortBy', `Não se ordena pela coluna ${column}`);
  return { column, descending: /^d/i.test(direction) };
}

/** The coordinate system of the answer: as asked, else EPSG:4674 in the form of the version. Errors: InvalidParameterValue. */
export function crsAsked(text: string | undefined, version: WfsVersion): Crs {
  if (text === undefined) return usualCrs(version);
  return (
    readCrs(text) ??
    serviceFault('InvalidParameterValue', 'srsName', 'Este sistema de coordenadas não existe aqui')
  );
}

/** EPSG:4674 as each version's capabilities name it: longitude first in 1.0.0, latitude first after it. */
export const usualCrs = (version: WfsVersion): Crs => crsOf(4674, version === '1.0.0' ? 'short' : 'urn');

/** All of these at once; nothing where none narrows. */
export function together(filters: readonly (Predicate | undefined)[]): Predicate | undefined {
  const parts = filters.filter((filter) => filter !== undefined && filter.kind !== 'include') as Predicate[];
  return parts.length > 1 ? { kind: 'and', parts } : parts[0];
}
