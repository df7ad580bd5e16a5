import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from './testing.ts';
import { giveOtherSettings, newSessions } from './testing/other-settings.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

async function one(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(database.db);
  return rows[0]?.value;
}

describe('values', () => {
  it.each([
    ['int8 as number', '9007199254740991::int8', 9007199254740991],
    ['int8 past 2^53 as exact text', '9007199254740993::int8', '9007199254740993'],
    ['count as number', 'count(*)', 1],
    ['numeric as exact text', '0.10::numeric + 0.20', '0.30'],
    ['date as text', "date '2025-01-31'", '2025-01-31'],
    [
      'timestamptz in UTC with microseconds',
      "timestamptz '2025-01-31 09:00:00.123456-03'",
      '2025-01-31T12:00:00.123456Z',
    ],
    ['timestamptz across midnight', "timestamptz '2024-12-31 22:30:00-03'", '2025-01-01T01:30:00Z'],
    ['timestamptz with seconds in its zone', "timestamptz '1900-01-01 00:00:00+00'", '1900-01-01T00:00:00Z'],
    ['timestamp as text without zone', "timestamp '2025-01-31 09:00:00.5'", '2025-01-31T09:00:00.5'],
    ['the day in Brazil', "(timestamptz '2025-01-01 01:30:00Z')::date", '2024-12-31'],
    ['time as text', "time '09:30'", '09:30:00'],
    ['interval as text', "interval '1 day 2 hours'", '1 day 02:00:00'],
    ['boolean', 'true', true],
    ['null', 'null::int', null],
    ['float8', '0.5::float8', 0.5],
    ['json', `'{"a":[1,"x"]}'::jsonb`, { a: [1, 'x'] }],
    ['int array', 'array[1,2,null]', [1, 2, null]],
    ['int8 array', 'array[1,2]::int8[]', [1, 2]],
    ['numeric array', 'array[0.10,2]::numeric[]', ['0.10', '2']],
    ['date array', "array[date '2025-01-31']", ['2025-01-31']],
    ['timestamptz array', "array[timestamptz '2025-01-31 09:00:00-03']", ['2025-01-31T12:00:00Z']],
    ['text array', "array['a,b','\"c\"']", ['a,b', '"c"']],
    ['geometry text', 'st_astext(st_setsrid(st_makepoint(-44.5,-19.25),4674))', 'POINT(-44.5 -19.25)'],
  ])('%s', async (_name, expression, expected) => {
    expect(await one(expression)).toEqual(expected);
  });

  it('gives bytea as a buffer', async () => {
    expect(await one("'\\x0001ff'::bytea")).toEqual(Buffer.from([0, 1, 255]));
  });
});

describe('sessions', () => {
  let own: TestDatabase;
  let later: TestDatabase;
  beforeEach(async () => {
    own = await freshDatabase();
  });
  afterEach(async () => {
    await later?.close();
    await own.close();
  });

  it('answer alike whatever a database and its user were set to', async () => {
    const told = sql`select date '2025-03-04' as day, (date '2025-03-04')::text as words, '03/04/2025'::date::text as read,
      interval '1 day 2 hours'::text as lasts, (0.1::float8 + 0.2::float8)::text as sum, '\\xff'::bytea::text as bytes,
      (null = null) as equal, current_setting('transaction_isolation') as sees, ('2025-01-01T01:30:00Z'::timestamptz)::date as here,
      'a\\n' as backslash, '{null}'::text[] as list, lower('ÁB') as small, round(2.345, 2) as rounded,
      round(st_area(st_setsrid(st_makeenvelope(-50, -20, -49.99, -19.99), 4326)::geography)) as area,
      'programa.meta'::regclass::text as relation, (select jsonb_object_agg(name, setting) from pg_settings where name in
      ('row_security', 'statement_timeout', 'lock_timeout', 'gin_fuzzy_search_limit', 'session_replication_role', 'search_path')) as settings`;
    const before = await told.execute(own.db);
    await giveOtherSettings(own);
    later = await newSessions(own);
    expect((await told.execute(later.db)).rows).toEqual(before.rows);
    const [row] = before.rows;
    expect(row).toMatchObject({
      words: '2025-03-04',
      read: '2025-03-04',
      here: '2024-12-31',
      rounded: '2.35',
    });
    // The other settings do stand there, the database's and the user's.
    const given = await sql<{ n: number }>`select count(*) as n from pg_db_role_setting`.execute(later.db);
    expect(given.rows[0]?.n).toBeGreaterThanOrEqual(2);
  });
});
