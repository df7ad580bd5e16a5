import { expect, test } from 'vitest';
import { readFeatures } from './base-layers.ts';

/** Frozen through and through: whoever changes anything of it fails. */
function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object') {
    for (const one of Object.values(value)) frozen(one);
    Object.freeze(value);
  }
  return value;
}
const cornersOf = (data: Parameters<typeof readFeatures>[0]) =>
  readFeatures(data).map((feature) => feature.getGeometry()?.getExtent().map(Math.round));

const OBJECTS = { land: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: [[0]] }] } };

test('what is read stays as it is: GeoJSON, and topologies with their arcs packed and not', () => {
  const packed = {
    type: 'Topology',
    objects: OBJECTS,
    transform: { scale: [2, 2], translate: [-50, -20] },
    // As steps from place to place.
    arcs: [
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [-1, -1],
      ],
    ],
  };
  const { transform: _, ...plain } = packed;
  const unpacked = {
    ...plain,
    arcs: [
      [
        [-50, -20],
        [-48, -20],
        [-48, -18],
        [-50, -20],
      ],
    ],
  };
  const polygon = { type: 'Polygon', coordinates: unpacked.arcs };
  const corners = cornersOf(frozen({ type: 'Feature', properties: { nome: 'a' }, geometry: polygon }));
  expect(corners).toEqual([[-5565975, -2273031, -5343336, -2037549]]);
  expect(cornersOf(frozen(unpacked))).toEqual(corners);
  expect(cornersOf(frozen(packed))).toEqual(corners);
});
