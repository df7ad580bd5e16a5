import type { Column, Schema, Table } from './read-schema.ts';

/** TypeScript of what is read and what may be written, by PostgreSQL's type name; see value-parsers.ts. */
const TYPES: Record<string, { read: string; write?: string }> = {
  text: { read: 'string' },
  varchar: { read: 'string' },
  uuid: { read: 'string' },
  bool: { read: 'boolean' },
  int2: { read: 'number' },
  int4: { read: 'number' },
  int8: { read: 'number' },
  float4: { read: 'number' },
  float8: { read: 'number' },
  numeric: { read: 'string', write: 'string | number' },
  date: { read: 'string' },
  time: { read: 'string' },
  timestamp: { read: 'string' },
  timestamptz: { read: 'string', write: 'string | Date' },
  interval: { read: 'string' },
  // Written as text: pg would send an array as a PostgreSQL array instead of JSON.
  json: { read: 'unknown', write: 'string' },
  jsonb: { read: 'unknown', write: 'string' },
  bytea: { read: 'Buffer' },
  geometry: { read: 'string' },
  geography: { read: 'string' },
  tsvector: { read: 'string' },
};

/** The text of src/generated/tables.ts. Errors: a column type without an entry above. */
export function writeTypes({ tables }: Schema): string {
  return [
    '// Written by `npm run types -w packages/database` from the migrated schema; change the migrations instead.',
    '/* oxlint-disable max-lines -- data */',
    "import type { ColumnType } from 'kysely';",
    '',
    ...tables.flatMap((table) => [...interfaceOf(table), '']),
    '/** Every table and view by its qualified name, as Kysely wants it. */',
    'export interface Database {',
    ...tables.map((table) => `  '${table.schema}.${table.name}': ${typeName(table)};`),
    '}',
    '',
  ].join('\n');
}

function interfaceOf(table: Table): string[] {
  return [
    ...comment(table.comment, ''),
    `export interface ${typeName(table)} {`,
    ...table.columns.flatMap((column) => [
      ...comment(column.comment, '  '),
      `  ${column.name}: ${columnType(table, column)};`,
    ]),
    '}',
  ];
}

function columnType(table: Table, column: Column): string {
  const array = column.base.startsWith('_');
  const type = TYPES[array ? column.base.slice(1) : column.base];
  if (!type)
    throw new Error(`${table.schema}.${table.name}.${column.name}: no TypeScript type for ${column.type}`);
  const of = (name: string) => (array ? `${name.includes(' ') ? `(${name})` : name}[]` : name);
  const orNull = (name: string) => (column.nullable && name !== 'unknown' ? `${name} | null` : name);
  const read = orNull(of(type.read));
  if (column.readOnly) return `ColumnType<${read}, never, never>`;
  const write = orNull(of(type.write ?? type.read));
  const insert = column.defaulted && !column.nullable ? `${write} | undefined` : write; // Kysely lets NULL be left out
  return read === insert && read === write ? read : `ColumnType<${read}, ${insert}, ${write}>`;
}

/** programa.visita_valida → ProgramaVisitaValida. */
export function typeName({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${schema}_${name}`.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function comment(text: string | null, indent: string): string[] {
  return text ? [`${indent}/** ${text.replaceAll('*/', '* /')} */`] : [];
}
