import { FILTER_LENGTH_LIMIT } from '../limits.ts';
import {
  allOf,
  type Comparator,
  type Expression,
  type Predicate,
  type SpatialOperator,
} from '../predicate.ts';
import { argumentsOf, Cql2Reading, fault, operationOf, type FilterCrs } from './reading.ts';
import { temporalOf } from './temporal.ts';
import { patternOf, valueOf } from './values.ts';

/**
 * Reads a filter in CQL2 JSON (OGC 21-065r2) into the one form of every filter. Of the temporal functions it knows those of a moment, of the arrays' those that ask for members.
 * @throws FilterFault with a Portuguese reason
 */
export function readCql2Json(text: string, crs: FilterCrs): Predicate {
  if (text.length > FILTER_LENGTH_LIMIT) throw fault(`tem mais de ${FILTER_LENGTH_LIMIT} caracteres`);
  let tree: unknown;
  try {
    tree = JSON.parse(text);
  } catch {
    throw fault('não é JSON');
  }
  return readCql2Tree(tree, crs);
}

/** The tree that both encodings are. @throws FilterFault */
export const readCql2Tree = (tree: unknown, crs: FilterCrs): Predicate =>
  predicateOf(tree, new Cql2Reading(crs));

const COMPARATORS: readonly string[] = ['=', '<>', '<', '<=', '>', '>='] satisfies Comparator[];
const SPATIAL: readonly string[] = [
  'intersects',
  'disjoint',
  'contains',
  'within',
  'touches',
  'crosses',
  'overlaps',
  'equals',
] satisfies SpatialOperator[];

function predicateOf(tree: unknown, reading: Cql2Reading): Predicate {
  return reading.part(() => {
    if (typeof tree === 'boolean') return { kind: tree ? 'include' : 'exclude' };
    const operation = operationOf(tree);
    if (operation === undefined) throw fault('esperava uma condição');
    return conditionOf(operation.op, operation.args, reading);
  });
}

function conditionOf(op: string, args: readonly unknown[], reading: Cql2Reading): Predicate {
  if (op === 'and' || op === 'or') {
    if (args.length < 2) throw fault(`“${op}” precisa de ao menos 2 condições`);
    return { kind: op, parts: args.map((one) => predicateOf(one, reading)) };
  }
  if (op === 'not') return { kind: 'not', part: predicateOf(argumentsOf(op, args, 1)[0], reading) };
  if (op.startsWith('s_')) return spatialOf(op, args, reading);
  if (op.startsWith('t_')) return temporalOf(op, args, reading);
  if (op.startsWith('a_')) return arrayOf(op, args, reading);
  return comparisonOf(op, args, reading);
}

function comparisonOf(op: string, args: readonly unknown[], reading: Cql2Reading): Predicate {
  const values = (count: number) => argumentsOf(op, args, count).map((one) => valueOf(one, reading));
  if (COMPARATORS.includes(op)) {
    const [left, right] = values(2) as [Expression, Expression];
    return { kind: 'compare', operator: op as Comparator, left, right, matchCase: true };
  }
  switch (op) {
    case 'like': {
      const [value, pattern] = argumentsOf(op, args, 2);
      return { kind: 'like', value: valueOf(value, reading), pattern: patternOf(pattern), matchCase: true };
    }
    case 'between': {
      const [value, low, high] = values(3) as [Expression, Expression, Expression];
      return { kind: 'between', value, low, high };
    }
    case 'in': {
      const [value, list] = argumentsOf(op, args, 2);
      return { kind: 'in', value: valueOf(value, reading), list: membersOf(list, reading) };
    }
    case 'isnull':
      return { kind: 'null', value: values(1)[0] as Expression };
    default:
      throw fault(`“${op.slice(0, 20)}” não é uma condição atendida`);
  }
}

function membersOf(list: unknown, reading: Cql2Reading): Expression[] {
  if (!Array.isArray(list) || list.length === 0) throw fault('esperava uma lista de valores');
  return list.map((one) => valueOf(one, reading));
}

function spatialOf(op: string, args: readonly unknown[], reading: Cql2Reading): Predicate {
  const operator = op.slice(2);
  if (!SPATIAL.includes(operator)) throw fault(`“${op.slice(0, 20)}” não é atendido`);
  const [left, right] = argumentsOf(op, args, 2).map((one) => valueOf(one, reading)) as [
    Expression,
    Expression,
  ];
  return { kind: 'spatial', operator: operator as SpatialOperator, left, right };
}

/** A_OVERLAPS asks for one of the members, A_CONTAINS for all. */
function arrayOf(op: string, args: readonly unknown[], reading: Cql2Reading): Predicate {
  const [left, right] = argumentsOf(op, args, 2);
  const value = valueOf(left, reading);
  const list = membersOf(right, reading);
  if (op === 'a_overlaps') return { kind: 'in', value, list };
  if (op === 'a_contains')
    return allOf(
      list.map((one) => ({ kind: 'compare', operator: '=', left: value, right: one, matchCase: true })),
    );
  throw fault(`“${op.slice(0, 20)}” não é atendido`);
}
