import { Cursor, tokenize } from '../text/cursor.ts';
import { FilterFault } from '../fault.ts';
import { FILTER_LENGTH_LIMIT } from '../limits.ts';
import type { Predicate } from '../predicate.ts';
import { beginsGeometry, number, readGeometry } from '../text/wkt.ts';
import type { FilterCrs } from './reading.ts';
import { readCql2Tree } from './read-tree.ts';

/**
 * Reads a filter in CQL2 Text (OGC 21-065r2): the same tree as CQL2 JSON, written for people.
 * @throws FilterFault with a Portuguese reason
 */
export function readCql2Text(text: string, crs: FilterCrs): Predicate {
  if (text.length > FILTER_LENGTH_LIMIT)
    throw new FilterFault(`tem mais de ${FILTER_LENGTH_LIMIT} caracteres`, FILTER_LENGTH_LIMIT);
  const cursor = new Cursor(tokenize(text, { backslashQuotes: true }));
  const tree = disjunction(cursor);
  if (cursor.peek().kind !== 'end') throw cursor.fault('não esperava mais nada');
  return readCql2Tree(tree, crs);
}

/** A part of the tree, as JSON has it. */
type Tree = unknown;
const operation = (op: string, ...args: readonly Tree[]): Tree => ({ op, args });

function disjunction(cursor: Cursor): Tree {
  return cursor.deeper(() => joined(cursor, 'OR', () => joined(cursor, 'AND', () => negation(cursor))));
}

function joined(cursor: Cursor, word: 'AND' | 'OR', read: () => Tree): Tree {
  const parts = [read()];
  while (cursor.accept(word)) parts.push(read());
  return parts.length === 1 ? parts[0] : operation(word.toLowerCase(), ...parts);
}

function negation(cursor: Cursor): Tree {
  cursor.count();
  if (cursor.accept('NOT'))
    return operation(
      'not',
      cursor.deeper(() => negation(cursor)),
    );
  if (cursor.is('(') && !valueFollows(cursor)) {
    cursor.expect('(');
    const inner = disjunction(cursor);
    cursor.expect(')');
    return inner;
  }
  return predicate(cursor);
}

/** What stands after a value, never after a condition. */
const AFTER_VALUES = [
  '=',
  '<>',
  '<',
  '<=',
  '>',
  '>=',
  '+',
  '-',
  '*',
  '/',
  'IN',
  'LIKE',
  'IS',
  'BETWEEN',
  'NOT',
];

/** Whether the parenthesis here is part of a value: where it closes, a comparison goes on. */
function valueFollows(cursor: Cursor): boolean {
  let level = 0;
  for (let ahead = 0; cursor.peek(ahead).kind !== 'end'; ahead++) {
    if (cursor.is('(', ahead)) level++;
    else if (cursor.is(')', ahead) && --level === 0)
      return AFTER_VALUES.some((text) => cursor.is(text, ahead + 1));
  }
  return false;
}

/** Conditions that are written like a function. */
const CONDITION = /^[sta]_[a-z]+$/i;

function predicate(cursor: Cursor): Tree {
  const token = cursor.peek();
  if (token.kind === 'word' && cursor.is('(', 1) && CONDITION.test(token.text)) {
    cursor.next();
    const list = /^a_/i.test(token.text);
    return operation(
      token.text,
      ...inParentheses(cursor, () => (list ? listOrValue(cursor) : value(cursor))),
    );
  }
  const left = value(cursor);
  if (typeof left === 'boolean' && !cursor.is('=') && !cursor.is('<>')) return left;
  return comparison(cursor, left);
}

const COMPARATORS = ['=', '<>', '<', '<=', '>', '>='];

function comparison(cursor: Cursor, left: Tree): Tree {
  const comparator = COMPARATORS.find((sign) => cursor.accept(sign));
  if (comparator !== undefined) return operation(comparator, left, value(cursor));
  if (cursor.accept('IS')) {
    const not = cursor.accept('NOT');
    cursor.expect('NULL');
    const isNull = operation('isNull', left);
    return not ? operation('not', isNull) : isNull;
  }
  const not = cursor.accept('NOT');
  const found = suffix(cursor, left);
  return not ? operation('not', found) : found;
}

function suffix(cursor: Cursor, left: Tree): Tree {
  if (cursor.accept('LIKE')) return operation('like', left, value(cursor));
  if (cursor.accept('IN'))
    return operation(
      'in',
      left,
      inParentheses(cursor, () => value(cursor)),
    );
  if (cursor.accept('BETWEEN')) {
    const low = value(cursor);
    cursor.expect('AND');
    return operation('between', left, low, value(cursor));
  }
  throw cursor.fault('esperava uma comparação');
}

function inParentheses(cursor: Cursor, read: () => Tree): Tree[] {
  cursor.expect('(');
  if (cursor.accept(')')) return [];
  const found = [read()];
  while (cursor.accept(',')) found.push(read());
  cursor.expect(')');
  return found;
}

/** An array is a list in parentheses, which nowhere else is a value. */
const listOrValue = (cursor: Cursor): Tree =>
  cursor.is('(') ? inParentheses(cursor, () => value(cursor)) : value(cursor);

/** A value: arithmetic of operands. */
function value(cursor: Cursor): Tree {
  return cursor.deeper(() =>
    chain(cursor, ['+', '-'], () => chain(cursor, ['*', '/'], () => operand(cursor))),
  );
}

function chain(cursor: Cursor, signs: readonly string[], read: () => Tree): Tree {
  let left = read();
  for (;;) {
    const sign = signs.find((one) => cursor.accept(one));
    if (sign === undefined) return left;
    cursor.count();
    left = operation(sign, left, read());
  }
}

/** Words that name a property only between double quotes. */
const RESERVED = new Set(['AND', 'OR', 'NOT', 'IN', 'LIKE', 'IS', 'NULL', 'BETWEEN']);

function operand(cursor: Cursor): Tree {
  cursor.count();
  const token = cursor.peek();
  switch (token.kind) {
    case 'string':
      cursor.next();
      return token.text;
    case 'number':
      return number(cursor);
    case 'name':
      cursor.next();
      return { property: token.text };
    case 'word':
      return word(cursor, token.text);
    case 'sign':
      if (cursor.is('-') || cursor.is('+')) return signed(cursor);
      if (cursor.accept('(')) {
        const inner = value(cursor);
        cursor.expect(')');
        return inner;
      }
      throw cursor.fault('esperava um valor');
    case 'instant':
      throw cursor.fault("uma data se escreve DATE('2025-12-31')");
    case 'end':
      throw cursor.fault('esperava um valor');
  }
}

function signed(cursor: Cursor): Tree {
  if (cursor.peek(1).kind === 'number') return number(cursor);
  const negative = cursor.is('-');
  cursor.next();
  const inner = operand(cursor);
  return negative ? operation('-', 0, inner) : inner;
}

function word(cursor: Cursor, text: string): Tree {
  const upper = text.toUpperCase();
  if (RESERVED.has(upper)) throw cursor.fault('esperava um valor');
  // Of geometries only those of the standard: the system is filter-crs's to say.
  if (upper !== 'ENVELOPE' && upper !== 'SRID' && beginsGeometry(cursor))
    return readGeometry(cursor).geometry;
  cursor.next();
  if (upper === 'TRUE' || upper === 'FALSE') return upper === 'TRUE';
  if (!cursor.is('(')) return { property: text };
  const args = inParentheses(cursor, () => value(cursor));
  switch (upper) {
    case 'DATE':
      return { date: args.length === 1 ? args[0] : null };
    case 'TIMESTAMP':
      return { timestamp: args.length === 1 ? args[0] : null };
    case 'INTERVAL':
      return { interval: args };
    case 'BBOX':
      return { bbox: args };
    default:
      return operation(text, ...args);
  }
}
