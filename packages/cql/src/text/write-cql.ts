import type { Expression, Geometry, Position, Predicate } from '../predicate.ts';

/** Writes a predicate as ECQL; reading it back gives the same predicate. What goes to a real GeoServer is written by this. */
export function writeCql(predicate: Predicate): string {
  switch (predicate.kind) {
    case 'include':
      return 'INCLUDE';
    case 'exclude':
      return 'EXCLUDE';
    case 'and':
    case 'or':
      return predicate.parts
        .map((part) => `(${writeCql(part)})`)
        .join(predicate.kind === 'and' ? ' AND ' : ' OR ');
    case 'not':
      return `NOT (${writeCql(predicate.part)})`;
    case 'compare':
      return `${cased(predicate.left, predicate.matchCase)} ${predicate.operator} ${cased(predicate.right, predicate.matchCase)}`;
    case 'between':
      return `${operand(predicate.value)} BETWEEN ${operand(predicate.low)} AND ${operand(predicate.high)}`;
    case 'like':
      return `${operand(predicate.value)} ${predicate.matchCase ? 'LIKE' : 'ILIKE'} ${text(predicate.pattern)}`;
    case 'in':
      return `${operand(predicate.value)} IN (${predicate.list.map(operand).join(', ')})`;
    case 'ids':
      return `IN (${predicate.ids.map(text).join(', ')})`;
    case 'null':
      return `${operand(predicate.value)} IS NULL`;
    case 'temporal':
      return `${operand(predicate.value)} ${predicate.operator.toUpperCase()} ${predicate.from}${predicate.to === null ? '' : `/${predicate.to}`}`;
    case 'bbox':
      return `BBOX(${name(predicate.property ?? 'geom')}, ${predicate.box.map(plain).join(', ')}${predicate.crs === null ? '' : `, ${text(predicate.crs)}`})`;
    case 'spatial':
      return `${predicate.operator.toUpperCase()}(${operand(predicate.left)}, ${operand(predicate.right)})`;
    case 'distance':
      return `${predicate.operator.toUpperCase()}(${operand(predicate.left)}, ${operand(predicate.right)}, ${plain(predicate.metres)}, meters)`;
  }
}

/** ECQL has no comparison that ignores case: both sides are made small letters. */
const cased = (value: Expression, matchCase: boolean) =>
  matchCase ? operand(value) : `strToLowerCase(${operand(value)})`;

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
const name = (value: string) => `"${value.replaceAll('"', '""')}"`;
const plain = (value: number) => String(value);

function operand(expression: Expression): string {
  switch (expression.kind) {
    case 'property':
      return name(expression.name);
    case 'literal':
      return typeof expression.value === 'string'
        ? text(expression.value)
        : String(expression.value).toUpperCase();
    case 'geometry':
      return (expression.srid === null ? '' : `SRID=${expression.srid};`) + wkt(expression.geometry);
    case 'arithmetic':
      return `(${operand(expression.left)} ${expression.operator} ${operand(expression.right)})`;
    case 'function':
      return `${expression.name}(${expression.args.map(operand).join(', ')})`;
  }
}

const at = ([x, y]: Position) => `${x} ${y}`;
const line = (positions: Position[]) => `(${positions.map(at).join(', ')})`;
const rings = (polygon: Position[][]) => `(${polygon.map(line).join(', ')})`;

function wkt(geometry: Geometry): string {
  switch (geometry.type) {
    case 'Point':
      return `POINT (${at(geometry.coordinates)})`;
    case 'LineString':
      return `LINESTRING ${line(geometry.coordinates)}`;
    case 'Polygon':
      return `POLYGON ${rings(geometry.coordinates)}`;
    case 'MultiPoint':
      return `MULTIPOINT ${line(geometry.coordinates)}`;
    case 'MultiLineString':
      return `MULTILINESTRING (${geometry.coordinates.map(line).join(', ')})`;
    case 'MultiPolygon':
      return `MULTIPOLYGON (${geometry.coordinates.map(rings).join(', ')})`;
    case 'GeometryCollection':
      return `GEOMETRYCOLLECTION (${geometry.geometries.map(wkt).join(', ')})`;
  }
}
