import { describe, expect, it } from 'vitest';
import { areaWords, distanceWords, placeWords } from './measure-words.ts';
import {
  geometryOf,
  isArea,
  isFull,
  isWhole,
  sphereMetres,
  withoutLast,
  withVertex,
  type Sketch,
} from './sketch-model.ts';

describe('units of the measuring tools (specification 2, section 9)', () => {
  it('writes distances in m below 100 and in km from there on', () => {
    expect(distanceWords(0)).toBe('0,00\u00a0m');
    expect(distanceWords(99.99)).toBe('99,99\u00a0m');
    expect(distanceWords(100)).toBe('0,10\u00a0km');
    expect(distanceWords(3417)).toBe('3,42\u00a0km');
    expect(distanceWords(1_234_567)).toBe('1.234,57\u00a0km');
  });

  it('writes areas in m² below 10000 and in km² from there on', () => {
    expect(areaWords(9999.5)).toBe('9.999,50\u00a0m²');
    expect(areaWords(10_000)).toBe('0,01\u00a0km²');
    expect(areaWords(1_250_000)).toBe('1,25\u00a0km²');
  });

  it('writes places with a comma and the hemisphere', () => {
    expect(placeWords([-50.91866, -17.7412])).toBe('17,7412° S · 50,9187° O');
    expect(placeWords([10, 2.5])).toBe('2,5000° N · 10,0000° L');
  });
});

const drawn = (kind: Sketch['kind'], ...vertices: [number, number][]): Sketch =>
  vertices.reduce<Sketch>((sketch, at) => withVertex(sketch, at), { kind, vertices: [] });

describe('a drawing', () => {
  it('takes a vertex once, and no more than its kind has', () => {
    expect(drawn('line', [0, 0], [0, 0], [1, 0]).vertices).toHaveLength(2);
    expect(drawn('circle', [0, 0], [1, 0], [2, 0]).vertices).toHaveLength(2);
    expect(isFull(drawn('point', [0, 0]))).toBe(true);
    expect(withoutLast(drawn('line', [0, 0], [1, 0])).vertices).toEqual([[0, 0]]);
    expect(withoutLast(drawn('line')).vertices).toEqual([]);
  });

  it('is whole with what its kind needs', () => {
    expect(isWhole(drawn('polygon', [0, 0], [1, 0]))).toBe(false);
    expect(isWhole(drawn('polygon', [0, 0], [1, 0], [1, 1]))).toBe(true);
    expect(isWhole(drawn('box', [0, 0]))).toBe(false);
  });

  it('closes polygons and boxes, whichever corner came first', () => {
    expect(geometryOf(drawn('polygon', [0, 0], [1, 0], [1, 1]))).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
        ],
      ],
    });
    expect(geometryOf(drawn('box', [2, 3], [1, -1]))).toMatchObject({
      coordinates: [
        [
          [1, -1],
          [2, -1],
          [2, 3],
          [1, 3],
          [1, -1],
        ],
      ],
    });
    expect(geometryOf(drawn('polygon', [0, 0], [1, 0]))?.type).toBe('LineString');
    expect(geometryOf(drawn('line'))).toBeNull();
  });

  it('draws a circle whose corners are all as far from the middle as the chosen point', () => {
    const circle = geometryOf(drawn('circle', [-50, -15], [-49.9, -15]));
    const radius = sphereMetres([-50, -15], [-49.9, -15]);
    if (circle?.type !== 'Polygon') throw new Error('no polygon');
    for (const corner of circle.coordinates[0] ?? [])
      expect(sphereMetres([-50, -15], corner)).toBeCloseTo(radius, 3);
  });

  it('is an area when its outline does not cross itself', () => {
    expect(isArea(drawn('polygon', [0, 0], [2, 0], [2, 2], [0, 2]))).toBe(true);
    expect(isArea(drawn('polygon', [0, 0], [2, 0], [1, 1], [2, 2], [0, 2]))).toBe(true);
    expect(isArea(drawn('polygon', [0, 0], [2, 2], [2, 0], [0, 2]))).toBe(false);
    expect(isArea(drawn('polygon', [0, 0], [1, 0], [3, 0]))).toBe(false);
    expect(isArea(drawn('box', [0, 0], [0, 1]))).toBe(false);
    expect(isArea(drawn('box', [0, 0], [1, 1]))).toBe(true);
  });
});
