import type { Expression } from '@fonte/cql';
import type { LayerColumn } from '@fonte/contracts';
import { plural } from '@fonte/pt-br';
import { sql } from 'kysely';
import type { Access, Sql } from '../../../query/index.ts';
import type { ServedLayer } from '../layers/layer.ts';
import { serviceFault } from '../request/service-fault.ts';
import { namedColumn, ref } from './columns.ts';
import { functionNamed, type Kind } from './functions.ts';

/** What of a layer a filter is written against. */
export interface FilterContext {
  readonly layer: ServedLayer;
  readonly access: Access;
}

/** A side of a comparison: SQL of a known kind, or a literal that takes the kind of what it is compared with. */
export type Value =
  | { readonly kind: Kind; readonly sql: Sql }
  | { readonly kind: 'literal'; readonly value: string | number | boolean };

const KINDS: Readonly<Record<LayerColumn['type'], Kind>> = {
  text: 'text',
  integer: 'number',
  decimal: 'number',
  date: 'date',
  boolean: 'boolean',
  list: 'list',
  json: 'list',
};

const invalid = (sentence: string): never => serviceFault('InvalidParameterValue', 'filter', sentence);

/** An expression as SQL. Errors: InvalidParameterValue for a column, function or kind that does not fit. */
export function valueOf(expression: Expression, context: FilterContext): Value {
  switch (expression.kind) {
    case 'property': {
      const column = namedColumn(context.layer, context.access, expression.name, 'filter');
      const value = ref(column.name);
      return { kind: KINDS[column.type], sql: column.type === 'integer' ? sql`${value}::numeric` : value };
    }
    case 'literal':
      return { kind: 'literal', value: expression.value };
    case 'arithmetic': {
      const left = as('number', valueOf(expression.left, context));
      const right = as('number', valueOf(expression.right, context));
      return { kind: 'number', sql: ARITHMETIC[expression.operator](left, right) };
    }
    case 'function': {
      const known = functionNamed(expression.name);
      if (known === undefined) return invalid('O filtro usa uma função que não existe');
      const kinds = known.takes.filter((kind) => kind !== undefined);
      if (expression.args.length !== kinds.length)
        return invalid(
          `A função ${expression.name} recebe ${kinds.length} ${plural(kinds.length, 'valor', 'valores')}`,
        );
      const [first = sql`null`, second = sql`null`] = kinds.map((kind, at) => {
        const argument = expression.args[at];
        return argument === undefined ? sql`null` : as(kind, valueOf(argument, context));
      });
      return { kind: known.gives, sql: known.sql(first, second) };
    }
    case 'geometry':
      return invalid('O filtro compara uma geometria como se fosse um valor');
  }
}

const ARITHMETIC: Readonly<Record<'+' | '-' | '*' | '/', (left: Sql, right: Sql) => Sql>> = {
  '+': (left, right) => sql`(${left} + ${right})`,
  '-': (left, right) => sql`(${left} - ${right})`,
  '*': (left, right) => sql`(${left} * ${right})`,
  // A share of nothing is no value, never an error.
  '/': (left, right) => sql`(${left} / nullif(${right}, 0))`,
};

const DECIMAL = /^[-+]?(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})(?:e[-+]?\d{1,2})?$/i;
const DAY = /^(\d{4})-(\d\d)-(\d\d)(?:T[\d:.]{5,15}(?:Z|[-+]\d\d:?\d\d)?)?$/i;
const YES = new Set(['true', 't', '1', 'sim']);
const NO = new Set(['false', 'f', '0', 'não', 'nao']);

/** A value in the kind that is wanted. Errors: InvalidParameterValue when it is of another and no literal of it. */
export function as(kind: Kind, value: Value): Sql {
  if (value.kind === kind) return value.sql;
  if (value.kind !== 'literal') return invalid('O filtro compara valores de tipos diferentes');
  const text = String(value.value).trim();
  switch (kind) {
    case 'number':
      return DECIMAL.test(text)
        ? sql`${text}::numeric`
        : invalid('O filtro compara um número com outra coisa');
    case 'date':
      return sql`${dayOf(text)}::date`;
    case 'boolean':
      if (YES.has(text.toLowerCase())) return sql`true`;
      return NO.has(text.toLowerCase()) ? sql`false` : invalid('O filtro compara sim ou não com outra coisa');
    case 'list':
      return invalid('Uma lista não pode ser comparada');
    case 'text':
      return sql`${String(value.value)}::text`;
  }
}

/** Days have no zone: of an instant the day counts that is written. */
function dayOf(text: string): string {
  const [, year, month, day] = DAY.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day) || Number(year) < 1)
    return invalid('O filtro compara uma data com outra coisa; a forma é 2025-12-31');
  return `${year}-${month}-${day}`;
}

/** The kind two or more values share: that of the first that is no literal; numbers or texts among literals alone. */
export function commonKind(values: readonly Value[]): Kind {
  const known = values.find((value) => value.kind !== 'literal');
  if (known !== undefined) return known.kind;
  return values.every((value) => value.kind === 'literal' && typeof value.value === 'number')
    ? 'number'
    : 'text';
}
