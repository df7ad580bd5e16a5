import type { RowCondition, RowOperator } from '@fonte/contracts';
import type { ColumnType, GridFilter } from '@fonte/ui/grid';

/** The grid's names of operators, by what they ask. Its text, its figures and its days each have names of their own for the same. */
const ASKED: Readonly<Record<string, RowOperator>> = {
  equals: '=',
  '=': '=',
  is: '=',
  isAnyOf: '=',
  doesNotEqual: '!=',
  '!=': '!=',
  not: '!=',
  contains: 'contains',
  doesNotContain: 'not_contains',
  startsWith: 'starts',
  endsWith: 'ends',
  '>': '>',
  after: '>',
  '>=': '>=',
  onOrAfter: '>=',
  '<': '<',
  before: '<',
  '<=': '<=',
  onOrBefore: '<=',
  isEmpty: 'null',
  isNotEmpty: 'not_null',
};

type Family = 'text' | 'figure' | 'day';

/** The same the other way, for a list that a link opens. What a family of columns has no operator for is shown by none. */
const SHOWN: Readonly<Record<RowOperator, Readonly<Record<Family, string | null>>>> = {
  '=': { text: 'equals', figure: '=', day: 'is' },
  '!=': { text: 'doesNotEqual', figure: '!=', day: 'not' },
  '>': { text: null, figure: '>', day: 'after' },
  '>=': { text: null, figure: '>=', day: 'onOrAfter' },
  '<': { text: null, figure: '<', day: 'before' },
  '<=': { text: null, figure: '<=', day: 'onOrBefore' },
  contains: { text: 'contains', figure: null, day: null },
  not_contains: { text: 'doesNotContain', figure: null, day: null },
  starts: { text: 'startsWith', figure: null, day: null },
  ends: { text: 'endsWith', figure: null, day: null },
  null: { text: 'isEmpty', figure: 'isEmpty', day: 'isEmpty' },
  not_null: { text: 'isNotEmpty', figure: 'isNotEmpty', day: 'isNotEmpty' },
};

const familyOf = (type: ColumnType): Family => {
  switch (type) {
    case 'date':
    case 'datetime':
      return 'day';
    case 'text':
    case 'boolean':
      return 'text';
    case 'integer':
    case 'number':
    case 'percent':
    case 'money':
    case 'duration':
      return 'figure';
  }
};

/** A condition as the grid made it, ready to be asked; null while it has no value yet. */
export function conditionOf(filter: GridFilter | null): RowCondition | null {
  const operador = filter ? ASKED[filter.operator] : undefined;
  if (!filter || !operador) return null;
  if (operador === 'null' || operador === 'not_null') return { campo: filter.field, operador };
  const given: unknown[] = Array.isArray(filter.value) ? filter.value : [filter.value];
  const values = given.flatMap((value) => valueOf(value) ?? []);
  const [first] = values;
  if (first === undefined) return null;
  return { campo: filter.field, operador, valor: values.length === 1 ? first : values };
}

/** The reader's own day of a Date: the grid's days are midnights on the reader's clock. */
function valueOf(value: unknown): string | number | null {
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return null;
    const two = (part: number) => String(part).padStart(2, '0');
    return `${String(value.getFullYear()).padStart(4, '0')}-${two(value.getMonth() + 1)}-${two(value.getDate())}`;
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** A condition of a link as the grid shows it; null for one that the grid has no words for, which still holds. */
export function gridFilterOf(condition: RowCondition | undefined, type: ColumnType): GridFilter | null {
  if (!condition) return null;
  const family = familyOf(type);
  const several = Array.isArray(condition.valor);
  const operator = several ? 'isAnyOf' : SHOWN[condition.operador][family];
  if (operator === null) return null;
  const value =
    family === 'day' && typeof condition.valor === 'string'
      ? new Date(`${condition.valor}T00:00:00`)
      : condition.valor;
  return { field: condition.campo, operator, value };
}
