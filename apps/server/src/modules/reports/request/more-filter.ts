import type { Filter, FilterOperator, FilterValue } from '../../../model/filter.ts';
import type { ColumnType } from '../../../model/relation.ts';
import { fail } from '../../../platform/failures/fail.ts';
import { FILTER_COLUMNS } from './filter-columns.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Date macros of the specification (first text, section 7); the query engine works out their days. */
const MACROS = new Set(['$now', '$last1days', '$last7days', '$last30days', '$mesref', '$anoref']);

/** Conditions and values of one filter. */
const MOST_CONDITIONS = 20;
const MOST_VALUES = 1000;

/**
 * Reads a moreFilter: `column op value` joined by AND, with `[NOT] IN (…)` and `IS [NOT] NULL`; text in single quotes,
 * numbers plain, date macros bare. It becomes conditions on allow-listed columns with bound values; no SQL is taken
 * from it. Errors: invalidFilter with the reason in Portuguese.
 */
export function parseMoreFilter(text: string | undefined): Filter[] {
  if (text === undefined || text.trim() === '') return [];
  const reader = new Reader(tokensOf(text));
  const filters = [condition(reader)];
  while (reader.keyword('and')) {
    if (filters.length >= MOST_CONDITIONS) fail('invalidFilter', { reason: 'tem condições demais' });
    filters.push(condition(reader));
  }
  if (reader.peek()) fail('invalidFilter', { reason: `'${reader.peek()?.text}' não era esperado` });
  return filters;
}

class Reader {
  private at = 0;
  constructor(private readonly tokens: readonly Token[]) {}

  peek(): Token | undefined {
    return this.tokens[this.at];
  }

  next(): Token {
    const token = this.tokens[this.at] ?? fail('invalidFilter', { reason: 'termina antes da hora' });
    this.at += 1;
    return token;
  }

  keyword(word: string): boolean {
    const token = this.peek();
    if (token?.kind !== 'word' || token.text.toLowerCase() !== word) return false;
    this.at += 1;
    return true;
  }

  mark(mark: string): boolean {
    const token = this.peek();
    if (token?.kind !== 'mark' || token.text !== mark) return false;
    this.at += 1;
    return true;
  }
}

function condition(reader: Reader): Filter {
  const name = reader.next();
  const column = name.kind === 'word' ? columnOf(name.text) : undefined;
  if (!column) fail('invalidFilter', { reason: `a coluna '${name.text}' não pode ser filtrada` });
  if (reader.keyword('is')) {
    const negative = reader.keyword('not');
    if (!reader.keyword('null')) fail('invalidFilter', { reason: "falta 'NULL' depois de 'IS'" });
    return { field: column.field, is: negative ? 'not_null' : 'null' };
  }
  const negative = reader.keyword('not');
  if (reader.keyword('in'))
    return { field: column.field, is: negative ? '!=' : '=', value: list(reader, column.type) };
  const operator = reader.next();
  if (negative || operator.kind !== 'operator')
    fail('invalidFilter', { reason: `falta um operador depois de '${name.text}'` });
  return {
    field: column.field,
    is: operatorFor(operator.text, column.type),
    value: value(reader.next(), column.type),
  };
}

function columnOf(name: string): { field: string; type: ColumnType } | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(FILTER_COLUMNS, key) ? FILTER_COLUMNS[key] : undefined;
}

function operatorFor(operator: FilterOperator, type: ColumnType): FilterOperator {
  if (operator === '=' || operator === '!=') return operator;
  // Texts have no greater or less (third text, section 3), and a yes or no has none either.
  if (type === 'text' || type === 'boolean')
    fail('invalidFilter', { reason: `'${operator}' não serve para esta coluna` });
  return operator;
}

function list(reader: Reader, type: ColumnType): FilterValue[] {
  if (!reader.mark('(')) fail('invalidFilter', { reason: "falta '(' depois de 'IN'" });
  const values = [value(reader.next(), type)];
  while (reader.mark(',')) values.push(value(reader.next(), type));
  if (!reader.mark(')')) fail('invalidFilter', { reason: "falta ')'" });
  if (values.length > MOST_VALUES) fail('invalidFilter', { reason: 'tem valores demais' });
  return values;
}

function value(token: Token, type: ColumnType): FilterValue {
  const bad = () =>
    fail('invalidFilter', { reason: `'${token.text.slice(0, 40)}' não é um valor desta coluna` });
  if (token.kind === 'macro') return type === 'date' && MACROS.has(token.text) ? token.text : bad();
  if (type === 'text')
    return token.kind === 'text' || token.kind === 'number' ? withoutNul(token.text) : bad();
  if (type === 'date') return token.kind === 'text' && isDay(token.text) ? token.text : bad();
  if (type === 'boolean') {
    const word = token.text.toLowerCase();
    return token.kind === 'word' && (word === 'true' || word === 'false') ? word === 'true' : bad();
  }
  const digits = token.kind === 'number' || token.kind === 'text' ? token.text : '';
  if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(digits)) return bad();
  const number = Number(digits);
  // Beyond what the column can hold, a number would be the database's error instead of an answer.
  if (type === 'integer' && (!Number.isInteger(number) || Math.abs(number) > 2_147_483_647)) return bad();
  return number;
}

const withoutNul = (text: string): string =>
  text.includes('\u0000') ? fail('invalidFilter', { reason: 'tem um sinal que não é texto' }) : text;

function isDay(text: string): boolean {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!found) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && Number(found[1]) >= 1000;
}
