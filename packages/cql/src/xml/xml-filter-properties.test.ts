import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FilterFault,
  readCql,
  readXmlFilter,
  writeCql,
  writeXmlFilter,
  type Expression,
  type FilterVersion,
  type Geometry,
  type Predicate,
} from '../index.ts';

const VERSIONS: FilterVersion[] = ['1.0.0', '1.1.0', '2.0.0'];

const name = fc.stringMatching(/^[A-Za-zçã_][\w ]{0,6}[\w]$/).map((each) => each.trim());
/** What XML can hold at all. */
const text = fc
  .string({ maxLength: 8, unit: 'grapheme' })
  .filter((each) => !/[\p{Cc}\uFFFE\uFFFF]/u.test(each));
const finite = fc
  .double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 })
  .map((n) => Number(n.toFixed(6)) + 0);
const position = fc.tuple(finite, finite);
const line = fc.array(position, { minLength: 2, maxLength: 5 });
const ring = fc
  .array(position, { minLength: 3, maxLength: 6 })
  .map((positions) => [...positions, positions[0] as [number, number]]);
const polygon = fc.array(ring, { minLength: 1, maxLength: 2 });
const simple: fc.Arbitrary<Geometry> = fc.oneof(
  position.map((coordinates): Geometry => ({ type: 'Point', coordinates })),
  line.map((coordinates): Geometry => ({ type: 'LineString', coordinates })),
  polygon.map((coordinates): Geometry => ({ type: 'Polygon', coordinates })),
  line.map((coordinates): Geometry => ({ type: 'MultiPoint', coordinates })),
  fc
    .array(line, { minLength: 1, maxLength: 2 })
    .map((coordinates): Geometry => ({ type: 'MultiLineString', coordinates })),
  fc
    .array(polygon, { minLength: 1, maxLength: 2 })
    .map((coordinates): Geometry => ({ type: 'MultiPolygon', coordinates })),
);
const geometry: fc.Arbitrary<Expression> = fc
  .tuple(
    fc.oneof(
      simple,
      fc
        .array(simple, { minLength: 1, maxLength: 3 })
        .map((geometries): Geometry => ({ type: 'GeometryCollection', geometries })),
    ),
    fc.option(fc.constantFrom(4326, 4674, 3857)),
  )
  .map(([shape, srid]) => ({ kind: 'geometry', geometry: shape, srid }));
const property = name.map((each): Expression => ({ kind: 'property', name: each }));
const value: fc.Arbitrary<Expression> = fc.letrec<{ value: Expression }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    property,
    fc.oneof(text, finite, fc.boolean()).map((each): Expression => ({ kind: 'literal', value: each })),
    fc
      .tuple(fc.constantFrom('+' as const, '*' as const), property, tie('value'))
      .map(([operator, left, right]): Expression => ({ kind: 'arithmetic', operator, left, right })),
    tie('value').map((each): Expression => ({ kind: 'function', name: 'strToLowerCase', args: [each] })),
  ),
})).value;
const pattern = fc
  .array(
    fc.oneof(
      fc.constantFrom('%', '_', '\\%', '\\_', '\\\\', '*', '?', '!'),
      text.filter((each) => !/[%_\\]/.test(each)),
    ),
    {
      maxLength: 5,
    },
  )
  .map((parts) => parts.join(''));
const instant = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 19)}Z`);

const { filter } = fc.letrec<{ filter: Predicate }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4 },
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
      .tuple(value, pattern, fc.boolean())
      .map(([each, like, matchCase]): Predicate => ({ kind: 'like', value: each, pattern: like, matchCase })),
    fc
      .tuple(value, value, value)
      .map(([each, low, high]): Predicate => ({ kind: 'between', value: each, low, high })),
    value.map((each): Predicate => ({ kind: 'null', value: each })),
    fc
      .tuple(property, fc.constantFrom('before' as const, 'after' as const, 'tequals' as const), instant)
      .map(([each, operator, from]): Predicate => ({
        kind: 'temporal',
        operator,
        value: each,
        from,
        to: null,
      })),
    fc.tuple(property, instant, instant).map(([each, from, to]): Predicate => ({
      kind: 'temporal',
      operator: 'during',
      value: each,
      from,
      to,
    })),
    fc
      .tuple(
        name,
        fc.tuple(finite, finite, finite, finite),
        fc.option(fc.constantFrom('EPSG:4326', 'EPSG:3857')),
      )
      .map(([each, box, crs]): Predicate => ({ kind: 'bbox', property: each, box, crs })),
    fc
      .tuple(property, geometry, fc.constantFrom('within' as const, 'equals' as const, 'touches' as const))
      .map(([left, right, operator]): Predicate => ({ kind: 'spatial', operator, left, right })),
    fc.tuple(property, geometry, fc.nat(1e6)).map(([left, right, metres]): Predicate => ({
      kind: 'distance',
      operator: 'beyond',
      left,
      right,
      metres,
    })),
    fc
      .tuple(
        fc.constantFrom('and' as const, 'or' as const),
        fc.array(tie('filter'), { minLength: 2, maxLength: 3 }),
      )
      .map(([kind, parts]): Predicate => ({ kind, parts })),
    tie('filter').map((part): Predicate => ({ kind: 'not', part })),
  ),
}));

describe('any filter', () => {
  test.each(VERSIONS)('%s: written in XML and read back is the same', (version) => {
    fc.assert(
      fc.property(filter, (predicate) => {
        expect(readXmlFilter(writeXmlFilter(predicate, { version }), { version })).toEqual(predicate);
      }),
      { numRuns: 700 },
    );
  });

  test('ECQL and XML say the same', () => {
    fc.assert(
      fc.property(filter, fc.constantFrom(...VERSIONS), (predicate, version) => {
        const read = readXmlFilter(writeXmlFilter(readCql(writeCql(predicate)), { version }), { version });
        expect(readCql(writeCql(read))).toEqual(predicate);
      }),
      { numRuns: 700 },
    );
  });

  test('no text makes reading throw anything but a FilterFault', () => {
    const names = [
      'Filter',
      'And',
      'Not',
      'Or',
      'PropertyIsEqualTo',
      'PropertyName',
      'Literal',
      'BBOX',
      'gml:Box',
      'gml:coordinates',
      'PropertyIsLike',
      'Polygon',
      'exterior',
      'LinearRing',
      'posList',
      'DWithin',
      'Distance',
      'Function',
      'toString',
      '__proto__',
    ];
    const hostile = fc.array(
      fc.oneof(
        fc.constantFrom(...names).map((each) => `<${each}>`),
        fc.constantFrom(...names).map((each) => `</${each}>`),
        fc.constantFrom(...names).map((each) => `<${each}/>`),
        fc.constantFrom(
          '<!DOCTYPE x>',
          '&lt;',
          '&x;',
          '&#0;',
          ']]>',
          '<![CDATA[',
          '<?x?>',
          '1 2',
          '1,2',
          'a',
          '<Literal srsName="EPSG:1" name="">',
          '"',
          "'",
          '<',
        ),
        fc.string({ maxLength: 5, unit: 'binary' }),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(hostile, fc.boolean(), fc.constantFrom(...VERSIONS), (parts, whole, version) => {
        const xml = whole ? `<Filter>${parts.join('')}</Filter>` : parts.join('');
        try {
          readXmlFilter(xml, { version });
        } catch (fault) {
          expect(fault).toBeInstanceOf(FilterFault);
          expect((fault as FilterFault).at).toBeGreaterThanOrEqual(0);
          expect((fault as FilterFault).at).toBeLessThanOrEqual(xml.length);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('what nests well but means nothing is a FilterFault too', () => {
    const names = [
      'And',
      'Not',
      'PropertyIsEqualTo',
      'PropertyIsLike',
      'PropertyIsBetween',
      'LowerBoundary',
      'UpperBoundary',
      'PropertyName',
      'Literal',
      'BBOX',
      'Box',
      'Envelope',
      'lowerCorner',
      'coordinates',
      'coord',
      'Intersects',
      'Polygon',
      'Surface',
      'patches',
      'exterior',
      'LinearRing',
      'posList',
      'MultiSurface',
      'surfaceMember',
      'DWithin',
      'Distance',
      'Function',
      'Add',
      'During',
      'TimePeriod',
      'hasOwnProperty',
    ];
    const { tree } = fc.letrec<{ tree: string }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom('1 2', '1,2 3,4', 'x', ''),
        fc
          .tuple(fc.constantFrom(...names), fc.array(tie('tree'), { maxLength: 3 }))
          .map(([each, inner]) => `<${each}>${inner.join('')}</${each}>`),
      ),
    }));
    fc.assert(
      fc.property(tree, fc.constantFrom(...VERSIONS), (inner, version) => {
        try {
          readXmlFilter(`<Filter>${inner}</Filter>`, { version });
        } catch (fault) {
          expect(fault).toBeInstanceOf(FilterFault);
        }
      }),
      { numRuns: 4000 },
    );
  });
});
