import { sql, type RawBuilder } from 'kysely';
import type { OperatorName } from '../../model/operator.ts';

/** A piece of SQL with its bound values. */
export type Sql = RawBuilder<unknown>;

type Write = (args: readonly Sql[]) => Sql;

const two =
  (make: (a: Sql, b: Sql) => Sql): Write =>
  (args) =>
    make(args[0] ?? sql`null`, args[1] ?? sql`null`);

const chained =
  (sign: Sql): Write =>
  (args) =>
    sql`(${sql.join(args, sign)})`;

const comparison = (sign: Sql): Write => two((a, b) => sql`(${a} ${sign} ${b})`);

/** Each operator in SQL, over rows and over figures. Division by zero or by nothing gives nothing, never 0 and never an error. */
const WRITE: Readonly<Record<OperatorName, Write>> = {
  '+': chained(sql` + `),
  '-': chained(sql` - `),
  '*': chained(sql` * `),
  '/': two((a, b) => sql`((${a})::numeric / nullif((${b})::numeric, 0))`),
  total: (args) => {
    const parts = args.map((one) => sql`coalesce(${one}, 0)`);
    return sql`(case when coalesce(${sql.join(args)}) is not null then ${sql.join(parts, sql` + `)} end)`;
  },
  neg: ([a]) => sql`(- ${a})`,
  abs: ([a]) => sql`abs(${a})`,
  // Half away from zero, as numeric does and as people expect.
  round: ([a, digits]) => sql`round((${a})::numeric, (${digits ?? sql`0`})::integer)`,
  coalesce: (args) => sql`coalesce(${sql.join(args)})`,
  nullif: two((a, b) => sql`nullif(${a}, ${b})`),
  least: (args) => sql`least(${sql.join(args)})`,
  greatest: (args) => sql`greatest(${sql.join(args)})`,
  if: ([test, yes, no]) => sql`(case when ${test} then ${yes} else ${no ?? sql`null`} end)`,
  and: chained(sql` and `),
  or: chained(sql` or `),
  // What is not known is not so: its negation holds there, as the filters' 'Diferente' does.
  not: ([a]) => sql`(not coalesce(${a}, false))`,
  '=': comparison(sql`=`),
  // Nothing is different from every value.
  '!=': comparison(sql`is distinct from`),
  '>': comparison(sql`>`),
  '<': comparison(sql`<`),
  '>=': comparison(sql`>=`),
  '<=': comparison(sql`<=`),
};

/** An operator over its arguments. */
export const operatorSql = (name: OperatorName, args: readonly Sql[]): Sql => WRITE[name](args);
