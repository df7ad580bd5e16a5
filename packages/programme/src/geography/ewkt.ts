import type { Geometry, MultiPolygon, Polygon } from 'geojson';

const path = (points: readonly number[][]): string => `(${points.map(([x, y]) => `${x} ${y}`).join(',')})`;
const paths = (lines: readonly number[][][]): string => `(${lines.map(path).join(',')})`;

function body(geometry: Geometry): string {
  switch (geometry.type) {
    case 'Point':
      return `POINT(${geometry.coordinates[0]} ${geometry.coordinates[1]})`;
    case 'LineString':
      return `LINESTRING${path(geometry.coordinates)}`;
    case 'MultiLineString':
      return `MULTILINESTRING${paths(geometry.coordinates)}`;
    case 'Polygon':
      return `POLYGON${paths(geometry.coordinates)}`;
    case 'MultiPolygon':
      return `MULTIPOLYGON(${geometry.coordinates.map(paths).join(',')})`;
    case 'MultiPoint':
    case 'GeometryCollection':
      throw new TypeError(`no text form for ${geometry.type}`);
  }
}

/** PostGIS's text form with SRID 4674; null stays null. Heights are dropped. Errors: TypeError for collections. */
export function ewkt(geometry: Geometry | null): string | null {
  return geometry && `SRID=4674;${body(geometry)}`;
}

/** A polygon as a MultiPolygon; a MultiPolygon as it is. */
export function toMultiPolygon(geometry: Polygon | MultiPolygon): MultiPolygon {
  if (geometry.type === 'MultiPolygon') return geometry;
  return { type: 'MultiPolygon', coordinates: [geometry.coordinates] };
}
