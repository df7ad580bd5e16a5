import type { Column } from './column.ts';
import { REASONS } from './reasons.ts';

/** A geometry column, and what is done with a shape that crosses itself. */
export interface GeometrySource {
  readonly kind: 'Point' | 'Polygon' | 'MultiPolygon';
  readonly required: boolean;
  /** The programme mends its own polygons; layers of other sources are repaired (ST_MakeValid) with a warning. */
  readonly invalid: 'refuse' | 'repair';
  /** The column with the area that the shape is declared to have, ha, of tables with a property: what differs beyond belief is told. */
  readonly hectares?: string;
}

/** Columns whose values must stand in another table. */
export interface Reference {
  readonly columns: readonly string[];
  readonly to: string;
  readonly toColumns: readonly string[];
  /** The foreign key by which standing rows hold on to `to`; undefined where a row may outlive what it names. */
  readonly standing:
    | { readonly columns: readonly string[]; readonly toColumns: readonly string[] }
    | undefined;
}

/** A check of one row; `test` takes the columns' values as PostgreSQL text and gives the reason, said of the last column. */
export interface Rule {
  /** For the guide of the format. */
  readonly about: string;
  readonly columns: readonly string[];
  readonly test: (...values: (string | null)[]) => string | null;
}

/** One file of the import format, and the table it fills. */
export interface TableSource {
  readonly schema: 'programa' | 'camada';
  readonly name: string;
  readonly format: 'csv' | 'geojson';
  readonly columns: Readonly<Record<string, Column>>;
  readonly geometry: GeometrySource | undefined;
  /** The table's primary key. */
  readonly key: readonly string[];
  /** What no two rows of the file may share: the key, or the smaller part of it that is unique by itself. */
  readonly identity: readonly string[];
  readonly references: readonly Reference[];
  readonly rules: readonly Rule[];
}

interface Declaration {
  readonly schema?: TableSource['schema'];
  readonly name: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly geometry?: GeometrySource;
  readonly key: readonly string[];
  readonly identity?: readonly string[];
  readonly references?: readonly Reference[];
  readonly rules?: readonly Rule[];
}

/** Completes a declaration, keeping the names of its columns; a table with geometry comes as GeoJSON, the others as CSV. */
export function table<const D extends Declaration>(
  declaration: D,
): TableSource & { readonly columns: D['columns'] } {
  return {
    schema: declaration.schema ?? 'programa',
    name: declaration.name,
    format: declaration.geometry ? 'geojson' : 'csv',
    columns: declaration.columns,
    geometry: declaration.geometry,
    key: declaration.key,
    identity: declaration.identity ?? declaration.key,
    references: declaration.references ?? [],
    rules: declaration.rules ?? [],
  };
}

/** 'visita.csv', 'poligono.geojson'. */
export const fileName = (source: TableSource): string => `${source.name}.${source.format}`;

/** `columns` must name a row of `to`, by the columns of the same names unless told. */
export function refersTo(columns: string | readonly string[], to: string, toColumns = columns): Reference {
  const reference = { columns: [columns].flat(), toColumns: [toColumns].flat() };
  return { ...reference, to, standing: reference };
}

/** As `refersTo`, for rows that may outlive what they name. */
export function mayName(columns: string | readonly string[], to: string, toColumns = columns): Reference {
  return { ...refersTo(columns, to, toColumns), standing: undefined };
}

/** The second date, where both are given, is not before the first. */
export function inOrder(first: string, second: string): Rule {
  return {
    about: `\`${second}\` não vem antes de \`${first}\`.`,
    columns: [first, second],
    test: (a, b) => (a !== null && b !== null && b < a ? REASONS.before(first) : null),
  };
}

/** Both are given or neither. */
export function together(first: string, second: string): Rule {
  return {
    about: `\`${first}\` e \`${second}\` vêm juntos ou não vêm.`,
    columns: [first, second],
    test: (a, b) => ((a === null) === (b === null) ? null : REASONS.together(first)),
  };
}
