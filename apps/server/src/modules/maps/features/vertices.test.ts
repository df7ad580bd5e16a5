import { readCql } from '@fonte/cql';
import { expect, test } from 'vitest';
import { checkVertexSum, verticesOf } from './vertices.ts';

const ring = (corners: number): string =>
  `POLYGON((${Array.from({ length: corners }, (_, at) => `${at / 1e4} ${(at % 2) / 1e4}`).join(', ')}, 0 0))`;
const within = (corners: number) => readCql(`INTERSECTS(geom, ${ring(corners)})`);

test('corners are counted in every part of a filter, and for each layer', () => {
  const filter = readCql(
    `NOT (INTERSECTS(geom, ${ring(9)}) OR (area_ha > 3 AND DWITHIN(geom, POINT(1 2), 3, kilometers)))
      AND WITHIN(geom, MULTIPOLYGON(((0 0, 1 0, 1 1, 0 0)), ((5 5, 6 5, 6 6, 5 5))))
      AND INTERSECTS(geom, GEOMETRYCOLLECTION(POINT(1 1), LINESTRING(1 1, 2 2)))`,
  );
  expect(verticesOf([filter])).toBe(10 + 1 + 8 + 3);
  expect(verticesOf([filter, undefined, filter])).toBe(2 * 22);
});

test('a filter of many corners is refused where it meets too many layers', () => {
  const filter = within(4_999);
  expect(() => checkVertexSum(Array.from({ length: 4 }, () => filter))).not.toThrow();
  expect(() => checkVertexSum(Array.from({ length: 5 }, () => filter))).toThrow(
    'As geometrias dos filtros têm 25.000 vértices em todas as camadas; o limite é 20.000',
  );
});
