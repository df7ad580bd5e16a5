import type { ColumnFilter, ViewFilter } from '@fonte/contracts/view';
import type { RowExpr } from '../../../model/expression.ts';
import type { Filter, FilterValue } from '../../../query/index.ts';
import { dayOf } from '../../../query/formula/index.ts';
import { invalidView } from '../refused.ts';
import { fieldNamed } from './dimensions.ts';
import { isDate, type Field } from './field.ts';

/** The column that a view, a filter or a split names. Errors: invalidView for one that is not there. */
export function fieldOf({ alias = '', colname, dimension }: Named): Field {
  const name = colname ?? dimension ?? '';
  return fieldNamed(alias, name) ?? invalidView(`A coluna "${alias}.${name}" não existe.`);
}

type Named = {
  readonly alias?: string | undefined;
  readonly colname?: string | undefined;
  /** The column's name, as the page's filter form calls it. */
  readonly dimension?: string | undefined;
};

/** `schema.table|alias.column|type` of a split as its column. Errors: invalidView. */
export function splitField(key: string): Field {
  const [table, column = '', type, ...more] = key.split('|');
  const [alias = '', colname = ''] = column.split('.');
  const field = fieldNamed(alias, colname);
  if (!field || more.length > 0 || table !== `${field.nspname}.${field.relname}` || type !== field.type)
    return invalidView(`A divisão "${key}" não existe.`);
  return field;
}

/** The composite key of a column, as views keep their split. */
export const splitKeyOf = (field: Field): string =>
  `${field.nspname}.${field.relname}|${field.alias}.${field.colname}|${field.type}`;

/** A condition as the query engine has it; with a date format the value is a group's number. Errors: invalidView. */
export function conditionOf(filter: ColumnFilter): Filter {
  return fieldCondition(fieldOf(filter), filter, filter.dateFormat ?? null);
}

/** The same on a column that is known. */
export function fieldCondition(
  field: Field,
  { operator, value }: ViewFilter,
  dateFormat: string | null = null,
): Filter {
  const grouped = dateFormat !== null && isDate(field) && valuesOf(value).every(isGroupNumber);
  const column: RowExpr =
    grouped && typeof field.filter === 'string' ? { part: field.filter, grain: dateFormat } : field.filter;
  if (operator === 'null' || operator === 'not_null') return { field: column, is: operator };
  const values = valuesOf(value).map((one) => (isDate(field) && !grouped ? dayValue(field, one) : one));
  if (values.length === 0) return invalidView(`O filtro de "${field.description}" não tem valor.`);
  return { field: column, is: operator, value: values };
}

const valuesOf = (value: ViewFilter['value']): FilterValue[] =>
  Array.isArray(value) ? value : value === null || value === undefined || value === '' ? [] : [value];

const isGroupNumber = (value: FilterValue): boolean => /^\d{1,9}$/.test(String(value));

function dayValue(field: Field, value: FilterValue): string {
  return (
    dayOf(String(value)) ?? invalidView(`O valor "${String(value)}" não serve para "${field.description}".`)
  );
}
