import { readCqlList, writeCql } from '@fonte/cql';
import { expect, test } from 'vitest';
import { inDegrees } from './in-degrees.ts';

const SQUARE = 'POLYGON ((-51 -18, -50 -18, -50 -17, -51 -17, -51 -18))';

test.each([
  [`INTERSECTS("the_geom", ${SQUARE})`, `INTERSECTS("the_geom", SRID=4674;${SQUARE})`],
  [
    `NOT (uf = 'GO' OR DWITHIN(g, POINT (-51 -18), 5, kilometers))`,
    `NOT (("uf" = 'GO') OR (DWITHIN("g", SRID=4674;POINT (-51 -18), 5000, meters)))`,
  ],
  ['BBOX(g, -51, -18, -50, -17)', `BBOX("g", -51, -18, -50, -17, 'EPSG:4674')`],
  [`BBOX(g, 1, 2, 3, 4, 'EPSG:3857')`, `BBOX("g", 1, 2, 3, 4, 'EPSG:3857')`],
  ['INTERSECTS(g, SRID=3857;POINT (1 2))', 'INTERSECTS("g", SRID=3857;POINT (1 2))'],
])('%s', (written, sent) => {
  const [filter] = readCqlList(written);
  expect(filter && writeCql(inDegrees(filter))).toBe(sent);
});
