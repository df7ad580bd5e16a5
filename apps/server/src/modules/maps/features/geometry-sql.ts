import type { Expression, Geometry, Predicate, SpatialOperator } from '@fonte/cql';
import { sql } from 'kysely';
import type { Sql } from '../../../query/index.ts';
import { crsOf, isDegrees, isProjected, readCrs, type Crs } from '../request/crs.ts';
import { boxOf } from '../request/bbox.ts';
import { serviceFault } from '../request/service-fault.ts';
import { isGeometryName } from './columns.ts';
import { inSystem, placeOf, roundIn4674, storedAs, touches } from './place.ts';
import type { FilterContext } from './values.ts';

const invalid = (sentence: string): never => serviceFault('InvalidParameterValue', 'filter', sentence);

const OPERATORS: Readonly<Record<SpatialOperator, { test: Sql; converse: SpatialOperator; far?: true }>> = {
  intersects: { test: sql`ST_Intersects`, converse: 'intersects' },
  disjoint: { test: sql`ST_Disjoint`, converse: 'disjoint', far: true },
  contains: { test: sql`ST_Contains`, converse: 'within' },
  within: { test: sql`ST_Within`, converse: 'contains' },
  touches: { test: sql`ST_Touches`, converse: 'touches' },
  crosses: { test: sql`ST_Crosses`, converse: 'crosses' },
  overlaps: { test: sql`ST_Overlaps`, converse: 'overlaps' },
  equals: { test: sql`ST_Equals`, converse: 'equals' },
};

/** A condition on where features lie. Errors: InvalidParameterValue. */
export function placeCondition(
  predicate: Predicate & { kind: 'bbox' | 'spatial' | 'distance' },
  context: FilterContext,
): Sql {
  switch (predicate.kind) {
    case 'bbox':
      return bboxSql(predicate, context);
    case 'spatial':
      return spatialSql(predicate, context);
    case 'distance':
      return distanceSql(predicate, context);
  }
}

/** BBOX: features that touch a box. */
function bboxSql(predicate: Predicate & { kind: 'bbox' }, { layer }: FilterContext): Sql {
  const { property, box, crs } = predicate;
  if (property !== null && !isGeometryName(property)) return invalid('BBOX pede o nome da geometria');
  const known = crs === null ? crsOf(4674, 'short') : readCrs(crs);
  if (known === undefined) return invalid('O filtro usa um sistema de coordenadas que não é aceito');
  return touches(placeOf(layer), boxOf(box, known, 'filter'));
}

/** A geometry of the layer held against one of the filter's, in the filter's coordinate system. */
function spatialSql(predicate: Predicate & { kind: 'spatial' }, { layer }: FilterContext): Sql {
  const { literal, swapped } = sides(predicate.left, predicate.right);
  const { test, far } = OPERATORS[swapped ? OPERATORS[predicate.operator].converse : predicate.operator];
  // The engines compare a collection in this one way only.
  if (literal.geometry.type === 'GeometryCollection' && predicate.operator !== 'intersects')
    return invalid('Uma coleção de geometrias só serve para INTERSECTS');
  const place = placeOf(layer);
  const epsg = epsgOf(literal);
  const shape = shapeSql(literal.geometry, epsg);
  const compared = sql`${test}(${inSystem(place, epsg)}, ${shape})`;
  const around = isProjected(epsg) ? roundIn4674(shape) : degreesOf(shape, epsg);
  return far === true ? compared : sql`(${place.near(around)} and ${compared})`;
}

/** Metres of a degree of latitude at least; of longitude at the latitudes people live at, at least a half. */
const METRES_PER_DEGREE = 110_000;
const FARTHEST_METRES = 5_000_000;

/** DWITHIN and BEYOND: metres on the ellipsoid, whatever the coordinate system. */
function distanceSql(predicate: Predicate & { kind: 'distance' }, { layer }: FilterContext): Sql {
  const { operator, left, right, metres } = predicate;
  const { literal } = sides(left, right);
  if (!(metres >= 0 && metres <= FARTHEST_METRES)) return invalid('A distância do filtro não é aceita');
  const place = placeOf(layer);
  const shape = degreesOf(shapeSql(literal.geometry, epsgOf(literal)), epsgOf(literal));
  const within = sql`ST_DWithin(${place.geom}::geography, ${shape}::geography, ${metres}::float8)`;
  if (operator === 'beyond') return sql`(not ${within})`;
  const degrees = (metres / METRES_PER_DEGREE) * 2;
  return sql`(${place.near(sql`ST_Expand(${shape}, ${degrees}::float8)`)} and ${within})`;
}

/** Which side is the layer's and which the filter's. */
function sides(left: Expression, right: Expression) {
  const [literal, other, swapped] = right.kind === 'geometry' ? [right, left, false] : [left, right, true];
  if (literal.kind !== 'geometry' || other.kind !== 'property')
    return invalid('O filtro compara a geometria da camada com uma geometria escrita');
  if (!isGeometryName(other.name))
    return invalid('O filtro compara uma geometria com uma coluna que não é geometria');
  return { literal, swapped };
}

/** The coordinate system of a geometry that a filter holds. Errors: InvalidParameterValue. */
export function epsgOf({ srid }: { srid: number | null }): Crs['epsg'] {
  if (srid === null) return 4674;
  return readCrs(`EPSG:${srid}`)?.epsg ?? invalid('O filtro usa um sistema de coordenadas que não é aceito');
}

/** A geometry as a bound value; degrees of either system are the same numbers. */
export function shapeSql(geometry: Geometry, epsg: Crs['epsg']): Sql {
  return sql`ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(geometry)}::text), ${storedAs(epsg)}::int)`;
}

const degreesOf = (shape: Sql, epsg: Crs['epsg']): Sql =>
  isDegrees(epsg) ? shape : sql`ST_Transform(${shape}, 4674)`;
