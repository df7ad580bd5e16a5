import type { Expression, Geometry, Predicate } from '@fonte/cql';
import { serviceFault } from '../request/service-fault.ts';

/** A geometry that a client wrote into a filter. */
export interface FoundGeometry {
  readonly geometry: Geometry;
  readonly srid: number | null;
}

/** Most corners of the geometries in the filters of one request, each counted for every layer that it is held against. */
export const MOST_FILTER_VERTICES = 20_000;

/** The geometries of a filter. */
export function geometriesOf(predicate: Predicate): FoundGeometry[] {
  switch (predicate.kind) {
    case 'and':
    case 'or':
      return predicate.parts.flatMap(geometriesOf);
    case 'not':
      return geometriesOf(predicate.part);
    case 'spatial':
    case 'distance':
      return [predicate.left, predicate.right].flatMap(geometryOf);
    case 'bbox':
    case 'between':
    case 'compare':
    case 'exclude':
    case 'ids':
    case 'in':
    case 'include':
    case 'like':
    case 'null':
    case 'temporal':
      return [];
  }
}

const geometryOf = (expression: Expression): FoundGeometry[] =>
  expression.kind === 'geometry' ? [{ geometry: expression.geometry, srid: expression.srid }] : [];

/** How many corners the filters' geometries have together. */
export function verticesOf(filters: readonly (Predicate | undefined)[]): number {
  let sum = 0;
  for (const filter of filters)
    if (filter) for (const { geometry } of geometriesOf(filter)) sum += cornersOf(geometry);
  return sum;
}

/** Refuses filters with more corners, all layers of a request together, than may be held against the features. Errors: InvalidParameterValue. */
export function checkVertexSum(filters: readonly (Predicate | undefined)[]): void {
  const vertices = verticesOf(filters);
  if (vertices > MOST_FILTER_VERTICES)
    serviceFault(
      'InvalidParameterValue',
      'filter',
      `As geometrias dos filtros têm ${vertices.toLocaleString('pt-BR')} vértices em todas as camadas; o limite é ${MOST_FILTER_VERTICES.toLocaleString('pt-BR')}`,
    );
}

function cornersOf(geometry: Geometry): number {
  if (geometry.type === 'GeometryCollection')
    return geometry.geometries.reduce((sum, one) => sum + cornersOf(one), 0);
  // Positions are pairs, whatever they are nested in.
  return [geometry.coordinates].flat(4).length / 2;
}
