/** Features of the layers, for whatever service answers them. */
export { checkGeometries } from './check-geometries.ts';
export { featureSource, isGeometryName, namedColumn, ref, shownColumns, wantedColumns } from './columns.ts';
export { featureConditions, featureWhere } from './conditions.ts';
export type { FeatureRequest } from './feature-request.ts';
export { filterSql } from './filter-sql.ts';
export { ANNOUNCED_FUNCTIONS, functionNamed } from './functions.ts';
export { placeCondition } from './geometry-sql.ts';
export { degreesBox, inSystem, placeOf, storedAs, touches, type Place } from './place.ts';
export { countFeatures, featureQuery, readFeatures, streamFeatures, type FeatureSelection } from './query.ts';
export { duringStretch, timeAsked, type Stretch } from './time-asked.ts';
export { BRAZIL, extentOf, Extents } from './extent.ts';
export { checkVertexSum, verticesOf } from './vertices.ts';
