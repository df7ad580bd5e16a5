import type { Cursor } from './cursor.ts';
import { FilterFault } from '../fault.ts';
import { FILTER_VERTEX_LIMIT } from '../limits.ts';
import type { Expression, Geometry, Position } from '../predicate.ts';

const KINDS = new Set([
  'POINT',
  'LINESTRING',
  'POLYGON',
  'MULTIPOINT',
  'MULTILINESTRING',
  'MULTIPOLYGON',
  'GEOMETRYCOLLECTION',
  'ENVELOPE',
]);

/** Whether a geometry begins here: WKT, EWKT (`SRID=4674;POINT(…)`) or ENVELOPE(x1, x2, y1, y2). */
export function beginsGeometry(cursor: Cursor): boolean {
  if (cursor.is('SRID') && cursor.is('=', 1)) return true;
  const token = cursor.peek();
  return (
    token.kind === 'word' &&
    KINDS.has(token.text.toUpperCase()) &&
    ['(', 'Z', 'M', 'ZM', 'EMPTY'].some((text) => cursor.is(text, 1))
  );
}

/** Reads a geometry. @throws FilterFault on a wrong form, an open ring, or too many vertices */
export function readGeometry(cursor: Cursor): Expression & { kind: 'geometry' } {
  let srid: number | null = null;
  if (cursor.accept('SRID', '=')) {
    srid = number(cursor);
    cursor.expect(';');
  }
  return { kind: 'geometry', geometry: new Wkt(cursor).geometry(), srid };
}

/** A number with its sign. */
export function number(cursor: Cursor): number {
  const negative = cursor.accept('-');
  if (!negative) cursor.accept('+');
  const token = cursor.peek();
  if (token.kind !== 'number' || !Number.isFinite(token.value)) throw cursor.fault('esperava um número');
  cursor.next();
  return negative ? -token.value : token.value;
}

class Wkt {
  private vertices = 0;

  constructor(private readonly cursor: Cursor) {}

  geometry(): Geometry {
    const { cursor } = this;
    const token = cursor.next();
    const kind = token.text.toUpperCase();
    if (!cursor.accept('Z') && !cursor.accept('M')) cursor.accept('ZM');
    if (cursor.is('EMPTY')) throw cursor.fault('uma geometria vazia não serve de filtro');
    switch (kind) {
      case 'POINT':
        return { type: 'Point', coordinates: this.inside(() => this.position()) };
      case 'LINESTRING':
        return { type: 'LineString', coordinates: this.line() };
      case 'POLYGON':
        return { type: 'Polygon', coordinates: this.polygon() };
      case 'MULTIPOINT':
        return {
          type: 'MultiPoint',
          coordinates: this.list(() =>
            cursor.is('(') ? this.inside(() => this.position()) : this.position(),
          ),
        };
      case 'MULTILINESTRING':
        return { type: 'MultiLineString', coordinates: this.list(() => this.line()) };
      case 'MULTIPOLYGON':
        return { type: 'MultiPolygon', coordinates: this.list(() => this.polygon()) };
      case 'GEOMETRYCOLLECTION':
        return {
          type: 'GeometryCollection',
          geometries: this.list(() => cursor.deeper(() => this.geometry())),
        };
      case 'ENVELOPE':
        return this.envelope();
      default:
        throw new FilterFault(`“${token.text}” não é uma geometria`, token.at);
    }
  }

  private inside<T>(read: () => T): T {
    this.cursor.expect('(');
    const value = read();
    this.cursor.expect(')');
    return value;
  }

  private list<T>(read: () => T): T[] {
    return this.inside(() => {
      const items = [read()];
      while (this.cursor.accept(',')) items.push(read());
      return items;
    });
  }

  private position(): Position {
    if (++this.vertices > FILTER_VERTEX_LIMIT)
      throw this.cursor.fault(`a geometria tem mais de ${FILTER_VERTEX_LIMIT} vértices`);
    const position: Position = [number(this.cursor), number(this.cursor)];
    for (let extra = 0; extra < 2 && !this.cursor.is(',') && !this.cursor.is(')'); extra++)
      number(this.cursor);
    return position;
  }

  private line(): Position[] {
    const positions = this.list(() => this.position());
    if (positions.length < 2) throw this.cursor.fault('uma linha precisa de dois vértices');
    return positions;
  }

  private polygon(): Position[][] {
    return this.list(() => {
      const ring = this.list(() => this.position());
      const [first, last] = [ring[0], ring[ring.length - 1]];
      if (ring.length < 4 || first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) {
        throw this.cursor.fault('um anel de polígono precisa de quatro vértices e terminar onde começa');
      }
      return ring;
    });
  }

  private envelope(): Geometry {
    const [x1 = 0, x2 = 0, y1 = 0, y2 = 0, ...more] = this.list(() => number(this.cursor));
    if (more.length > 0) throw this.cursor.fault('ENVELOPE tem quatro números: x1, x2, y1, y2');
    return {
      type: 'Polygon',
      coordinates: [
        [
          [x1, y1],
          [x2, y1],
          [x2, y2],
          [x1, y2],
          [x1, y1],
        ],
      ],
    };
  }
}
