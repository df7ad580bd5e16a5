import { describe, expect, it } from 'vitest';
import { databaseFault, DatabaseInUse, DatabaseUnavailable, StatementTimeout } from './faults.ts';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('databaseFault', () => {
  it.each([
    ['timeout', new StatementTimeout(10)],
    ['timeout', coded('57014')],
    ['unavailable', new DatabaseUnavailable('x')],
    ['unavailable', new DatabaseInUse('/x', 1, 'here')],
    ['unavailable', coded('ECONNREFUSED')],
    ['unavailable', coded('57P01', 'terminating connection due to administrator command')],
    ['unavailable', coded('53300', 'sorry, too many clients already')],
    ['unavailable', coded('53100', 'could not extend file: No space left on device')],
    ['unavailable', new Error('Connection terminated unexpectedly')],
    ['unavailable', new Error('timeout exceeded when trying to connect')],
    ['unique', coded('23505')],
    ['foreignKey', coded('23503')],
    ['geometry', coded('XX000', 'parse error - invalid geometry')],
    [
      'geometry',
      coded('XX000', 'lwgeom_intersection_prec: GEOS Error: TopologyException: Input geom 0 is invalid'),
    ],
    ['geometry', coded('XX000', 'WKB structure does not match expected size!')],
    ['geometry', coded('22023', 'Geometry type (Point) does not match column type (MultiPolygon)')],
    ['other', coded('XX000', 'cache lookup failed for type 1')],
    ['other', coded('22023', 'invalid value for parameter string')],
    ['other', coded('42601')],
    ['other', new Error('anything')],
    ['other', 'not an error'],
  ])('%s: %s', (expected, error) => {
    expect(databaseFault(error)).toBe(expected);
  });
});
