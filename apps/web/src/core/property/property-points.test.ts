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
  ],
} as unknown as ReportAnswer;

test('columns become points; a property without coordinates has none and is counted all the same', () => {
  const points = pointsOf(answer);
  expect(points.points).toEqual([
    { id: '52.0001.0001', at: [-50.93, -17.8], situation: 'Ativa em atendimento' },
    { id: '52.0001.0003', at: [-49.5, -18.95], situation: null },
  ]);
  expect(points.withoutPoint).toBe(1);
  expect([...countBySituation(points.all)]).toEqual([
    ['Ativa em atendimento', 1],
    ['Inativa', 1],
    [null, 1],
  ]);
});

test('an answer without columns has no points', () => {
  expect(pointsOf({ ...answer, series: [] }).points).toEqual([]);
});
