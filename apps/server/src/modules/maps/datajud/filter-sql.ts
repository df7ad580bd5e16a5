import { FilterFault, readCql, type Comparator, type Expression, type Predicate } from '@fonte/cql';
import type { Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import { fail } from '../../../platform/index.ts';
import type { Access, Sql } from '../../../query/index.ts';
import { checkGeometries, functionNamed, isGeometryName, placeCondition, ref } from '../features/index.ts';
import { LAYERS } from '../layers/index.ts';
import { ServiceFault } from '../request/service-fault.ts';
import { LAWSUIT_FIELDS, type FieldKind } from './fields.ts';

/**
 * The condition of a datajud filter on `camada.processo`, its values bound; `true` without one.
 * Errors: invalidFilter for what cannot be read, names another field, compares what cannot be compared, or holds a geometry that is none.
 */
export async function lawsuitFilter(
  db: Kysely<Database>,
  access: Access,
  text: string | undefined,
): Promise<Sql> {
  if (text === undefined || text.trim() === '') return sql`true`;
  try {
    const filter = readCql(text);
    const found = condition(filter, access);
    await checkGeometries(db, filter);
    return found;
  } catch (fault) {
    if (fault instanceof FilterFault) fail('invalidFilter', { reason: fault.reason });
    // The map services say it in a sentence of its own.
    if (fault instanceof ServiceFault) refuse(fault.sentence.replace(/^O filtro /, ''));
    throw fault;
  }
}

const refuse = (reason: string): never => fail('invalidFilter', { reason });

function condition(predicate: Predicate, access: Access): Sql {
  switch (predicate.kind) {
    case 'and':
    case 'or': {
      const parts = predicate.parts.map((part) => condition(part, access));
      return sql`(${sql.join(parts, predicate.kind === 'and' ? sql` and ` : sql` or `)})`;
    }
    case 'not':
      return sql`(not ${condition(predicate.part, access)})`;
    case 'include':
      return sql`true`;
    case 'exclude':
      return sql`false`;
    case 'compare':
      return compare(predicate);
    case 'in': {
      const side = sideOf(predicate.value);
      const list = predicate.list.map((each) => valueOf(side, each));
      return side.kind === 'codes'
        ? sql`(${side.sql} && array[${sql.join(list)}])`
        : sql`(${side.sql} in (${sql.join(list)}))`;
    }
    case 'ids': {
      const numbers = predicate.ids.map((id) => textOf(id.replace(/^(?:programa:)?processos\./, '')));
      return sql`(${ref('numero')} in (${sql.join(numbers)}))`;
    }
    case 'between': {
      const side = ordered(sideOf(predicate.value));
      return sql`(${side.sql} between ${valueOf(side, predicate.low)} and ${valueOf(side, predicate.high)})`;
    }
    case 'like': {
      const side = sideOf(predicate.value);
      if (side.kind !== 'text') return refuse('LIKE só serve para textos');
      if (/(?:^|[^\\])(?:\\\\)*\\$/.test(predicate.pattern))
        return refuse('o padrão não pode terminar em “\\”');
      const pattern = textOf(predicate.pattern);
      return predicate.matchCase ? sql`(${side.sql} like ${pattern})` : sql`(${side.sql} ilike ${pattern})`;
    }
    case 'null': {
      const { value } = predicate;
      if (value.kind === 'property' && isGeometryName(value.name)) return sql`(${ref('geom')} is null)`;
      const side = sideOf(value);
      return side.kind === 'codes'
        ? sql`(coalesce(cardinality(${side.sql}), 0) = 0)`
        : sql`(${side.sql} is null)`;
    }
    case 'bbox':
    case 'spatial':
    case 'distance':
      return placeCondition(predicate, { layer: LAYERS.processos, access });
    case 'temporal':
      return refuse('os processos não têm datas, só o ano');
  }
}

const OPPOSITE: Record<Comparator, Comparator> = {
  '=': '=',
  '<>': '<>',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};
const SIGNS: Record<Comparator, Sql> = {
  '=': sql`=`,
  '<>': sql`<>`,
  '<': sql`<`,
  '<=': sql`<=`,
  '>': sql`>`,
  '>=': sql`>=`,
};

function compare({ operator, left, right }: Predicate & { kind: 'compare' }): Sql {
  if (left.kind === 'literal') {
    if (right.kind === 'literal') return refuse('uma comparação precisa de um campo');
    return compare({
      kind: 'compare',
      operator: OPPOSITE[operator],
      left: right,
      right: left,
      matchCase: true,
    });
  }
  const side = sideOf(left);
  const value = valueOf(side, right);
  if (side.kind === 'codes') {
    if (operator === '=') return sql`(${side.sql} @> array[${value}])`;
    if (operator === '<>') return sql`(not coalesce(${side.sql}, '{}') @> array[${value}])`;
    return refuse('os assuntos são códigos: compare com =, <>, IN, && ou @>');
  }
  if (operator !== '=' && operator !== '<>') ordered(side);
  return sql`(${side.sql} ${SIGNS[operator]} ${value})`;
}

/** What stands on one side of a comparison: a field, or a function of one. */
interface Side {
  readonly kind: FieldKind;
  readonly sql: Sql;
}

function sideOf(expression: Expression): Side {
  if (expression.kind === 'function') return sideOfFunction(expression);
  if (expression.kind !== 'property') return refuse('o valor comparado deve ser um campo dos processos');
  const field =
    LAWSUIT_FIELDS.get(expression.name.toLowerCase()) ??
    refuse(`“${expression.name}” não é um campo dos processos`);
  return { kind: field.kind, sql: ref(field.column) };
}

/** `11823 = ANY(co_assunto_array)` is how SQL asks for one of several; the other functions are those of the map's filters that take a text. */
function sideOfFunction({ name, args }: Expression & { kind: 'function' }): Side {
  const [inner, ...more] = args;
  if (inner === undefined || more.length > 0) return refuse(`“${name}” leva um valor só`);
  if (name.toLowerCase() === 'any') {
    const side = sideOf(inner);
    return side.kind === 'codes' ? side : refuse('ANY só serve para os assuntos');
  }
  const known = functionNamed(name);
  const side = sideOf(inner);
  const [takes, other] = known?.takes ?? [];
  if (known === undefined || takes !== 'text' || other !== undefined || side.kind !== 'text')
    return refuse(`“${name}” não serve aqui`);
  return { kind: known.gives === 'text' ? 'text' : 'whole', sql: known.sql(side.sql, sql`null`) };
}

function ordered(side: Side): Side {
  if (side.kind === 'text' || side.kind === 'whole') return side;
  return refuse('este campo não tem ordem');
}

function valueOf({ kind }: Side, expression: Expression): Sql {
  if (expression.kind !== 'literal') return refuse('compare um campo com um valor');
  const { value } = expression;
  switch (kind) {
    case 'text':
      return textOf(String(value));
    case 'truth': {
      const truth = TRUTHS.get(String(value).toLowerCase());
      return truth === undefined ? refuse('julgamento é verdadeiro ou falso') : sql`${truth}::boolean`;
    }
    case 'whole':
    case 'codes': {
      const number = typeof value === 'string' && /^-?\d{1,10}$/.test(value.trim()) ? Number(value) : value;
      if (typeof number !== 'number' || !Number.isInteger(number) || Math.abs(number) > 2_147_483_647)
        return refuse(`“${value}” não é um número inteiro`);
      return sql`${number}::integer`;
    }
  }
}

const TRUTHS = new Map([
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
  ['s', true],
  ['n', false],
]);

/** PostgreSQL has no text with the sign NUL. */
function textOf(text: string): Sql {
  return text.includes('\0') ? refuse('o texto tem um sinal que não existe') : sql`${text}::text`;
}
