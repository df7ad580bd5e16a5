import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Sql } from '../sql/operators.ts';

/** Compiles statements, and runs none. */
export const nowhere = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A statement as text for a golden file: a line for each clause, then what is bound. */
export function sqlText(statement: Sql): string {
  const { sql, parameters } = statement.compile(nowhere);
  const lines = sql.replaceAll(
    / (from \(|from |where |group by |order by |union all |left join |join )/g,
    '\n  $1',
  );
  const bound = parameters.map((value, index) => `-- $${index + 1} = ${JSON.stringify(value)}`);
  return `${[lines, ...bound].join('\n')}\n`;
}
