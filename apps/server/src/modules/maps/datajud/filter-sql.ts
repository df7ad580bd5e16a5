import { FilterFault, readCql, type Comparator, type Expression, type Predicate } from '@fonte/cql';
import { sql } from 'kysely';
import { fail } from '../../../platform/index.ts';
import type { Sql } from '../../../query/index.ts';
import { LAWSUIT_FIELDS, type LawsuitField } from './fields.ts';

/**
 * The condition of a datajud filter, its values bound; `true` without one.
 * Errors: invalidFilter for what cannot be read, names another field, or compares what cannot be compared.
 */
export function lawsuitFilter(text: string | undefined): Sql {
  if (text === undefined || text.trim() === '') return sql`true`;
  try {
    return condition(readCql(text));
  } catch (fault) {
    if (fault instanceof FilterFault) fail('invalidFilter', { reason: fault.reason });
    throw fault;
  }
}

const refuse = (reason: string): never => fail('invalidFilter', { reason });

function condition(predicate: Predicate): Sql {
  switch (predicate.kind) {
    case 'and':
    case 'or':
      return sql`(${sql.join(predicate.parts.map(condition), predicate.kind === 'and' ? sql` and ` : sql` or `)})`;
    case 'not':
      return sql`(not ${condition(predicate.part)})`;
    case 'include':
      return sql`true`;
    case 'exclude':
      return sql`false`;
    case 'compare':
      return compare(predicate);
    case 'in': {
      const field = fieldOf(predicate.value);
      const list = predicate.list.map((each) => valueOf(field, each));
      return field.kind === 'codes'
        ? sql`(${column(field)} && array[${sql.join(list)}])`
        : sql`(${column(field)} in (${sql.join(list)}))`;
    }
    case 'between': {
      const field = ordered(fieldOf(predicate.value));
      return sql`(${column(field)} between ${valueOf(field, predicate.low)} and ${valueOf(field, predicate.high)})`;
    }
    case 'like': {
      const field = fieldOf(predicate.value);
      if (field.kind !== 'text') return refuse('LIKE só serve para textos');
      if (/(?:^|[^\\])(?:\\\\)*\\$/.test(predicate.pattern))
        return refuse('o padrão não pode terminar em “\\”');
      const pattern = textOf(predicate.pattern);
      return predicate.matchCase
        ? sql`(${column(field)} like ${pattern})`
        : sql`(${column(field)} ilike ${pattern})`;
    }
    case 'null': {
      const field = fieldOf(predicate.value);
      return field.kind === 'codes'
        ? sql`(coalesce(cardinality(${column(field)}), 0) = 0)`
        : sql`(${column(field)} is null)`;
    }
    default:
      return refuse('este filtro só compara os campos dos processos; o lugar vem em bbox ou point');
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
  const field = fieldOf(left);
  const value = valueOf(field, right);
  if (field.kind === 'codes') {
    if (operator === '=') return sql`(${column(field)} @> array[${value}])`;
    if (operator === '<>') return sql`(not coalesce(${column(field)}, '{}') @> array[${value}])`;
    return refuse('os assuntos são códigos: compare com =, <> ou IN');
  }
  if (operator !== '=' && operator !== '<>') ordered(field);
  return sql`(${column(field)} ${SIGNS[operator]} ${value})`;
}

const column = (field: LawsuitField): Sql => sql.ref(`processo.${field.column}`);

/** The field that stands on one side; `11823 = ANY(co_assunto_array)` is how SQL asks for one of several. */
function fieldOf(expression: Expression): LawsuitField {
  if (
    expression.kind === 'function' &&
    expression.name.toLowerCase() === 'any' &&
    expression.args.length === 1
  ) {
    const [inner] = expression.args;
    const field = inner ? fieldOf(inner) : undefined;
    return field?.kind === 'codes' ? field : refuse('ANY só serve para os assuntos');
  }
  if (expression.kind !== 'property') return refuse('o valor comparado deve ser um campo dos processos');
  return (
    LAWSUIT_FIELDS.get(expression.name.toLowerCase()) ??
    refuse(`“${expression.name}” não é um campo dos processos`)
  );
}

function ordered(field: LawsuitField): LawsuitField {
  if (field.kind === 'text' || field.kind === 'year') return field;
  return refuse('este campo não tem ordem');
}

function valueOf(field: LawsuitField, expression: Expression): Sql {
  if (expression.kind !== 'literal') return refuse('compare um campo com um valor');
  const { value } = expression;
  switch (field.kind) {
    case 'text':
      return textOf(String(value));
    case 'truth': {
      const truth = TRUTHS.get(String(value).toLowerCase());
      return truth === undefined ? refuse('julgamento é verdadeiro ou falso') : sql`${truth}::boolean`;
    }
    case 'year':
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
