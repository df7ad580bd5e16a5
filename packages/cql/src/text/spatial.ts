import type { Cursor } from './cursor.ts';
import { readExpression } from './expression.ts';
import { FilterFault } from '../fault.ts';
import type { Predicate, SpatialOperator } from '../predicate.ts';
import { METRES } from '../units.ts';
import { number } from './wkt.ts';

const SPATIAL: SpatialOperator[] = [
  'intersects',
  'disjoint',
  'contains',
  'within',
  'touches',
  'crosses',
  'overlaps',
  'equals',
];
const OPERATORS = new Set([...SPATIAL.map((name) => name.toUpperCase()), 'BBOX', 'DWITHIN', 'BEYOND']);

/** Whether a spatial predicate begins here. */
export function beginsSpatial(cursor: Cursor): boolean {
  const token = cursor.peek();
  return token.kind === 'word' && OPERATORS.has(token.text.toUpperCase()) && cursor.is('(', 1);
}

/** Reads BBOX(…), INTERSECTS(…) and kin, DWITHIN(…) and BEYOND(…). */
export function readSpatial(cursor: Cursor): Predicate {
  const name = cursor.next().text.toLowerCase();
  cursor.expect('(');
  const left = readExpression(cursor);
  cursor.expect(',');
  if (name === 'bbox') {
    if (left.kind !== 'property') throw cursor.fault('BBOX começa pelo nome da geometria');
    return bbox(cursor, left.name);
  }
  const right = readExpression(cursor);
  if (name !== 'dwithin' && name !== 'beyond') {
    cursor.expect(')');
    return { kind: 'spatial', operator: name as SpatialOperator, left, right };
  }
  cursor.expect(',');
  const distance = number(cursor);
  if (distance < 0) throw cursor.fault('a distância não pode ser negativa');
  cursor.expect(',');
  const metres = distance * unit(cursor);
  cursor.expect(')');
  return { kind: 'distance', operator: name, left, right, metres };
}

function bbox(cursor: Cursor, property: string): Predicate {
  const box: number[] = [number(cursor)];
  for (let i = 0; i < 3; i++) {
    cursor.expect(',');
    box.push(number(cursor));
  }
  let crs: string | null = null;
  if (cursor.accept(',')) {
    const token = cursor.next();
    if (token.kind !== 'string')
      throw new FilterFault('o sistema de coordenadas vem entre aspas simples', token.at);
    crs = token.text;
  }
  cursor.expect(')');
  return { kind: 'bbox', property, box: box as [number, number, number, number], crs };
}

/** Metres of the unit that follows, of one word or two. */
function unit(cursor: Cursor): number {
  const first = cursor.next();
  const two =
    cursor.peek().kind === 'word'
      ? METRES.get(`${first.text} ${cursor.peek().text}`.toLowerCase())
      : undefined;
  if (two !== undefined) cursor.next();
  const metres = two ?? METRES.get(first.text.toLowerCase());
  if (metres === undefined) throw new FilterFault(`“${first.text}” não é uma unidade de distância`, first.at);
  return metres;
}
