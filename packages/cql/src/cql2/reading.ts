import { FilterFault } from '../fault.ts';
import { FILTER_DEPTH_LIMIT, FILTER_NODE_LIMIT, FILTER_VERTEX_LIMIT } from '../limits.ts';
import type { Position } from '../predicate.ts';

/** In which coordinate system a filter's geometries are written (`filter-crs`). */
export interface FilterCrs {
  /** EPSG code that the geometries get; null for degrees. */
  readonly srid: number | null;
  /** Whether the second number of a position is the longitude. */
  readonly latitudeFirst: boolean;
}

/** The tree of a filter being read: how deep it is, how many parts and corners it had so far. */
export class Cql2Reading {
  private depth = 0;
  private parts = 0;
  private corners = 0;

  constructor(readonly crs: FilterCrs) {}

  /** One part more, read by `read`. @throws FilterFault for too many, or too deep */
  part<T>(read: () => T): T {
    if (++this.parts > FILTER_NODE_LIMIT) throw fault(`há mais de ${FILTER_NODE_LIMIT} partes`);
    if (++this.depth > FILTER_DEPTH_LIMIT) throw fault(`há mais de ${FILTER_DEPTH_LIMIT} níveis`);
    try {
      return read();
    } finally {
      this.depth--;
    }
  }

  /** A position, longitude first. @throws FilterFault for anything but numbers, or too many of them */
  position(given: unknown): Position {
    if (++this.corners > FILTER_VERTEX_LIMIT)
      throw fault(`a geometria tem mais de ${FILTER_VERTEX_LIMIT} vértices`);
    if (!Array.isArray(given) || given.length < 2 || given.length > 4 || !given.every(isNumber))
      throw fault('uma posição precisa ter dois números');
    const [first, second] = given as [number, number];
    return this.crs.latitudeFirst ? [second, first] : [first, second];
  }
}

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** What is wrong with a tree; it has no place in a text. */
export const fault = (reason: string): FilterFault => new FilterFault(reason, 0);

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member of its own, never one that every object has. */
export const member = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** An operation with its arguments; undefined for anything else. The operators' letters may be of any case. */
export function operationOf(value: unknown): { op: string; args: readonly unknown[] } | undefined {
  const op = member(value, 'op');
  if (op === undefined) return undefined;
  const args = member(value, 'args');
  if (typeof op !== 'string' || !Array.isArray(args)) throw fault('uma operação precisa ter “op” e “args”');
  return { op: op.toLowerCase(), args };
}

/** The arguments of an operation, when there are as many as it takes. @throws FilterFault */
export function argumentsOf(op: string, args: readonly unknown[], count: number): readonly unknown[] {
  if (args.length !== count)
    throw fault(`“${op}” precisa de ${count === 1 ? 'um valor' : `${count} valores`}`);
  return args;
}
