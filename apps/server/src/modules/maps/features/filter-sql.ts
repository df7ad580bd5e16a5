import type { Predicate } from '@fonte/cql';
import { sql } from 'kysely';
import type { Sql } from '../../../query/index.ts';
import type { ServedLayer } from '../layers/layer.ts';
import { serviceFault } from '../request/service-fault.ts';
import { isGeometryName, ref } from './columns.ts';
import { placeCondition } from './geometry-sql.ts';
import { as, commonKind, valueOf, type FilterContext, type Value } from './values.ts';

const invalid = (sentence: string): never => serviceFault('InvalidParameterValue', 'filter', sentence);

const COMPARATORS = { '=': sql`=`, '<>': sql`<>`, '<': sql`<`, '<=': sql`<=`, '>': sql`>`, '>=': sql`>=` };

/**
 * The client's filter as a condition on a layer's rows: columns from the layer's declaration, values bound. As in SQL, a comparison with a missing value
 * neither holds nor does its negation. Errors: InvalidParameterValue.
 */
export function filterSql(predicate: Predicate, context: FilterContext): Sql {
  const value = (expression: Parameters<typeof valueOf>[0]) => valueOf(expression, context);
  switch (predicate.kind) {
    case 'include':
      return sql`true`;
    case 'exclude':
      return sql`false`;
    case 'and':
    case 'or': {
      const parts = predicate.parts.map((part) => filterSql(part, context));
      return sql`(${sql.join(parts, predicate.kind === 'and' ? sql` and ` : sql` or `)})`;
    }
    case 'not':
      return sql`(not ${filterSql(predicate.part, context)})`;
    case 'compare': {
      const sides = [value(predicate.left), value(predicate.right)] as const;
      if (predicate.operator === '=' && sides.some(({ kind }) => kind === 'list')) return memberSql(sides);
      const [left, right] = same(sides, predicate.matchCase);
      return sql`(${left} ${COMPARATORS[predicate.operator]} ${right})`;
    }
    case 'between': {
      const [one, low, high] = same(
        [value(predicate.value), value(predicate.low), value(predicate.high)],
        true,
      );
      return sql`(${one} >= ${low} and ${one} <= ${high})`;
    }
    case 'in': {
      const tested = value(predicate.value);
      if (tested.kind === 'list')
        return sql`(${sql.join(
          predicate.list.map((each) => memberSql([tested, value(each)])),
          sql` or `,
        )})`;
      const [one, ...list] = same([predicate.value, ...predicate.list].map(value), true);
      return sql`(${one} in (${sql.join(list)}))`;
    }
    case 'like': {
      const text = as('text', textual(value(predicate.value)));
      if (/(?<!\\)(?:\\\\)*\\$/.test(predicate.pattern))
        return invalid('O padrão do filtro termina por uma barra');
      return predicate.matchCase
        ? sql`(${text} like ${predicate.pattern})`
        : sql`(${text} ilike ${predicate.pattern})`;
    }
    case 'null': {
      const { value: tested } = predicate;
      if (tested.kind === 'property' && isGeometryName(tested.name)) return sql`(${ref('geom')} is null)`;
      const found = value(tested);
      return found.kind === 'literal' ? sql`false` : sql`(${found.sql} is null)`;
    }
    case 'ids':
      return idsSql(predicate.ids, context.layer);
    case 'temporal':
      return temporalSql(predicate, value(predicate.value));
    case 'bbox':
    case 'spatial':
    case 'distance':
      return placeCondition(predicate, context);
    default:
      return invalid('O filtro tem uma condição que não é atendida');
  }
}

/** Values in one kind. Texts are compared by their characters' numbers, the same everywhere. */
function same(values: readonly Value[], matchCase: boolean): [Sql, Sql, ...Sql[]] {
  const kind = commonKind(values);
  if (kind === 'list') invalid('Uma lista não pode ser comparada');
  const found = values.map((value) => as(kind, value));
  const compared =
    kind === 'text'
      ? found.map((each) => (matchCase ? sql`${each} collate "C"` : sql`lower(${each}) collate "C"`))
      : found;
  return compared as unknown as [Sql, Sql, ...Sql[]];
}

/** `assuntos = 11823`: a list has that number among its own. */
function memberSql(sides: readonly [Value, Value]): Sql {
  const list = sides.find(({ kind }) => kind === 'list');
  const member = sides.find(({ kind }) => kind === 'literal');
  if (list?.kind !== 'list' || member?.kind !== 'literal' || !/^\d{1,9}$/.test(String(member.value)))
    return invalid('Uma lista só pode ser comparada com um dos seus números');
  return sql`(${Number(member.value)}::int = any(${list.sql}))`;
}

/** LIKE looks at numbers and days as they are written. */
function textual(value: Value): Value {
  return value.kind === 'text' || value.kind === 'literal'
    ? value
    : { kind: 'text', sql: sql`${value.sql}::text` };
}

/** Features by their ids, as answers write them: `layer.key`, with or without layer and workspace. */
function idsSql(ids: readonly string[], layer: ServedLayer): Sql {
  const own = ids.flatMap((id) => {
    const bare = id.replace(/^programa:/, '');
    if (bare.startsWith(`${layer.name}.`)) return [bare.slice(layer.name.length + 1)];
    return /^[a-z_0-9]+\./.test(bare) && !/^\d/.test(bare) ? [] : [bare];
  });
  if (own.length === 0) return sql`false`;
  const [first, second] = layer.order;
  if (second !== undefined) {
    // By the columns of the unique index rather than by what they look like together.
    const pairs = own.flatMap((id) => {
      const [, code, number] = /^(.+)-(\d{1,18})$/.exec(id) ?? [];
      return code === undefined
        ? []
        : [sql`(${ref(first)} = ${code}::text and ${ref(second)} = ${number}::bigint)`];
    });
    return pairs.length === 0 ? sql`false` : sql`(${sql.join(pairs, sql` or `)})`;
  }
  const whole = layer.columns.find(({ name }) => name === layer.key)?.type === 'integer';
  if (!whole) return sql`(${ref(layer.key)} = any(${own}::text[]))`;
  const numbers = own.filter((id) => /^\d{1,9}$/.test(id));
  return sql`(${ref(layer.key)} = any(${numbers}::int[]))`;
}

function temporalSql({ operator, from, to }: Extract<Predicate, { kind: 'temporal' }>, value: Value): Sql {
  if (value.kind !== 'date') return invalid('O filtro compara datas com uma coluna que não é data');
  const moment = (text: string) => sql`${instant(text)}::timestamp`;
  switch (operator) {
    case 'before':
      return sql`(${value.sql} < ${moment(from)})`;
    case 'after':
      return sql`(${value.sql} > ${moment(from)})`;
    case 'tequals':
      return sql`(${value.sql} = ${moment(from)})`;
    case 'during':
      return sql`(${value.sql} > ${moment(from)} and ${value.sql} < ${moment(to ?? from)})`;
  }
}

/** A moment without its zone, since our days have none. */
function instant(text: string): string {
  const [, day, time = '00:00:00'] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d(?::\d\d){1,2}(?:\.\d{1,6})?)\d*(?:Z|[-+]\d\d:?\d\d)?)?$/i.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(`${day}T${time}Z`)) || Number(day.slice(0, 4)) < 1)
    return invalid('O filtro tem uma data que não existe');
  return `${day} ${time}`;
}
