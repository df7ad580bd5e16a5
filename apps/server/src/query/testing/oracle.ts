import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import type { DatabaseAccess } from '@fonte/database';
import { sql } from 'kysely';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathTo } from '../../model/paths.ts';
import type { ColumnType, Relation } from '../../model/relation.ts';
import { RELATIONS } from '../../model/relations/index.ts';

type Row = Record<string, unknown>;

const TYPE: Record<ColumnType, string> = {
  text: 'VARCHAR',
  integer: 'BIGINT',
  numeric: 'DECIMAL(18,6)',
  date: 'DATE',
  datetime: 'VARCHAR',
  boolean: 'BOOLEAN',
};

/**
 * A second opinion: the raw rows of every relation in DuckDB, each fact joined flat with everything it reaches, so that a figure
 * is one plain SELECT. It shares the model's joins with the engine and nothing else.
 */
export class Oracle {
  private constructor(readonly connection: DuckDBConnection) {}

  static async of(database: DatabaseAccess, facts: readonly string[]): Promise<Oracle> {
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    const dir = await mkdtemp(join(tmpdir(), 'fonte-oracle-'));
    try {
      for (const relation of Object.values(RELATIONS)) {
        // oxlint-disable no-await-in-loop -- one connection
        const columns = Object.entries(relation.columns).map(
          ([name, { stored = name }]) => sql`${sql.ref(stored)} as ${sql.ref(name)}`,
        );
        const { rows } =
          await sql<Row>`select ${sql.join(columns)} from ${sql.table(relation.table.join('.'))}`.execute(
            database.db,
          );
        const file = join(dir, `${relation.key}.json`);
        await writeFile(file, JSON.stringify(rows));
        const types = Object.entries(relation.columns).map(
          ([name, { type }]) => `"${name}": '${TYPE[type]}'`,
        );
        await connection.run(
          `CREATE TABLE "${relation.key}" AS SELECT * FROM read_json('${file}', format = 'array', columns = {${types.join(', ')}})`,
        );
      }
      for (const fact of facts) await connection.run(flat(fact));
      // oxlint-enable no-await-in-loop
      return new Oracle(connection);
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  }

  async select(text: string): Promise<Row[]> {
    return (await this.connection.runAndReadAll(text)).getRowObjectsJson();
  }

  close(): void {
    this.connection.closeSync();
  }
}

/** A fact with the columns of all it reaches, named 'relation.column'. */
function flat(fact: string): string {
  const reached = Object.values(RELATIONS).flatMap((relation): [Relation, string][] => {
    const step = pathTo(fact, relation.key)?.at(-1);
    if (!step) return [];
    const on = Object.entries(step.on).map(([from, to]) => `"${step.from}"."${from}" = "${step.to}"."${to}"`);
    return [[relation, `LEFT JOIN "${step.to}" ON ${on.join(' AND ')}`]];
  });
  const depth = ([{ key }]: [Relation, string]) => pathTo(fact, key)?.length ?? 0;
  const joins = reached.sort((a, b) => depth(a) - depth(b)).map(([, join]) => join);
  const columns = [RELATIONS[fact]!, ...reached.map(([relation]) => relation)].flatMap(
    ({ key, columns: own }) => Object.keys(own).map((name) => `"${key}"."${name}" AS "${key}.${name}"`),
  );
  return `CREATE TABLE "flat_${fact}" AS SELECT ${columns.join(', ')} FROM "${fact}" ${joins.join(' ')}`;
}
