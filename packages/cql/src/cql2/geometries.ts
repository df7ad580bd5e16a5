import type { Geometry, Position } from '../predicate.ts';
import { fault, isNumber, isObject, member, type Cql2Reading } from './reading.ts';

/** Whether a geometry or a box begins here. */
export const isGeometry = (value: unknown): boolean =>
  isObject(value) && (Object.hasOwn(value, 'bbox') || Object.hasOwn(value, 'type'));

/** A geometry of GeoJSON, or a box. @throws FilterFault on a wrong form, an open ring, or too many corners */
export function geometryOf(value: unknown, reading: Cql2Reading): Geometry {
  const coordinates = member(value, 'coordinates');
  const position = (given: unknown) => reading.position(given);
  switch (member(value, 'type')) {
    case undefined:
      return boxOf(member(value, 'bbox'), reading);
    case 'Point':
      return { type: 'Point', coordinates: position(coordinates) };
    case 'MultiPoint':
      return { type: 'MultiPoint', coordinates: listOf(coordinates).map(position) };
    case 'LineString':
      return { type: 'LineString', coordinates: lineOf(coordinates, reading) };
    case 'MultiLineString':
      return { type: 'MultiLineString', coordinates: listOf(coordinates).map((one) => lineOf(one, reading)) };
    case 'Polygon':
      return { type: 'Polygon', coordinates: ringsOf(coordinates, reading) };
    case 'MultiPolygon':
      return { type: 'MultiPolygon', coordinates: listOf(coordinates).map((one) => ringsOf(one, reading)) };
    case 'GeometryCollection':
      return {
        type: 'GeometryCollection',
        geometries: listOf(member(value, 'geometries')).map((one) =>
          reading.part(() => geometryOf(one, reading)),
        ),
      };
    default:
      throw fault('há uma geometria que não existe');
  }
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0) throw fault('uma geometria vazia não serve de filtro');
  return value;
}

function lineOf(value: unknown, reading: Cql2Reading): Position[] {
  const positions = listOf(value).map((one) => reading.position(one));
  if (positions.length < 2) throw fault('uma linha precisa de dois vértices');
  return positions;
}

function ringsOf(value: unknown, reading: Cql2Reading): Position[][] {
  return listOf(value).map((one) => {
    const ring = listOf(one).map((each) => reading.position(each));
    const [first, last] = [ring[0], ring.at(-1)];
    if (ring.length < 4 || first?.[0] !== last?.[0] || first?.[1] !== last?.[1])
      throw fault('um anel de polígono precisa de quatro vértices e terminar onde começa');
    return ring;
  });
}

/** A box of four numbers, or of six with heights, which count for nothing. */
function boxOf(value: unknown, reading: Cql2Reading): Geometry {
  if (!Array.isArray(value) || !value.every(isNumber) || (value.length !== 4 && value.length !== 6))
    throw fault('BBOX precisa ter quatro números');
  const half = value.length / 2;
  const [a = 0, b = 0, c = 0, d = 0] = [value[0], value[1], value[half], value[half + 1]];
  if (a > c || b > d) throw fault('BBOX precisa começar pelo canto menor');
  const corners = [
    [a, b],
    [c, b],
    [c, d],
    [a, d],
    [a, b],
  ];
  return { type: 'Polygon', coordinates: [corners.map((one) => reading.position(one))] };
}
