import { Cursor, tokenize } from './cursor.ts';
import { readExpression } from './expression.ts';
import { FilterFault } from '../fault.ts';
import { FILTER_LENGTH_LIMIT } from '../limits.ts';
import { isMoment } from '../moment.ts';
import { isDuration, periodOf } from '../period.ts';
import { allOf, type Comparator, type Expression, type Predicate } from '../predicate.ts';
import { beginsSpatial, readSpatial } from './spatial.ts';

/**
 * Reads one ECQL filter (GeoServer's extended CQL; the subset of design/maps) into the filter AST.
 * @throws FilterFault with a Portuguese reason and the place
 */
export function readCql(text: string): Predicate {
  const cursor = begin(text);
  const predicate = disjunction(cursor);
  if (cursor.peek().kind !== 'end') throw cursor.fault('não esperava mais nada');
  return predicate;
}

/**
 * Reads a `cql_filter` parameter: one filter per layer, separated by `;` (GeoServer, WMS vendor parameters).
 * A `;` inside quotes or after SRID=n belongs to its filter.
 */
export function readCqlList(text: string): Predicate[] {
  const cursor = begin(text);
  const filters: Predicate[] = [];
  do filters.push(cursor.is(';') || cursor.peek().kind === 'end' ? { kind: 'include' } : disjunction(cursor));
  while (cursor.accept(';'));
  if (cursor.peek().kind !== 'end') throw cursor.fault('não esperava mais nada');
  return filters;
}

function begin(text: string): Cursor {
  if (text.length > FILTER_LENGTH_LIMIT)
    throw new FilterFault(`tem mais de ${FILTER_LENGTH_LIMIT} caracteres`, FILTER_LENGTH_LIMIT);
  return new Cursor(tokenize(text));
}

function disjunction(cursor: Cursor): Predicate {
  return cursor.deeper(() => {
    const parts = [conjunction(cursor)];
    while (cursor.accept('OR')) parts.push(conjunction(cursor));
    return parts.length === 1 ? (parts[0] as Predicate) : { kind: 'or', parts };
  });
}

function conjunction(cursor: Cursor): Predicate {
  const parts = [negation(cursor)];
  while (cursor.accept('AND')) parts.push(negation(cursor));
  return allOf(parts);
}

function negation(cursor: Cursor): Predicate {
  cursor.count();
  if (cursor.accept('NOT')) return { kind: 'not', part: cursor.deeper(() => negation(cursor)) };
  return predicate(cursor);
}

function predicate(cursor: Cursor): Predicate {
  if (cursor.accept('INCLUDE')) return { kind: 'include' };
  if (cursor.accept('EXCLUDE')) return { kind: 'exclude' };
  if (cursor.is('IN') && cursor.is('(', 1)) return ids(cursor);
  if (cursor.is('ID') && cursor.is('IN', 1)) {
    cursor.next();
    return ids(cursor);
  }
  if (beginsSpatial(cursor)) return readSpatial(cursor);
  for (const [open, close] of [
    ['(', ')'],
    ['[', ']'],
  ] as const) {
    if (!cursor.is(open)) continue;
    const grouped = group(cursor, open, close);
    if (grouped) return grouped;
  }
  return comparison(cursor, readExpression(cursor));
}

/** `(a OR b)`, told from `(a + 1) > 2` by trying: the parenthesis is a group when a filter fits between it and its end. */
function group(cursor: Cursor, open: string, close: string): Predicate | null {
  const start = cursor.position;
  cursor.expect(open);
  try {
    const inner = disjunction(cursor);
    cursor.expect(close);
    return inner;
  } catch (fault) {
    if (!(fault instanceof FilterFault) || open === '[' || !followedByComparison(cursor, start)) throw fault;
    cursor.position = start;
    return null;
  }
}

/** Whether the parenthesis at `start` closes and is followed by something that only a value can stand before. */
function followedByComparison(cursor: Cursor, start: number): boolean {
  let level = 0;
  const here = cursor.position;
  cursor.position = start;
  try {
    for (let ahead = 0; cursor.peek(ahead).kind !== 'end'; ahead++) {
      if (cursor.is('(', ahead)) level++;
      else if (cursor.is(')', ahead) && --level === 0) {
        return [
          '=',
          '<>',
          '!=',
          '<',
          '<=',
          '>',
          '>=',
          '&&',
          '@>',
          '+',
          '-',
          '*',
          '/',
          'IN',
          'LIKE',
          'ILIKE',
          'IS',
          'BETWEEN',
          'NOT',
          'BEFORE',
          'AFTER',
          'DURING',
          'TEQUALS',
        ].some((text) => cursor.is(text, ahead + 1));
      }
    }
    return false;
  } finally {
    cursor.position = here;
  }
}

function ids(cursor: Cursor): Predicate {
  cursor.expect('IN');
  const list = values(cursor);
  return {
    kind: 'ids',
    ids: list.map((each) => {
      if (each.kind !== 'literal') throw cursor.fault('esperava identificadores entre aspas');
      return String(each.value);
    }),
  };
}

const values = (cursor: Cursor): Expression[] => list(cursor, '(', ')');

/** `ARRAY[1, 2]` */
function array(cursor: Cursor): Expression[] {
  cursor.expect('ARRAY');
  return list(cursor, '[', ']');
}

function list(cursor: Cursor, open: string, close: string): Expression[] {
  cursor.expect(open);
  const found = [readExpression(cursor)];
  while (cursor.accept(',')) found.push(readExpression(cursor));
  cursor.expect(close);
  return found;
}

const COMPARATORS: Record<string, Comparator> = {
  '=': '=',
  '<>': '<>',
  '!=': '<>',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

function comparison(cursor: Cursor, value: Expression): Predicate {
  // As SQL asks of arrays, besides ECQL: any of these, all of these, one of these.
  if (cursor.accept('&&')) return { kind: 'in', value, list: array(cursor) };
  if (cursor.accept('@>'))
    return allOf(
      array(cursor).map((right) => ({ kind: 'compare', operator: '=', left: value, right, matchCase: true })),
    );
  if (cursor.is('=') && cursor.is('ANY', 1) && cursor.is('(', 2) && cursor.is('ARRAY', 3)) {
    cursor.accept('=', 'ANY', '(');
    const list = array(cursor);
    cursor.expect(')');
    return { kind: 'in', value, list };
  }
  const token = cursor.peek();
  const operator = token.kind === 'sign' ? COMPARATORS[token.text] : undefined;
  if (operator) {
    cursor.next();
    const right = readExpression(cursor);
    return (
      nullTest(value, operator, right) ?? { kind: 'compare', operator, left: value, right, matchCase: true }
    );
  }
  const not = cursor.accept('NOT');
  const found = suffix(cursor, value, not);
  return not ? { kind: 'not', part: found } : found;
}

/** `isNull(x) = true`, as MapStore writes `x IS NULL`, and `= false`; undefined for what it is not. */
function nullTest(value: Expression, operator: Comparator, right: Expression): Predicate | undefined {
  if (value.kind !== 'function' || value.name.toLowerCase() !== 'isnull' || operator !== '=')
    return undefined;
  const [tested, ...more] = value.args;
  if (tested === undefined || more.length > 0 || right.kind !== 'literal') return undefined;
  const isNull: Predicate = { kind: 'null', value: tested };
  if (right.value === true) return isNull;
  return right.value === false ? { kind: 'not', part: isNull } : undefined;
}

function suffix(cursor: Cursor, value: Expression, negated: boolean): Predicate {
  if (cursor.accept('BETWEEN')) {
    const low = readExpression(cursor);
    cursor.expect('AND');
    return { kind: 'between', value, low, high: readExpression(cursor) };
  }
  for (const [word, matchCase] of [
    ['LIKE', true],
    ['ILIKE', false],
  ] as const) {
    if (!cursor.accept(word)) continue;
    const token = cursor.next();
    if (token.kind !== 'string')
      throw new FilterFault(`depois de ${word} vem um texto entre aspas simples`, token.at);
    return { kind: 'like', value, pattern: token.text, matchCase };
  }
  if (cursor.accept('IN')) return { kind: 'in', value, list: values(cursor) };
  if (!negated && cursor.accept('IS')) {
    const not = cursor.accept('NOT');
    cursor.expect('NULL');
    const isNull: Predicate = { kind: 'null', value };
    return not ? { kind: 'not', part: isNull } : isNull;
  }
  if (!negated) {
    for (const operator of ['before', 'after', 'tequals', 'during'] as const) {
      if (!cursor.accept(operator.toUpperCase())) continue;
      if (operator !== 'during')
        return { kind: 'temporal', operator, value, from: instant(cursor), to: null };
      const [from, to] = period(cursor);
      return { kind: 'temporal', operator, value, from, to };
    }
  }
  throw cursor.fault('esperava uma comparação');
}

function instant(cursor: Cursor): string {
  const token = cursor.next();
  if ((token.kind !== 'instant' && token.kind !== 'string') || !isMoment(token.text)) {
    throw new FilterFault('esperava uma data, como 2025-12-31', token.at);
  }
  return token.text;
}

/** Two moments with `/` between them; one of them may be how long the period lasts. */
function period(cursor: Cursor): readonly [from: string, to: string] {
  const { at } = cursor.peek();
  const end = (): string => {
    const token = cursor.peek();
    return token.kind === 'word' && isDuration(token.text) ? cursor.next().text : instant(cursor);
  };
  const first = end();
  cursor.expect('/');
  const found = periodOf(first, end());
  if (found === null)
    throw new FilterFault('esperava um período, como 2025-01-01/2025-12-31 ou 2025-01-01/P1Y', at);
  return found;
}
