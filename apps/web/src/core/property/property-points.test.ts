import type { ReportAnswer } from '@fonte/contracts';
import { expect, test } from 'vitest';
import { countBySituation, pointsOf } from './property-points.ts';

const answer = {
  labels: ['Ativa em atendimento', 'Inativa'],
  series: [
    { name: 'cod_propriedade', data: ['52.0001.0001', '52.0001.0002', '52.0001.0003'] },
    { name: 'lon', data: [-50.93, null, -49.5] },
    { name: 'lat', data: [-17.8, null, -18.95] },
    { name: 'situacao', data: [0, 1, null] },
    { name: 'uf', data: ['GO', 'GO', 'MG'] },
  ],
} as unknown as ReportAnswer;

test('columns become points; a property without coordinates has none and is counted all the same', () => {
  const points = pointsOf(answer);
  expect(points.points).toEqual([
    { id: '52.0001.0001', at: [-50.93, -17.8], situation: 'Ativa em atendimento', region: 'GO' },
    { id: '52.0001.0003', at: [-49.5, -18.95], situation: null, region: 'MG' },
  ]);
  expect(points.withoutPoint).toBe(1);
  expect(points.dots.size).toBe(0);
  expect([...countBySituation(points.all)]).toEqual([
    ['Ativa em atendimento', 1],
    ['Inativa', 1],
    [null, 1],
  ]);
});

test("observers' points say what is told of their place", () => {
  const { points, dots } = pointsOf({
    ...answer,
    series: [
      { name: 'id', data: ['3-1'] },
      { name: 'lon', data: [-50.91] },
      { name: 'lat', data: [-17.82] },
      { name: 'situacao', data: [1] },
      { name: 'label', data: ['Uma das 7 propriedades desta área'] },
      { name: 'subtitle', data: ['Rio Verde/GO'] },
      { name: 'bacia', data: ['Paranaíba'] },
    ],
  });
  expect(points).toEqual([{ id: '3-1', at: [-50.91, -17.82], situation: 'Inativa' }]);
  expect(dots.get('3-1')).toEqual({
    at: [-50.91, -17.82],
    situation: 'Inativa',
    label: 'Uma das 7 propriedades desta área',
    place: 'Rio Verde/GO',
    basin: 'Paranaíba',
  });
});

test('an answer without columns has no points', () => {
  expect(pointsOf({ ...answer, series: [] }).points).toEqual([]);
});
