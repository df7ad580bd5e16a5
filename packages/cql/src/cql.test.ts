import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FilterFault, readCql, readCqlList, writeCql, type Expression, type Predicate } from './index.ts';

const property = (name: string): Expression => ({ kind: 'property', name });
const literal = (value: string | number | boolean): Expression => ({ kind: 'literal', value });

describe('ECQL', () => {
  test.each<[string, Predicate]>([
    [
      "uf = 'GO'",
      { kind: 'compare', operator: '=', left: property('uf'), right: literal('GO'), matchCase: true },
    ],
    [
      "nome = 'D''Água'",
      { kind: 'compare', operator: '=', left: property('nome'), right: literal("D'Água"), matchCase: true },
    ],
    [
      'area_total != -2.5e1',
      { kind: 'compare', operator: '<>', left: property('area_total'), right: literal(-25), matchCase: true },
    ],
    ["nome ilike '%boa%'", { kind: 'like', value: property('nome'), pattern: '%boa%', matchCase: false }],
    [
      "nome NOT LIKE 'A_'",
      { kind: 'not', part: { kind: 'like', value: property('nome'), pattern: 'A_', matchCase: true } },
    ],
    ['isNull("id")=true', { kind: 'null', value: property('id') }],
    ['isNull(uf) = false', { kind: 'not', part: { kind: 'null', value: property('uf') } }],
    ['"id" IS NOT NULL', { kind: 'not', part: { kind: 'null', value: property('id') } }],
    ["uf IN ('GO', 'MG')", { kind: 'in', value: property('uf'), list: [literal('GO'), literal('MG')] }],
    ['codes && ARRAY[1, 2]', { kind: 'in', value: property('codes'), list: [literal(1), literal(2)] }],
    ["uf = ANY(ARRAY['GO'])", { kind: 'in', value: property('uf'), list: [literal('GO')] }],
    [
      '(codes) @> array[1, 2]',
      {
        kind: 'and',
        parts: [1, 2].map((code) => ({
          kind: 'compare',
          operator: '=',
          left: property('codes'),
          right: literal(code),
          matchCase: true,
        })),
      },
    ],
    ["IN ('car.1', 'car.2')", { kind: 'ids', ids: ['car.1', 'car.2'] }],
    [
      'x BETWEEN 1 AND 2 AND y = TRUE',
      {
        kind: 'and',
        parts: [
          { kind: 'between', value: property('x'), low: literal(1), high: literal(2) },
          { kind: 'compare', operator: '=', left: property('y'), right: literal(true), matchCase: true },
        ],
      },
    ],
    [
      'a = 1 OR b = 2 AND c = 3',
      {
        kind: 'or',
        parts: [
          { kind: 'compare', operator: '=', left: property('a'), right: literal(1), matchCase: true },
          {
            kind: 'and',
            parts: [
              { kind: 'compare', operator: '=', left: property('b'), right: literal(2), matchCase: true },
              { kind: 'compare', operator: '=', left: property('c'), right: literal(3), matchCase: true },
            ],
          },
        ],
      },
    ],
    [
      '(a + 1) * 2 > 4',
      {
        kind: 'compare',
        operator: '>',
        matchCase: true,
        right: literal(4),
        left: {
          kind: 'arithmetic',
          operator: '*',
          left: { kind: 'arithmetic', operator: '+', left: property('a'), right: literal(1) },
          right: literal(2),
        },
      },
    ],
    [
      'dt DURING 2025-01-01/2025-12-31T23:59:59Z',
      {
        kind: 'temporal',
        operator: 'during',
        value: property('dt'),
        from: '2025-01-01',
        to: '2025-12-31T23:59:59Z',
      },
    ],
    ...(
      [
        ['2025-01-01/P1Y', '2025-01-01', '2026-01-01'],
        ['P1M/2025-03-31', '2025-02-28', '2025-03-31'],
        ['2024-02-29/P1Y', '2024-02-29', '2025-02-28'],
        ['2025-01-01/PT36H', '2025-01-01', '2025-01-02T12:00:00'],
        ['2025-01-01T10:00:00-03:00/P2W', '2025-01-01T10:00:00-03:00', '2025-01-15T10:00:00-03:00'],
      ] as const
    ).map(([text, from, to]): [string, Predicate] => [
      `dt DURING ${text}`,
      { kind: 'temporal', operator: 'during', value: property('dt'), from, to },
    ]),
    [
      "BBOX(geom, -50, -20, -40.5, -10, 'EPSG:4326')",
      { kind: 'bbox', property: 'geom', box: [-50, -20, -40.5, -10], crs: 'EPSG:4326' },
    ],
    [
      'INTERSECTS(geom, SRID=4674;POINT(-50 -16))',
      {
        kind: 'spatial',
        operator: 'intersects',
        left: property('geom'),
        right: { kind: 'geometry', geometry: { type: 'Point', coordinates: [-50, -16] }, srid: 4674 },
      },
    ],
    [
      'DWITHIN(geom, POINT Z (1 2 3), 2, kilometers)',
      {
        kind: 'distance',
        operator: 'dwithin',
        left: property('geom'),
        metres: 2000,
        right: { kind: 'geometry', geometry: { type: 'Point', coordinates: [1, 2] }, srid: null },
      },
    ],
    [
      "strToLowerCase(nome) = 'x'",
      {
        kind: 'compare',
        operator: '=',
        left: { kind: 'function', name: 'strToLowerCase', args: [property('nome')] },
        right: literal('x'),
        matchCase: true,
      },
    ],
    ['[a = 1]', { kind: 'compare', operator: '=', left: property('a'), right: literal(1), matchCase: true }],
    ['NOT EXCLUDE', { kind: 'not', part: { kind: 'exclude' } }],
  ])('%s', (text, expected) => {
    expect(readCql(text)).toEqual(expected);
  });

  test('one filter per layer, the separator inside quotes and EWKT kept', () => {
    expect(
      readCqlList("a = ';x';INCLUDE;INTERSECTS(g, SRID=4326;POINT(1 2));").map((each) => each.kind),
    ).toEqual(['compare', 'include', 'spatial', 'include']);
  });

  test.each([
    '',
    'uf',
    "uf = 'GO",
    'uf = ',
    '1=1; DROP TABLE x',
    'uf = 1 --',
    'a = 1 AND',
    '(a = 1',
    'a LIKE 5',
    'IN (x)',
    'POLYGON((0 0, 1 1)) = 1',
    'INTERSECTS(g, POLYGON((0 0, 1 0, 1 1, 0 1)))',
    'INTERSECTS(g, POINT EMPTY)',
    'DWITHIN(g, POINT(1 2), -1, meters)',
    'DWITHIN(g, POINT(1 2), 1, parsecs)',
    'dt BEFORE amanha',
    'dt AFTER 2024-02-31',
    'dt AFTER 2023-02-29T00:00:00Z',
    "dt DURING '2024-01-01'/'2024-13-01'",
    'dt DURING P1Y/P1Y',
    'dt DURING 2024-01-01/P',
    'dt DURING 2024-01-01/P1DT',
    'dt DURING 2024-01-01/P9999Y',
    'dt AFTER P1Y',
    `${'('.repeat(100)}a = 1${')'.repeat(100)}`,
    `${'NOT '.repeat(100)}INCLUDE`,
    `a IN (${'1,'.repeat(6000)}1)`,
    `INTERSECTS(g, LINESTRING(${'1 2,'.repeat(30_000)}1 2))`,
    'x'.repeat(300_000),
    'a = 1e999',
  ])('refused with a reason: %#', (text) => {
    expect(() => readCql(text)).toThrow(FilterFault);
  });
});

describe('any filter', () => {
  const name = fc.string({ minLength: 1, maxLength: 8 });
  const finite = fc
    .double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 })
    .map((n) => Number(n.toFixed(6)) + 0);
  const position = fc.tuple(finite, finite);
  const ring = fc
    .array(position, { minLength: 3, maxLength: 6 })
    .map((positions) => [...positions, positions[0] as [number, number]]);
  const geometry: fc.Arbitrary<Expression> = fc
    .tuple(
      fc.oneof(
        position.map((coordinates) => ({ type: 'Point' as const, coordinates })),
        fc
          .array(position, { minLength: 2, maxLength: 5 })
          .map((coordinates) => ({ type: 'LineString' as const, coordinates })),
        fc
          .array(ring, { minLength: 1, maxLength: 2 })
          .map((coordinates) => ({ type: 'Polygon' as const, coordinates })),
        fc
          .array(fc.array(ring, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 })
          .map((coordinates) => ({ type: 'MultiPolygon' as const, coordinates })),
      ),
      fc.option(fc.constantFrom(4326, 4674, 3857)),
    )
    .map(([shape, srid]) => ({ kind: 'geometry', geometry: shape, srid }));
  const value: fc.Arbitrary<Expression> = fc.oneof(
    name.map(property),
    fc.oneof(fc.string({ maxLength: 8 }), finite, fc.boolean()).map(literal),
  );
  const { filter } = fc.letrec<{ filter: Predicate }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom<Predicate>({ kind: 'include' }, { kind: 'exclude' }),
      fc
        .tuple(fc.constantFrom('=', '<>', '<', '<=', '>', '>='), value, value)
        .map(([operator, left, right]): Predicate => ({
          kind: 'compare',
          operator: operator as '=',
          left,
          right,
          matchCase: true,
        })),
      fc
        .tuple(value, fc.string({ maxLength: 8 }), fc.boolean())
        .map(([each, pattern, matchCase]): Predicate => ({ kind: 'like', value: each, pattern, matchCase })),
      fc
        .tuple(value, fc.array(value, { minLength: 1, maxLength: 4 }))
        .map(([each, list]): Predicate => ({ kind: 'in', value: each, list })),
      fc
        .tuple(value, value, value)
        .map(([each, low, high]): Predicate => ({ kind: 'between', value: each, low, high })),
      value.map((each): Predicate => ({ kind: 'null', value: each })),
      fc.tuple(name, geometry).map(([each, shape]): Predicate => ({
        kind: 'spatial',
        operator: 'within',
        left: property(each),
        right: shape,
      })),
      fc
        .tuple(fc.constantFrom('and', 'or'), fc.array(tie('filter'), { minLength: 2, maxLength: 3 }))
        .map(([kind, parts]): Predicate => ({ kind: kind as 'and', parts })),
      tie('filter').map((part): Predicate => ({ kind: 'not', part })),
    ),
  }));

  test('written and read back is the same', () => {
    fc.assert(
      fc.property(filter, (predicate) => {
        expect(readCql(writeCql(predicate))).toEqual(predicate);
      }),
      { numRuns: 1500 },
    );
  });

  test('no text makes reading throw anything but a FilterFault', () => {
    const hostile = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(
            'a',
            '=',
            "'x'",
            '(',
            ')',
            'AND',
            'NOT',
            'IN',
            'POINT',
            '1',
            ',',
            ';',
            'BBOX',
            'LIKE',
            '[',
            '"',
            '-',
            '2025-01-01',
            'SRID',
          ),
          { maxLength: 40 },
        )
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        try {
          readCql(text);
        } catch (fault) {
          expect(fault).toBeInstanceOf(FilterFault);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
