import {
  kindOfType,
  PAGE_FILTER_LABELS,
  VIEW_FILTER_LABELS,
  type PageFilterOperator,
  type ViewFilterOperator,
} from '@fonte/contracts';
import type { ViewFilter } from '@fonte/contracts/view';
import { parseNumber, valueWords } from '@fonte/pt-br';

export type FilterOperator = ViewFilter['operator'];

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

/** The values of a filter in words, joined by ' / ' (third text, section 2.2). */
export function valuesWords(filter: {
  value?: ViewFilter['value'];
  type?: string | undefined;
  /** The column's name, as views and as the page's form call it. */
  colname?: string | undefined;
  dimension?: string | undefined;
}): string {
  return valuesOf(filter.value)
    .map((value) => valueWords(value, kindOfType(filter.type), filter.colname ?? filter.dimension ?? ''))
    .join(' / ');
}

/** A condition in words: 'Ano igual 2024 / 2025'. */
export const conditionWords = (
  filter: Parameters<typeof valuesWords>[0] & { operator: string; description?: string | null | undefined },
): string =>
  [filter.description ?? filter.colname, operatorWords(filter.operator).toLowerCase(), valuesWords(filter)]
    .join(' ')
    .trim();
