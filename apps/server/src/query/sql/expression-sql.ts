import { sql } from 'kysely';
import type { Band, DatePart, RowExpr } from '../../model/expression.ts';
import type { ColumnType } from '../../model/relation.ts';
import { DIGITS, partsOf } from '../days/grain.ts';
import { operatorSql, type Sql } from './operators.ts';
import type { RowSource } from './row-source.ts';

/** The SQL of an expression over a source's rows; undefined when the source (a rollup) cannot give it. */
export function rowSql(expr: RowExpr, source: RowSource, referenceDay: string): Sql | undefined {
  if (typeof expr === 'string') return expr === '@date' ? source.date() : source.column(expr);
  if ('number' in expr) return sql`${sql.lit(expr.number)}::numeric`;
  if ('text' in expr) return sql`${expr.text}::text`;
  if ('day' in expr) return sql`${expr.day}::date`;
  if ('op' in expr) {
    const args = expr.args.map((arg) => rowSql(arg, source, referenceDay));
    const there = args.filter((arg) => arg !== undefined);
    return there.length === args.length ? operatorSql(expr.op, there) : undefined;
  }
  if ('band' in expr) {
    const make = typeof expr.band === 'string' ? caseSql : bandSql;
    return mapped(rowSql(expr.band, source, referenceDay), (x) => make(x, expr.bands));
  }
  if ('age' in expr)
    return mapped(
      source.column(expr.age),
      (born) => sql`extract(year from age(${referenceDay}::date, ${born}))::integer`,
    );
  if ('part' in expr) {
    const parts = partsOf(expr.grain) ?? ['YYYY'];
    const date = expr.part === '@date' ? source.date(parts) : source.column(expr.part);
    return mapped(date, (day) => partSql(day, parts));
  }
  return mapped(source.column(expr.known), (value) => sql`(${value} is not null)`);
}

const mapped = (value: Sql | undefined, make: (value: Sql) => Sql): Sql | undefined =>
  value === undefined ? undefined : make(value);

/** Bands of what is worked out of a row (an age, visits of two cycles): a CASE would work it out once more for each band below its own. */
export function bandSql(value: Sql, bands: readonly Band[]): Sql {
  const bounds = bands.flatMap(({ below }) => (below === undefined ? [] : [Number(below)]));
  const rising = bounds.every((bound, index) => index === 0 || bound > bounds[index - 1]!);
  if (
    !rising ||
    bounds.length === 0 ||
    bounds.length < bands.length - 1 ||
    bands.slice(0, -1).some(({ below }) => !below)
  )
    return caseSql(value, bands);
  const names = sql.join(bands.map(({ value: name }) => sql.lit(name)));
  return sql`(array[${names}]::text[])[width_bucket(${value}, array[${sql.join(bounds.map((one) => sql.lit(one)))}]) + 1]`;
}

/** The same as a CASE: for a column as it stands, and for what is not in order. */
export function caseSql(value: Sql, bands: readonly Band[]): Sql {
  const cases = bands.map(({ value: name, below }) =>
    below === undefined
      ? sql`when ${value} is not null then ${sql.lit(name)}`
      : sql`when ${value} < ${sql.lit(Number(below))} then ${sql.lit(name)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
}

const PART: Readonly<Record<DatePart, (day: Sql) => Sql>> = {
  YYYY: (day) => sql`extract(year from ${day})::integer`,
  S: (day) => sql`ceil(extract(month from ${day}) / 6.0)::integer`,
  T: (day) => sql`extract(quarter from ${day})::integer`,
  MM: (day) => sql`extract(month from ${day})::integer`,
  DD: (day) => sql`extract(day from ${day})::integer`,
  D: (day) => sql`extract(isodow from ${day})::integer`,
};

function partSql(day: Sql, parts: readonly DatePart[]): Sql {
  let size = 1;
  const terms: Sql[] = [];
  for (const part of [...parts].reverse()) {
    terms.unshift(size === 1 ? PART[part](day) : sql`${PART[part](day)} * ${sql.lit(size)}`);
    size *= 10 ** DIGITS[part];
  }
  return terms.length === 1 ? (terms[0] ?? sql`null`) : sql`(${sql.join(terms, sql` + `)})`;
}

/** The database type a column type has in SQL. */
export const SQL_TYPE: Readonly<Record<ColumnType, Sql>> = {
  text: sql`text`,
  integer: sql`bigint`,
  numeric: sql`numeric`,
  date: sql`date`,
  datetime: sql`timestamp`,
  boolean: sql`boolean`,
};
