import { FilterFault } from '../fault.ts';
import { GmlPositions } from './gml-positions.ts';
import type { Expression, Geometry, Position } from '../predicate.ts';
import type { XmlElement } from './xml-element.ts';

const KINDS = new Set([
  'Point',
  'LineString',
  'LinearRing',
  'Curve',
  'Polygon',
  'Surface',
  'Box',
  'Envelope',
  'MultiPoint',
  'MultiLineString',
  'MultiCurve',
  'MultiPolygon',
  'MultiSurface',
  'MultiGeometry',
]);

/** Whether the element is a geometry of GML 2 or 3. */
export const isGeometry = (element: XmlElement) => KINDS.has(element.name);

/**
 * Reads a geometry of GML 2 or 3. Coordinates come out longitude first, whatever the order they were written in.
 * @param latFirst the order where no srsName tells it
 * @throws FilterFault on a wrong form, an open ring, an unknown coordinate system, too many vertices
 */
export function readGml(element: XmlElement, latFirst: boolean): Expression & { kind: 'geometry' } {
  const positions = new GmlPositions(latFirst);
  const geometry = read(element, positions.within(element));
  return { kind: 'geometry', geometry, srid: positions.srid };
}

/** A box, with the coordinate system it names. */
export function readEnvelope(
  element: XmlElement,
  latFirst: boolean,
): { box: [number, number, number, number]; srid: number | null } {
  const all = new GmlPositions(latFirst);
  const positions = all.within(element);
  const [low, high] = corners(element, positions);
  return { box: [low[0], low[1], high[0], high[1]], srid: all.srid };
}

function read(element: XmlElement, at: GmlPositions): Geometry {
  switch (element.name) {
    case 'Point':
      return { type: 'Point', coordinates: at.one(element) };
    case 'LineString':
    case 'LinearRing':
    case 'Curve':
      return { type: 'LineString', coordinates: line(element, at) };
    case 'Polygon':
      return { type: 'Polygon', coordinates: polygon(element, at) };
    case 'Surface': {
      const patches = of(element, 'patches', 'polygonPatches').flatMap((each) => each.children);
      return patches.length === 1 && patches[0]
        ? { type: 'Polygon', coordinates: polygon(patches[0], at.within(patches[0])) }
        : {
            type: 'MultiPolygon',
            coordinates: some(element, patches, (each) => polygon(each, at.within(each))),
          };
    }
    case 'Box':
    case 'Envelope': {
      const [[x1, y1], [x2, y2]] = corners(element, at);
      const ring: Position[] = [
        [x1, y1],
        [x2, y1],
        [x2, y2],
        [x1, y2],
        [x1, y1],
      ];
      return { type: 'Polygon', coordinates: [ring] };
    }
    case 'MultiPoint':
      return {
        type: 'MultiPoint',
        coordinates: some(element, members(element, 'point'), (each) => at.within(each).one(each)),
      };
    case 'MultiLineString':
    case 'MultiCurve':
      return {
        type: 'MultiLineString',
        coordinates: some(element, members(element, 'lineString', 'curve'), (each) =>
          line(each, at.within(each)),
        ),
      };
    case 'MultiPolygon':
    case 'MultiSurface':
      return {
        type: 'MultiPolygon',
        coordinates: some(element, members(element, 'polygon', 'surface'), (each) =>
          read(each, at.within(each)),
        ).flatMap((each) => {
          if (each.type === 'Polygon') return [each.coordinates];
          if (each.type === 'MultiPolygon') return each.coordinates;
          throw new FilterFault(`“${element.name}” só pode ter polígonos`, element.at);
        }),
      };
    case 'MultiGeometry':
      return {
        type: 'GeometryCollection',
        geometries: some(element, members(element, 'geometry'), (each) => read(each, at.within(each))),
      };
    default:
      throw new FilterFault(`“${element.name}” não é uma geometria`, element.at);
  }
}

const of = (element: XmlElement, ...names: string[]) =>
  element.children.filter(({ name }) => names.includes(name));

const members = (element: XmlElement, ...stems: string[]) =>
  of(element, ...stems.flatMap((stem) => [`${stem}Member`, `${stem}Members`])).flatMap(
    (each) => each.children,
  );

function some<T>(element: XmlElement, parts: XmlElement[], each: (part: XmlElement) => T): T[] {
  if (parts.length === 0) throw new FilterFault('uma geometria vazia não serve de filtro', element.at);
  return parts.map(each);
}

function line(element: XmlElement, at: GmlPositions): Position[] {
  const segments = of(element, 'segments').flatMap((each) => each.children);
  const wrong = segments.find(({ name }) => name !== 'LineStringSegment');
  if (wrong) throw new FilterFault(`“${wrong.name}” não é atendido, só trechos retos`, wrong.at);
  const positions = segments.length > 0 ? segments.flatMap((each) => at.list(each)) : at.list(element);
  if (positions.length < 2) throw new FilterFault('uma linha precisa de dois vértices', element.at);
  return positions;
}

function polygon(element: XmlElement, at: GmlPositions): Position[][] {
  const outer = of(element, 'exterior', 'outerBoundaryIs');
  if (outer.length !== 1) throw new FilterFault('um polígono precisa de um anel externo', element.at);
  return [...outer, ...of(element, 'interior', 'innerBoundaryIs')]
    .flatMap((each) => each.children)
    .map((ring) => {
      if (ring.name !== 'LinearRing')
        throw new FilterFault(`“${ring.name}” não é um anel de vértices`, ring.at);
      const positions = at.within(ring).list(ring);
      const [first, last] = [positions[0], positions.at(-1)];
      if (positions.length < 4 || first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) {
        throw new FilterFault(
          'um anel de polígono precisa de quatro vértices e terminar onde começa',
          ring.at,
        );
      }
      return positions;
    });
}

function corners(element: XmlElement, at: GmlPositions): [Position, Position] {
  const named = of(element, 'lowerCorner', 'upperCorner');
  const [low, high, ...more] =
    named.length > 0 ? named.flatMap((each) => at.texts(each, each.text)) : at.list(element);
  if (!low || !high || more.length > 0) throw new FilterFault('uma caixa tem dois cantos', element.at);
  return [low, high];
}
