import { sql, type RawBuilder } from 'kysely';

/** A piece of SQL with its bound values. */
export type Sql = RawBuilder<unknown>;

/** An operator of the language: how many arguments, and its SQL. The same table serves rows and measures. */
export interface Operator {
  readonly least: number;
  readonly most: number;
  /** A type, or that of one of its arguments. */
  readonly gives: 'numeric' | 'boolean' | 'first' | 'second';
  readonly sql: (args: readonly Sql[]) => Sql;
}

const two = (make: (a: Sql, b: Sql) => Sql) => (args: readonly Sql[]) =>
  make(args[0] ?? sql`null`, args[1] ?? sql`null`);

const chained = (sign: Sql) => (args: readonly Sql[]) => sql`(${sql.join(args, sign)})`;

const comparison = (sign: Sql): Operator => ({
  least: 2,
  most: 2,
  gives: 'boolean',
  sql: two((a, b) => sql`(${a} ${sign} ${b})`),
});

const arithmetic = { least: 2, most: 64, gives: 'numeric' } as const;

/** Division by zero or by nothing gives nothing, never 0 and never an error. */
export const OPERATORS: Readonly<Record<string, Operator>> = {
  '+': { ...arithmetic, sql: chained(sql` + `) },
  '-': { ...arithmetic, most: 2, sql: chained(sql` - `) },
  '*': { ...arithmetic, sql: chained(sql` * `) },
  '/': {
    ...arithmetic,
    most: 2,
    sql: two((a, b) => sql`((${a})::numeric / nullif((${b})::numeric, 0))`),
  },
  // What is there added up; nothing where none of it is.
  total: {
    least: 2,
    most: 4_000,
    gives: 'numeric',
    sql: (args) => {
      const parts = args.map((one) => sql`coalesce(${one}, 0)`);
      return sql`(case when coalesce(${sql.join(args)}) is not null then ${sql.join(parts, sql` + `)} end)`;
    },
  },
  neg: { least: 1, most: 1, gives: 'numeric', sql: ([a]) => sql`(- ${a})` },
  abs: { least: 1, most: 1, gives: 'numeric', sql: ([a]) => sql`abs(${a})` },
  // Half away from zero, as numeric does and as people expect.
  round: {
    least: 1,
    most: 2,
    gives: 'numeric',
    sql: ([a, digits]) => sql`round((${a})::numeric, (${digits ?? sql`0`})::integer)`,
  },
  coalesce: {
    least: 1,
    most: 64,
    gives: 'first',
    sql: (args) => sql`coalesce(${sql.join(args)})`,
  },
  nullif: { least: 2, most: 2, gives: 'first', sql: two((a, b) => sql`nullif(${a}, ${b})`) },
  least: { least: 1, most: 64, gives: 'first', sql: (args) => sql`least(${sql.join(args)})` },
  greatest: { least: 1, most: 64, gives: 'first', sql: (args) => sql`greatest(${sql.join(args)})` },
  // Without a third part: no value where the test does not hold.
  if: {
    least: 2,
    most: 3,
    gives: 'second',
    sql: ([test, yes, no]) => sql`(case when ${test} then ${yes} else ${no ?? sql`null`} end)`,
  },
  and: { least: 2, most: 64, gives: 'boolean', sql: chained(sql` and `) },
  or: { least: 2, most: 64, gives: 'boolean', sql: chained(sql` or `) },
  // What is not known is not so: its negation holds there, as the filters' 'Diferente' does.
  not: { least: 1, most: 1, gives: 'boolean', sql: ([a]) => sql`(not coalesce(${a}, false))` },
  '=': comparison(sql`=`),
  // Nothing is different from every value.
  '!=': comparison(sql`is distinct from`),
  '>': comparison(sql`>`),
  '<': comparison(sql`<`),
  '>=': comparison(sql`>=`),
  '<=': comparison(sql`<=`),
};

/** An operator by name, or undefined. */
export const operatorNamed = (name: string): Operator | undefined =>
  Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
