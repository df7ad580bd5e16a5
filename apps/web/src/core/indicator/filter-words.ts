import {
  PAGE_FILTER_LABELS,
  TEXT_TYPE,
  VIEW_FILTER_LABELS,
  type PageFilterOperator,
  type ViewFilterOperator,
} from '@fonte/contracts';
import type { ViewFilter } from '@fonte/contracts/view';
import { formatCompactDecimals, formatDate, parseNumber } from '@fonte/pt-br';

export type FilterOperator = ViewFilter['operator'];

/** What a column's values are, which decides how a filter's values are given (third text, section 2.2). */
export type ValueKind = 'text' | 'number' | 'date' | 'boolean';

/** Kind of the values of a column of this database type. */
export function kindOfType(type: string | undefined): ValueKind {
  if (type === undefined || type === TEXT_TYPE || /char|text/.test(type)) return 'text';
  if (/date|time/.test(type)) return 'date';
  return type.startsWith('bool') ? 'boolean' : 'number';
}

const OPERATOR_WORDS: Record<string, string> = { ...VIEW_FILTER_LABELS, ...PAGE_FILTER_LABELS };

/** 'Igual', 'Maior que', 'Não contém'. */
export const operatorWords = (operator: string): string => OPERATOR_WORDS[operator] ?? operator;

/** Operators of the page's form: text-type columns offer only = and != (third text, section 2.2). */
export function pageOperators(type: string | undefined): PageFilterOperator[] {
  const all = Object.keys(PAGE_FILTER_LABELS) as PageFilterOperator[];
  const kind = kindOfType(type);
  return kind === 'text' || kind === 'boolean'
    ? all.filter((operator) => operator === '=' || operator === '!=')
    : all;
}

/** Operators of a view's filters: text columns exclude greater and less (third text, section 3); letters are found in text only. */
export function viewOperators(type: string | undefined): ViewFilterOperator[] {
  const all = Object.keys(VIEW_FILTER_LABELS) as ViewFilterOperator[];
  const kind = kindOfType(type);
  if (kind === 'text') return all.filter((operator) => operator !== '>=' && operator !== '<=');
  const bare: string[] =
    kind === 'boolean' ? ['=', '!=', 'null', 'not_null'] : ['=', '>=', '<=', '!=', 'null', 'not_null'];
  return all.filter((operator) => bare.includes(operator));
}

/** Whether an operator stands without a value. */
export const needsNoValue = (operator: string): boolean => operator === 'null' || operator === 'not_null';

/** A filter's values as texts, whatever form they were stored in. */
export function valuesOf(value: ViewFilter['value']): string[] {
  if (value === null || value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map(String).filter((text) => text !== '');
}

/** Whether a filter is complete: an operator, and a value where one is needed. */
export function isComplete({ operator, value }: { operator: string; value?: ViewFilter['value'] }): boolean {
  return operator !== '' && (needsNoValue(operator) || valuesOf(value).length > 0);
}

/** A typed number as it is sent: dots removed, the comma the decimal point (third text, section 2.2); null where it is none. */
export function numberToSend(typed: string): string | null {
  const value = parseNumber(typed);
  return value === null ? null : String(value);
}

/** Whether a column's numbers are names to people, as codes and years are: they have no thousands and no decimals. */
export const isNumberedName = (column: string): boolean => /(^|\.)(ano|cod|codigo|id)(_|$)/.test(column);

/** A value of a column as people read it. */
export function valueWords(value: string, type: string | undefined, column = ''): string {
  switch (kindOfType(type)) {
    case 'number':
      if (isNumberedName(column)) return value;
      return Number.isFinite(Number(value)) ? formatCompactDecimals(Number(value), 6) : value;
    case 'date':
      return formatDate(value);
    case 'boolean':
      return value === 'true' ? 'Sim' : 'Não';
    case 'text':
      return value;
  }
}

/** The values of a filter in words, joined by ' / ' (third text, section 2.2). */
export function valuesWords(filter: {
  value?: ViewFilter['value'];
  type?: string | undefined;
  /** The column's name, as views and as the page's form call it. */
  colname?: string | undefined;
  dimension?: string | undefined;
}): string {
  return valuesOf(filter.value)
    .map((value) => valueWords(value, filter.type, filter.colname ?? filter.dimension))
    .join(' / ');
}
