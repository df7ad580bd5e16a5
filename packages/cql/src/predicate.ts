/**
 * The one form of every filter: cql_filter (ECQL), XML FILTER (OGC 1.x, FES 2.0) and datajud's `filter=` are read into it
 * (design/maps, 'One filter AST'). It names properties freely; what it may name is decided where it becomes SQL.
 */

/** A position: x (longitude or easting), y, and z where given; z is kept out of every comparison. */
export type Position = [number, number];

export type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPoint'; coordinates: Position[] }
  | { type: 'MultiLineString'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] }
  | { type: 'GeometryCollection'; geometries: Geometry[] };

export type Expression =
  | { kind: 'property'; name: string }
  | { kind: 'literal'; value: string | number | boolean }
  | {
      kind: 'geometry';
      geometry: Geometry;
      /** EPSG code, or null where the text names none */ srid: number | null;
    }
  | { kind: 'arithmetic'; operator: '+' | '-' | '*' | '/'; left: Expression; right: Expression }
  | { kind: 'function'; name: string; args: Expression[] };

export type Comparator = '=' | '<>' | '<' | '<=' | '>' | '>=';
export type SpatialOperator =
  | 'intersects'
  | 'disjoint'
  | 'contains'
  | 'within'
  | 'touches'
  | 'crosses'
  | 'overlaps'
  | 'equals';

export type Predicate =
  | { kind: 'and' | 'or'; parts: Predicate[] }
  | { kind: 'not'; part: Predicate }
  | { kind: 'include' | 'exclude' }
  | {
      kind: 'compare';
      operator: Comparator;
      left: Expression;
      right: Expression;
      /** false: letters' case is ignored */ matchCase: boolean;
    }
  | { kind: 'between'; value: Expression; low: Expression; high: Expression }
  /** `pattern` in the one SQL form: % any stretch, _ any sign, \ before a sign that means itself. */
  | { kind: 'like'; value: Expression; pattern: string; matchCase: boolean }
  | { kind: 'in'; value: Expression; list: Expression[] }
  | { kind: 'ids'; ids: string[] }
  | { kind: 'null'; value: Expression }
  /** Instants are ISO 8601 texts; `during` has both ends, the others one. */
  | {
      kind: 'temporal';
      operator: 'before' | 'after' | 'during' | 'tequals';
      value: Expression;
      from: string;
      to: string | null;
    }
  | {
      kind: 'bbox';
      property: string | null;
      box: [number, number, number, number];
      /** as written */ crs: string | null;
    }
  | { kind: 'spatial'; operator: SpatialOperator; left: Expression; right: Expression }
  | {
      kind: 'distance';
      operator: 'dwithin' | 'beyond';
      left: Expression;
      right: Expression;
      /** metres */ metres: number;
    };

/** A predicate and all of these at once; one part stands for itself. */
export function allOf(parts: Predicate[]): Predicate {
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'and', parts };
}
