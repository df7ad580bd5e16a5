import { isMoment } from '../moment.ts';
import type { Expression } from '../predicate.ts';
import { geometryOf, isGeometry } from './geometries.ts';
import { argumentsOf, fault, isNumber, member, operationOf, type Cql2Reading } from './reading.ts';

/** The name of a property; undefined for another value. */
export function propertyOf(value: unknown): string | undefined {
  const name = member(value, 'property');
  if (name === undefined) return undefined;
  if (typeof name !== 'string' || name === '') throw fault('uma propriedade precisa ter um nome');
  return name;
}

/** A day or a moment as it is written; undefined for another value. */
export function momentOf(value: unknown): string | undefined {
  const written = member(value, 'date') ?? member(value, 'timestamp');
  if (written === undefined) return undefined;
  if (typeof written !== 'string' || !isMoment(written)) throw fault('esperava uma data, como 2025-12-31');
  return written;
}

/** A value: property, literal, day, geometry, arithmetic, function. @throws FilterFault */
export function valueOf(value: unknown, reading: Cql2Reading): Expression {
  return reading.part(() => {
    if (typeof value === 'string' || typeof value === 'boolean' || isNumber(value))
      return { kind: 'literal', value };
    const name = propertyOf(value);
    if (name !== undefined) return { kind: 'property', name };
    const moment = momentOf(value);
    if (moment !== undefined) return { kind: 'literal', value: moment };
    const operation = operationOf(value);
    if (operation !== undefined) return calculated(operation.op, operation.args, reading);
    if (isGeometry(value))
      return { kind: 'geometry', geometry: geometryOf(value, reading), srid: reading.crs.srid };
    throw fault('esperava um valor');
  });
}

/** Functions of the standard by the names that they have here (modules/maps/features/functions). */
const STANDARD = new Map([['casei', 'strToLowerCase']]);

function calculated(op: string, args: readonly unknown[], reading: Cql2Reading): Expression {
  if (op === '+' || op === '-' || op === '*' || op === '/') {
    const [left, right] = argumentsOf(op, args, 2);
    return {
      kind: 'arithmetic',
      operator: op,
      left: valueOf(left, reading),
      right: valueOf(right, reading),
    };
  }
  if (!/^[\p{L}_][\p{L}\p{N}_.:]*$/u.test(op)) throw fault(`“${op.slice(0, 20)}” não é atendido`);
  return {
    kind: 'function',
    name: STANDARD.get(op) ?? op,
    args: args.map((one) => valueOf(one, reading)),
  };
}

/** The pattern of LIKE: a text, or one whose letters' case counts for nothing. */
export function patternOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const operation = operationOf(value);
  if (operation?.op !== 'casei') throw fault('depois de LIKE vem um texto');
  return patternOf(argumentsOf('casei', operation.args, 1)[0]).toLowerCase();
}
