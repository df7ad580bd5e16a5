import type { Cursor } from './cursor.ts';
import type { Expression } from '../predicate.ts';
import { beginsGeometry, number, readGeometry } from './wkt.ts';

/** Words that mean something to a filter and so name a property only between double quotes. */
const RESERVED = new Set([
  'AND',
  'OR',
  'NOT',
  'IN',
  'LIKE',
  'ILIKE',
  'IS',
  'NULL',
  'BETWEEN',
  'INCLUDE',
  'EXCLUDE',
  'BEFORE',
  'AFTER',
  'DURING',
  'TEQUALS',
  'ID',
]);

/** Reads a value: property, literal, geometry, arithmetic, function call. */
export function readExpression(cursor: Cursor): Expression {
  return cursor.deeper(() =>
    chain(cursor, ['+', '-'], () => chain(cursor, ['*', '/'], () => operand(cursor))),
  );
}

function chain(cursor: Cursor, signs: ('+' | '-' | '*' | '/')[], read: () => Expression): Expression {
  let left = read();
  for (;;) {
    const operator = signs.find((sign) => cursor.accept(sign));
    if (!operator) return left;
    cursor.count();
    left = { kind: 'arithmetic', operator, left, right: read() };
  }
}

function operand(cursor: Cursor): Expression {
  cursor.count();
  if (beginsGeometry(cursor)) return readGeometry(cursor);
  const token = cursor.peek();
  switch (token.kind) {
    case 'string':
    case 'instant':
      cursor.next();
      return { kind: 'literal', value: token.text };
    case 'number':
      return { kind: 'literal', value: number(cursor) };
    case 'name':
      cursor.next();
      return { kind: 'property', name: token.text };
    case 'word':
      return word(cursor, token.text);
    case 'sign':
      if (cursor.is('-') || cursor.is('+')) return signed(cursor);
      if (cursor.accept('(')) {
        const inner = readExpression(cursor);
        cursor.expect(')');
        return inner;
      }
      throw cursor.fault('esperava um valor');
    case 'end':
      throw cursor.fault('esperava um valor');
  }
}

function signed(cursor: Cursor): Expression {
  if (cursor.peek(1).kind === 'number') return { kind: 'literal', value: number(cursor) };
  const negative = cursor.is('-');
  cursor.next();
  const inner = operand(cursor);
  return negative
    ? { kind: 'arithmetic', operator: '-', left: { kind: 'literal', value: 0 }, right: inner }
    : inner;
}

function word(cursor: Cursor, text: string): Expression {
  const upper = text.toUpperCase();
  if (upper === 'TRUE' || upper === 'FALSE') {
    cursor.next();
    return { kind: 'literal', value: upper === 'TRUE' };
  }
  if (RESERVED.has(upper)) throw cursor.fault('esperava um valor');
  cursor.next();
  if (!cursor.accept('(')) return { kind: 'property', name: text };
  const args: Expression[] = [];
  if (!cursor.is(')')) {
    do args.push(readExpression(cursor));
    while (cursor.accept(','));
  }
  cursor.expect(')');
  return { kind: 'function', name: text, args };
}
