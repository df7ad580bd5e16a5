import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type DatabaseConnection,
} from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../index.ts';
import { putTogetherOnce, type LaterValue } from './put-together.ts';

const asked: Pick<CompiledQuery, 'sql' | 'parameters'>[] = [];
class Noting extends DummyDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: async (query) => {
        asked.push({ sql: query.sql, parameters: query.parameters });
        return { rows: [] };
      },
      streamQuery: () => {
        throw new Error('Nothing is read');
      },
    };
  }
}
const connected = () =>
  new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Noting(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

it('is written once, and bears the values of each call, on whichever connection it is asked', async () => {
  let written = 0;
  const versions = putTogetherOnce(
    (db: Kysely<Database>, later: LaterValue<{ least: number; most: number | null }>) => {
      written += 1;
      return db
        .selectFrom('portal.versao')
        .select('versao')
        .where('versao', '>=', later('least'))
        .where(sql<boolean>`versao < coalesce(${later('most')}, ${9})`)
        .where('versao', '<>', later('least'));
    },
  );
  await versions(connected(), { least: 3, most: 5 });
  await versions(connected(), { least: 4, most: null });
  const text =
    'select "versao" from "portal"."versao" where "versao" >= $1 and versao < coalesce($2, $3) and "versao" <> $4';
  expect(asked).toEqual([
    { sql: text, parameters: [3, 5, 9, 3] },
    { sql: text, parameters: [4, null, 9, 4] },
  ]);
  expect(written).toBe(1);
});
