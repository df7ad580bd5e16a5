import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from './testing.ts';

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
