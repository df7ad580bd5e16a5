import { sql, type Kysely } from 'kysely';
import type { Database } from '../generated/tables.ts';

/** Our schemas, in the order of the data dictionary. */
export const SCHEMAS = ['geo', 'programa', 'camada', 'portal', 'resumo'] as const;

export interface Column {
  readonly name: string;
  /** As PostgreSQL writes it: numeric(14,4), geometry(Point,4674). */
  readonly type: string;
  /** Name in pg_type, underscore in front for arrays: numeric, _int4. */
  readonly base: string;
  readonly nullable: boolean;
  /** Filled by the database when left out: a default, an identity. */
  readonly defaulted: boolean;
  /** Never written: generated columns, GENERATED ALWAYS identities, views. */
  readonly readOnly: boolean;
  readonly primaryKey: boolean;
  /** Referenced column as schema.table.column, when it is a foreign key. */
  readonly references: string | null;
  readonly comment: string | null;
}

export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly kind: 'table' | 'view' | 'materialized view';
  readonly comment: string | null;
  readonly columns: readonly Column[];
}

export interface Schema {
  readonly schemas: readonly { readonly name: string; readonly comment: string | null }[];
  readonly tables: readonly Table[];
}

/** The schema of a migrated database: our tables and views with their columns and comments, in a fixed order. */
export async function readSchema(db: Kysely<Database>): Promise<Schema> {
  const schemas = await sql<Schema['schemas'][number]>`
    select nspname as name, obj_description(oid, 'pg_namespace') as comment
    from pg_namespace where nspname = any(${[...SCHEMAS]}) order by array_position(${[...SCHEMAS]}::text[], nspname::text)`.execute(
    db,
  );
  const tables = await sql<Table>`
    select n.nspname as schema, c.relname as name,
      case c.relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end as kind,
      obj_description(c.oid, 'pg_class') as comment,
      (select json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'base', t.typname,
          'nullable', not a.attnotnull,
          'defaulted', a.atthasdef or a.attidentity <> '',
          'readOnly', a.attgenerated <> '' or a.attidentity = 'a' or c.relkind in ('v', 'm'),
          'primaryKey', exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any(k.conkey)),
          'references', (
            select rn.nspname || '.' || rc.relname || '.' || ra.attname
            from pg_constraint k
            join pg_class rc on rc.oid = k.confrelid join pg_namespace rn on rn.oid = rc.relnamespace
            join pg_attribute ra on ra.attrelid = rc.oid and ra.attnum = k.confkey[array_position(k.conkey, a.attnum)]
            where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)
            order by cardinality(k.conkey), k.conname limit 1),
          'comment', col_description(c.oid, a.attnum)) order by a.attnum)
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any(${[...SCHEMAS]}) and c.relkind in ('r', 'p', 'v', 'm')
    order by array_position(${[...SCHEMAS]}::text[], n.nspname::text), c.relkind in ('v', 'm'), c.relname collate "C"`.execute(
    db,
  );
  return { schemas: schemas.rows, tables: withInheritedComments(tables.rows) };
}

/** A view's column that has the name of a commented column in its schema means the same, and takes its comment. */
function withInheritedComments(tables: readonly Table[]): Table[] {
  const comments = new Map<string, string>();
  for (const { schema, columns } of tables) {
    for (const { name, comment } of columns) {
      if (comment && !comments.has(`${schema}.${name}`)) comments.set(`${schema}.${name}`, comment);
    }
  }
  return tables.map((table) =>
    table.kind === 'table'
      ? table
      : {
          ...table,
          columns: table.columns.map((column) => ({
            ...column,
            comment: column.comment ?? comments.get(`${table.schema}.${column.name}`) ?? null,
          })),
        },
  );
}

/** Every schema, table and column that nobody described, as schema.table.column. */
export function undescribed({ schemas, tables }: Schema): string[] {
  return [
    ...schemas.filter(({ comment }) => !comment).map(({ name }) => name),
    ...tables.filter(({ comment }) => !comment).map(({ schema, name }) => `${schema}.${name}`),
    ...tables.flatMap(({ schema, name, columns }) =>
      columns.filter(({ comment }) => !comment).map((column) => `${schema}.${name}.${column.name}`),
    ),
  ];
}
