import type { Comparison, Filter, FilterOperator } from '../../model/filter.ts';
import type { RowExpr } from '../../model/expression.ts';
import { columnNamed, reaches, relationNamed, propertyOf } from '../../model/paths.ts';
import type { ColumnType } from '../../model/relation.ts';
import { typeOf } from '../../model/type-of.ts';
import { isDay } from '../days/intervals.ts';
import { isMacro } from '../days/moments.ts';
import { dimensionNamed, expressionFor } from '../ask/names.ts';
import type { Problems } from '../ask/problems.ts';

const TEXT_ONLY: readonly FilterOperator[] = [
  'contains',
  'not_contains',
  'starts',
  'not_starts',
  'ends',
  'not_ends',
  'typed',
];
const ORDERED: readonly FilterOperator[] = ['>', '<', '>=', '<='];
const OPERATORS: readonly string[] = [...TEXT_ONLY, ...ORDERED, '=', '!=', 'null', 'not_null'];

/** Checks that a condition can be asked of a fact. Gives false when it only cannot be reached. */
export function checkFilter(filter: Filter, fact: string, at: string, problems: Problems): boolean {
  if ('not' in filter) return checkFilter(filter.not, fact, at, problems);
  if ('any' in filter) return filter.any.every((one) => checkFilter(one, fact, at, problems));
  if ('all' in filter) return filter.all.every((one) => checkFilter(one, fact, at, problems));
  if ('exists' in filter) {
    const relation = relationNamed(filter.exists);
    if (!relation || !hasProperty(filter.exists)) {
      problems.unknown(at, 'A relação', filter.exists);
      return true;
    }
    if (filter.distinct !== undefined && !reaches(filter.exists, filter.distinct))
      problems.unknown(at, 'A coluna', filter.distinct);
    if (filter.atLeast !== undefined && !Number.isSafeInteger(filter.atLeast))
      problems.add('invalid', at, 'A quantidade mínima precisa ser um número inteiro.');
    filter.where?.forEach((one, index) => {
      const place = `${at}.where.${index}`;
      if (!checkFilter(one, filter.exists, place, problems))
        problems.unreachable(place, fieldLabel(one), filter.exists);
    });
    return hasProperty(fact);
  }
  if (!fieldExists(filter.field)) {
    problems.unknown(at, 'O campo', fieldLabel(filter));
    return true;
  }
  const expr = expressionFor(fact, filter.field);
  if (expr === undefined) return false;
  checkValues(filter, expr, at, problems);
  return true;
}

/** Whether a fact's rows belong to properties. */
export const hasProperty = (fact: string): boolean => reaches(fact, propertyOf(fact));

/** Whether a field names something of the model at all, on whichever fact. */
export function fieldExists(field: RowExpr): boolean {
  if (typeof field === 'string')
    return field === '@date' || dimensionNamed(field) !== undefined || columnNamed(field) !== undefined;
  if ('op' in field) return field.args.every(fieldExists);
  if ('band' in field) return fieldExists(field.band);
  if ('age' in field) return columnNamed(field.age) !== undefined;
  if ('part' in field) return field.part === '@date' || columnNamed(field.part) !== undefined;
  if ('known' in field) return columnNamed(field.known) !== undefined;
  return true;
}

/** How messages name a condition. */
export function fieldLabel(filter: Filter): string {
  if ('exists' in filter) return relationNamed(filter.exists)?.rowName[1] ?? filter.exists;
  if (!('field' in filter)) return 'condição';
  const { field } = filter;
  if (typeof field !== 'string') return 'expressão';
  return dimensionNamed(field)?.label ?? columnNamed(field)?.label ?? field;
}

function checkValues(filter: Comparison, expr: RowExpr, at: string, problems: Problems): void {
  const { is } = filter;
  const type = typeOf(expr);
  const name = fieldLabel(filter);
  if (!OPERATORS.includes(is)) return problems.unknown(at, 'O operador', is);
  if (is === 'null' || is === 'not_null') return undefined;
  if (TEXT_ONLY.includes(is) && type !== 'text')
    return problems.add('invalid', at, `"${name}" não é texto: este operador não se aplica.`);
  if (ORDERED.includes(is) && (type === 'text' || type === 'boolean'))
    return problems.add('invalid', at, `"${name}" não tem maior nem menor.`);
  const values: unknown[] = Array.isArray(filter.value) ? [...filter.value] : [filter.value];
  const wrong = values.filter((value) => !boundFits(value, type, takesDays(expr)));
  if (wrong.length > 0)
    return problems.add('invalid', at, `O valor ${JSON.stringify(wrong[0] ?? '')} não serve para "${name}".`);
  return undefined;
}

/** Whether a date macro can be compared with an expression: a day, a moment, or a group of days. Of a text it is a text like any other. */
export function takesDays(expr: RowExpr): boolean {
  const type = typeOf(expr);
  return type === 'date' || type === 'datetime' || (typeof expr === 'object' && 'part' in expr);
}

/** Whether a value can be bound as a column's type; `days` where a date macro can be, too. */
export function boundFits(
  value: unknown,
  type: ColumnType,
  days = type === 'date' || type === 'datetime',
): boolean {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return false;
  const text = String(value);
  if (type === 'text') return text.length <= 2_000 && !text.includes('\0');
  if (type === 'boolean') return text === 'true' || text === 'false';
  if (isMacro(value)) return days;
  if (type === 'date' || type === 'datetime') return isDay(text.slice(0, 10)) && text.length <= 32;
  return /^-?\d{1,30}(\.\d{1,20})?$/.test(text);
}
