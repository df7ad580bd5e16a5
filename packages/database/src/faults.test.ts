import { describe, expect, it } from 'vitest';
import {
  databaseFault,
  DatabaseInUse,
  DatabaseUnavailable,
  DiskFull,
  isAway,
  refusesWrites,
  StatementTimeout,
} from './faults.ts';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('databaseFault', () => {
  it.each([
    ['timeout', new StatementTimeout(10)],
    ['timeout', coded('57014')],
    ['unavailable', new DatabaseUnavailable('x')],
    ['unavailable', new DatabaseInUse('/x', 1, 'here')],
    ['unavailable', coded('ECONNREFUSED')],
    ['ending', coded('57P01', 'terminating connection due to administrator command')],
    ['ending', coded('57P02')],
    ['ending', coded('57P03', 'the database system is starting up')],
    ['ending', new DatabaseUnavailable('x', { cause: coded('57P01') })],
    ['connections', coded('53300', 'sorry, too many clients already')],
    ['connections', new DatabaseUnavailable('x', { cause: coded('53300') })],
    ['unavailable', new DatabaseUnavailable('x', { cause: new StatementTimeout(10) })],
    ['unavailable', coded('08006')],
    ['memory', coded('53200', 'out of memory')],
    ['diskFull', coded('53100', 'could not extend file: No space left on device')],
    ['diskFull', coded('ENOSPC')],
    ['diskFull', new DiskFull('x')],
    ['readOnly', coded('25006', 'cannot execute INSERT in a read-only transaction')],
    ['conflict', coded('40001', 'canceling statement due to conflict with recovery')],
    ['conflict', coded('40P01', 'deadlock detected')],
    ['storage', coded('58030', 'could not read block')],
    ['storage', coded('XX001', 'invalid page in block 3')],
    ['unavailable', Object.assign(coded('ENOENT'), { syscall: 'connect' })],
    ['other', Object.assign(coded('ENOENT'), { syscall: 'open' })],
    ['unavailable', new Error('Connection terminated unexpectedly')],
    ['unavailable', new Error('timeout exceeded when trying to connect')],
    ['unavailable', new Error('Query read timeout')],
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

describe('what may be waited for, and what goes on reading', () => {
  it.each([
    [coded('57P03'), true, false],
    [coded('53300'), true, false],
    [new DatabaseUnavailable('x'), true, false],
    [coded('53100'), false, true],
    [coded('25006'), false, true],
    [coded('40001'), false, false],
  ])('%s', (error, away, reading) => {
    expect([isAway(error), refusesWrites(error)]).toEqual([away, reading]);
  });
});
