import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FilterFault,
  readCql,
  readCql2Json,
  readCql2Text,
  type FilterCrs,
  type Predicate,
} from '../index.ts';

const DEGREES: FilterCrs = { srid: null, latitudeFirst: false };
const text = (filter: string, crs = DEGREES) => readCql2Text(filter, crs);
const json = (tree: unknown, crs = DEGREES) => readCql2Json(JSON.stringify(tree), crs);
const p = (property: string) => ({ property });
const op = (name: string, ...args: unknown[]) => ({ op: name, args });

describe('both encodings are one tree, and that of ECQL', () => {
  test.each<[string, unknown, string]>([
    ["uf = 'GO'", op('=', p('uf'), 'GO'), "uf = 'GO'"],
    ['area > 2.5e1', op('>', p('area'), 25), 'area > 25'],
    ["uf <> 'D''Água'", op('<>', p('uf'), "D'Água"), "uf <> 'D''Água'"],
    ["uf <> 'D\\'Água'", op('<>', p('uf'), "D'Água"), "uf <> 'D''Água'"],
    [
      'a = 1 OR b = 2 AND NOT c = 3',
      op('or', op('=', p('a'), 1), op('and', op('=', p('b'), 2), op('not', op('=', p('c'), 3)))),
      'a = 1 OR b = 2 AND NOT c = 3',
    ],
    [
      '(a = 1 OR b = 2) AND c = 3',
      op('and', op('or', op('=', p('a'), 1), op('=', p('b'), 2)), op('=', p('c'), 3)),
      '(a = 1 OR b = 2) AND c = 3',
    ],
    ['(a + 1) * 2 >= -b', op('>=', op('*', op('+', p('a'), 1), 2), op('-', 0, p('b'))), '(a + 1) * 2 >= -b'],
    ["nome LIKE 'Faz%'", op('like', p('nome'), 'Faz%'), "nome LIKE 'Faz%'"],
    ["nome NOT LIKE 'Faz%'", op('not', op('like', p('nome'), 'Faz%')), "nome NOT LIKE 'Faz%'"],
    [
      "CASEI(nome) LIKE casei('FAZ%')",
      op('like', op('casei', p('nome')), op('casei', 'FAZ%')),
      "strToLowerCase(nome) LIKE 'faz%'",
    ],
    ['a BETWEEN 1 AND 2', op('between', p('a'), 1, 2), 'a BETWEEN 1 AND 2'],
    ["uf NOT IN ('GO', 'MG')", op('not', op('in', p('uf'), ['GO', 'MG'])), "uf NOT IN ('GO', 'MG')"],
    ['"or" IS NOT NULL', op('not', op('isNull', p('or'))), '"or" IS NOT NULL'],
    ['TRUE', true, 'INCLUDE'],
    ['FALSE', false, 'EXCLUDE'],
    ['aproximado = FALSE', op('=', p('aproximado'), false), 'aproximado = FALSE'],
    ["dt >= DATE('2025-02-28')", op('>=', p('dt'), { date: '2025-02-28' }), "dt >= '2025-02-28'"],
    [
      "T_AFTER(dt, TIMESTAMP('2025-02-28T00:00:00Z'))",
      op('t_after', p('dt'), { timestamp: '2025-02-28T00:00:00Z' }),
      "dt > '2025-02-28T00:00:00Z'",
    ],
    [
      "t_during(dt, INTERVAL('2025-01-01', '2025-12-31'))",
      op('t_during', p('dt'), { interval: ['2025-01-01', '2025-12-31'] }),
      "dt > '2025-01-01' AND dt < '2025-12-31'",
    ],
    [
      "T_BEFORE(DATE('2025-01-01'), dt)",
      op('t_before', { date: '2025-01-01' }, p('dt')),
      "dt > '2025-01-01'",
    ],
    [
      "T_DISJOINT(dt, INTERVAL('2025-01-01', '2025-12-31'))",
      op('t_disjoint', p('dt'), { interval: ['2025-01-01', '2025-12-31'] }),
      "NOT (dt >= '2025-01-01' AND dt <= '2025-12-31')",
    ],
    [
      'S_INTERSECTS(geom, POINT(-50 -16))',
      op('s_intersects', p('geom'), { type: 'Point', coordinates: [-50, -16] }),
      'INTERSECTS(geom, POINT(-50 -16))',
    ],
    [
      'S_WITHIN(geom, BBOX(-50, -16, -49, -15))',
      op('s_within', p('geom'), { bbox: [-50, -16, -49, -15] }),
      'WITHIN(geom, POLYGON((-50 -16, -49 -16, -49 -15, -50 -15, -50 -16)))',
    ],
    ['A_OVERLAPS(assuntos, (1, 2))', op('a_overlaps', p('assuntos'), [1, 2]), 'assuntos && ARRAY[1, 2]'],
    ['A_CONTAINS(assuntos, (1, 2))', op('a_contains', p('assuntos'), [1, 2]), 'assuntos @> ARRAY[1, 2]'],
    ["lower(nome) = 'x'", op('=', op('lower', p('nome')), 'x'), "lower(nome) = 'x'"],
  ])('%s', (filter, tree, ecql) => {
    expect(text(filter)).toEqual(json(tree));
    expect(text(filter)).toEqual(readCql(ecql));
  });

  test('an open interval has one end, and one without ends is any day there is', () => {
    const compare = (operator: string, value: string) =>
      expect.objectContaining({ kind: 'compare', operator, right: { kind: 'literal', value } });
    expect(text("T_INTERSECTS(dt, INTERVAL('2025-01-01', '..'))")).toEqual({
      kind: 'and',
      parts: [compare('>=', '2025-01-01')],
    });
    expect(text("T_INTERSECTS(dt, INTERVAL('..', '..'))")).toEqual(readCql('dt IS NOT NULL'));
    expect(text("T_AFTER(dt, INTERVAL('2025-01-01', '..'))")).toEqual({ kind: 'exclude' });
  });
});

describe('the system of filter-crs', () => {
  const geometryOf = (predicate: Predicate) =>
    predicate.kind === 'spatial' && predicate.right.kind === 'geometry' ? predicate.right : null;

  test('its axes and its code', () => {
    const point = 'S_INTERSECTS(geom, POINT(-16 -50))';
    expect(geometryOf(text(point, { srid: null, latitudeFirst: true }))).toMatchObject({
      geometry: { coordinates: [-50, -16] },
      srid: null,
    });
    expect(geometryOf(text(point, { srid: 3857, latitudeFirst: false }))).toMatchObject({
      geometry: { coordinates: [-16, -50] },
      srid: 3857,
    });
  });

  test('a box follows the axes too, with or without heights', () => {
    const crs = { srid: null, latitudeFirst: true };
    const whole = geometryOf(text('S_INTERSECTS(geom, BBOX(-16, -50, -15, -49))', crs));
    expect(whole).toEqual(geometryOf(text('S_INTERSECTS(geom, BBOX(-16, -50, 0, -15, -49, 9))', crs)));
    expect(whole?.geometry).toMatchObject({
      coordinates: [
        [
          [-50, -16],
          [-50, -15],
          [-49, -15],
          [-49, -16],
          [-50, -16],
        ],
      ],
    });
  });
});

describe('refused with a reason', () => {
  test.each([
    '',
    'uf',
    "uf = 'GO",
    'uf = ',
    '1=1; DROP TABLE x',
    'uf = 1 --',
    '(a = 1',
    'a = 1)',
    'a LIKE 5',
    'a ILIKE 5',
    'IN (x)',
    'INCLUDE',
    'dt BEFORE 2025-01-01',
    'dt = 2025-01-01',
    "dt = DATE('2025-02-31')",
    "dt = DATE('ontem')",
    'dt = DATE(2025)',
    'INTERSECTS(geom, POINT(1 2))',
    'S_INTERSECTS(geom, SRID=4326;POINT(1 2))',
    'S_INTERSECTS(geom, ENVELOPE(1, 2, 1, 2)) AND',
    'S_INTERSECTS(geom, POLYGON((0 0, 1 1)))',
    'S_INTERSECTS(geom, POLYGON((0 0, 1 0, 1 1, 0 1)))',
    'S_INTERSECTS(geom, BBOX(1, 2, 0, 3))',
    'S_INTERSECTS(geom, BBOX(1, 2, 3))',
    'S_INTERSECTS(geom)',
    'S_NEAR(geom, POINT(1 2))',
    "T_MEETS(dt, DATE('2025-01-01'))",
    "T_DURING(dt, DATE('2025-01-01'))",
    "T_AFTER(dt, '2025-01-01')",
    "T_AFTER(dt, INTERVAL('2025-01-01'))",
    'A_EQUALS(assuntos, (1))',
    'A_OVERLAPS(assuntos, ())',
    'uf IN ()',
    'a % 2 = 1',
    `${'('.repeat(100)}a = 1${')'.repeat(100)}`,
    `${'NOT '.repeat(100)}TRUE`,
    `a = ${'1+'.repeat(100)}1`,
    `a IN (${'1,'.repeat(6000)}1)`,
    `S_INTERSECTS(g, LINESTRING(${'1 2,'.repeat(30_000)}1 2))`,
    'x'.repeat(300_000),
    'a = 1e999',
  ])('text: %#', (filter) => {
    expect(() => text(filter)).toThrow(FilterFault);
  });

  test.each<[unknown]>([
    [null],
    ['uf'],
    [[]],
    [{}],
    [{ op: 'and' }],
    [{ op: 1, args: [] }],
    [op('and', true)],
    [op('xor', true, true)],
    [op('=', p('a'))],
    [op('=', p('a'), null)],
    [op('=', p(''), 1)],
    [op('=', { property: 1 }, 1)],
    [op('=', p('a'), { date: 'x' })],
    [op('like', p('a'), p('b'))],
    [op('in', p('a'), 'x')],
    [op('in', p('a'), [])],
    [op('s_intersects', p('geom'), { type: 'Point', coordinates: ['a', 2] })],
    [op('s_intersects', p('geom'), { type: 'Circle', coordinates: [1, 2] })],
    [op('s_intersects', p('geom'), { type: 'GeometryCollection', geometries: [] })],
    [op('t_after', p('a'), p('b'))],
    [op('constructor', p('a'))],
    [op('%', p('a'), 2)],
  ])('JSON: %j', (tree) => {
    expect(() => json(tree)).toThrow(FilterFault);
  });

  test.each(['', '{', '[['.repeat(50_000), '{"op":"not","args":['.repeat(5_000)])('no JSON: %#', (filter) => {
    expect(() => readCql2Json(filter, DEGREES)).toThrow(FilterFault);
  });

  test('whatever the text, it is read or refused', () => {
    const pieces = fc.constantFrom(
      'a',
      '(',
      ')',
      '=',
      "'x'",
      'AND',
      'NOT',
      'IN',
      '1',
      ',',
      'S_WITHIN',
      'POINT(1 2)',
      'CASEI',
      'LIKE',
      '"b"',
      '-',
      'T_AFTER',
      'DATE',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
        try {
          text(parts.join(' '));
        } catch (error) {
          expect(error).toBeInstanceOf(FilterFault);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('whatever the JSON, it is read or refused', () => {
    const leaf = fc.oneof(fc.constantFrom('a', 1, true, null), fc.constant(p('a')));
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.record({
          op: fc.constantFrom(
            'and',
            'not',
            '=',
            'like',
            'in',
            's_within',
            't_after',
            'a_overlaps',
            'casei',
            '+',
          ),
          args: fc.array(tie('tree'), { maxLength: 3 }),
        }),
        fc.array(tie('tree'), { maxLength: 3 }),
      ),
    }));
    fc.assert(
      fc.property(tree, (one) => {
        try {
          json(one);
        } catch (error) {
          expect(error).toBeInstanceOf(FilterFault);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
