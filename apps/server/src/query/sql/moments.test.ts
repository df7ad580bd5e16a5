import { expect, it } from 'vitest';
import { nowhere } from '../testing/sql-text.ts';
import { boundSql } from './filter-sql.ts';

it.each([
  ['2018-11-04', '$1::timestamp'],
  ['2018-11-04 00:30', '$1::timestamp'],
  ['2018-11-04T00:30:00', '$1::timestamp'],
  // With a zone it is put on the clock that columns are on: a cast alone would leave the zone out.
  ['2018-11-04T03:30:00Z', 'timezone($1::text, $2::timestamptz)'],
  ['2018-11-04 03:30+00', 'timezone($1::text, $2::timestamptz)'],
  ['2018-11-04 00:30-03:00', 'timezone($1::text, $2::timestamptz)'],
])('a moment %s is held against the clock as %s', (value, expected) => {
  expect(boundSql(value, 'datetime').compile(nowhere).sql).toBe(expected);
});
