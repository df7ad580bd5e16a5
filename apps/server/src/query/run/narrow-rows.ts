import { isDeepStrictEqual } from 'node:util';
import type { RowOperator } from '@fonte/contracts';
import { normalise } from '@fonte/pt-br';
import { sql } from 'kysely';
import type { FilterValue } from '../../model/filter.ts';
import type { ColumnType } from '../../model/relation.ts';
import { ACCENTED, PLAIN } from '../sql/accents.ts';
import type { AnswerColumn } from '../ask/answer.ts';
import { boundFits } from '../check/check-filter.ts';
import { boundSql } from '../sql/filter-sql.ts';
import type { RowCondition } from '../ask/plan.ts';
import { isOperator } from '../../model/operator.ts';
import { operatorSql, type Sql } from '../sql/operators.ts';
import { Problems } from '../ask/problems.ts';

/** A column of a list as its statement holds it. */
export interface NarrowColumn {
  readonly column: Pick<AnswerColumn, 'key' | 'label' | 'type' | 'words' | 'personal'>;
  readonly at: Sql;
  /** Its texts without case and accents, where they are stored. */
  readonly folded?: Sql;
}

/**
 * Conditions on the columns of a list and words that some column contains, as SQL over the list's rows: what the grid filters and searches is all
 * rows, not those of a page. Coded values and yes or no are compared by the words that people read. Errors: PlanRefused.
 */
export function narrowSql(
  columns: readonly NarrowColumn[],
  conditions: readonly RowCondition[] = [],
  search = '',
): Sql[] {
  const problems = new Problems();
  const tests = conditions.flatMap((condition, index) => {
    const found = columns.find(({ column }) => column.key === condition.by);
    if (!found) {
      problems.unknown(`where.${index}`, 'A coluna', condition.by);
      return [];
    }
    return conditionSql(found, condition, `where.${index}`, problems);
  });
  problems.throwIfAny();
  const words = normalise(search);
  return words === '' ? tests : [...tests, searchSql(columns, words)];
}

const YES_NO = { true: 'Sim', false: 'Não' } as const;

/** The operators that say that another one does not hold; rows without a value are among theirs. */
const OPPOSITES: Readonly<Partial<Record<RowOperator, RowOperator>>> = {
  '!=': '=',
  not_contains: 'contains',
  not_null: 'null',
};

function conditionSql(found: NarrowColumn, condition: RowCondition, place: string, problems: Problems): Sql {
  const opposite = OPPOSITES[condition.is];
  if (opposite) {
    const test = conditionSql(found, { ...condition, is: opposite }, place, problems);
    return sql`not coalesce(${test}, false)`;
  }
  const { column, at } = found;
  if (condition.is === 'null') return sql`(${at} is null)`;
  const values: readonly FilterValue[] = Array.isArray(condition.value)
    ? condition.value
    : condition.value === undefined
      ? []
      : [condition.value as FilterValue];
  if (values.length === 0) {
    problems.add('invalid', place, `Falta um valor para "${column.label}".`);
    return sql`false`;
  }
  const words = column.type === 'boolean' ? YES_NO : column.words;
  const tests = values.map((value) => {
    if (words || column.type === 'text') return textTest(found, words, condition.is, value, place, problems);
    return valueTest(found, condition.is, value, place, problems);
  });
  return sql`(${sql.join(tests, sql` or `)})`;
}

/** Case and accents do not count; of a coded value its words do. */
function textTest(
  { column, at, folded }: NarrowColumn,
  words: Readonly<Record<string, string>> | undefined,
  is: RowOperator,
  value: FilterValue,
  place: string,
  problems: Problems,
): Sql {
  const text = normalise(String(value));
  const holds = TEXT_TESTS[is];
  if (!holds || !boundFits(String(value), 'text')) {
    problems.add('invalid', place, `"${column.label}" é texto: este operador ou valor não se aplica.`);
    return sql`false`;
  }
  if (words) return codesSql(at, words, (label) => holds.of(normalise(label), text));
  return holds.sql(folded ?? plain(at), sql`${text}::text`);
}

const TEXT_TESTS: Readonly<
  Partial<
    Record<RowOperator, { of: (text: string, value: string) => boolean; sql: (text: Sql, value: Sql) => Sql }>
  >
> = {
  '=': { of: isDeepStrictEqual, sql: (text, value) => sql`${text} = ${value}` },
  contains: {
    of: (text, value) => text.includes(value),
    // Positions instead of LIKE: a per cent sign in a value is only a per cent sign.
    sql: (text, value) => sql`strpos(${text}, ${value}) > 0`,
  },
  starts: {
    of: (text, value) => text.startsWith(value),
    sql: (text, value) => sql`starts_with(${text}, ${value})`,
  },
  ends: {
    of: (text, value) => text.endsWith(value),
    sql: (text, value) => sql`right(${text}, length(${value})) = ${value}`,
  },
};

const COMPARED: readonly RowOperator[] = ['=', '>', '>=', '<', '<='];

function valueTest(
  { column, at }: NarrowColumn,
  is: RowOperator,
  value: FilterValue,
  place: string,
  problems: Problems,
): Sql {
  const type = valueType(column.type);
  if (!COMPARED.includes(is) || !boundFits(value, type)) {
    problems.add('invalid', place, `O valor ou o operador não serve para "${column.label}".`);
    return sql`false`;
  }
  // A moment is held against days as the reader means them: the whole day.
  const left = type === 'datetime' ? sql`(${at})::date` : at;
  const bound = boundSql(value, type === 'datetime' ? 'date' : type);
  return isOperator(is) ? operatorSql(is, [left, bound]) : sql`false`;
}

const valueType = (type: AnswerColumn['type']): ColumnType => (type === 'percent' ? 'numeric' : type);

/** Some column contains the words; a code is found without its dots too. */
function searchSql(columns: readonly NarrowColumn[], words: string): Sql {
  const value = sql`${words}::text`;
  const tests = columns.flatMap(({ column, at, folded }) => {
    if (column.words) return [codesSql(at, column.words, (label) => normalise(label).includes(words))];
    if (column.type !== 'text') return [];
    const bare = /^\d+$/.test(words) ? [sql`strpos(replace(${at}, '.', ''), ${value}) > 0`] : [];
    return [sql`strpos(${folded ?? plain(at)}, ${value}) > 0`, ...bare];
  });
  return tests.length === 0 ? sql`false` : sql`coalesce(${sql.join(tests, sql` or `)}, false)`;
}

/** The codes whose words are meant. */
function codesSql(at: Sql, words: Readonly<Record<string, string>>, meant: (label: string) => boolean): Sql {
  const codes = Object.entries(words).flatMap(([code, label]) => (meant(label) ? [sql`${code}::text`] : []));
  return codes.length === 0 ? sql`false` : sql`(${at})::text in (${sql.join(codes)})`;
}

/** A text as it is searched: lower case, accents off, the same on every engine. */
const plain = (text: Sql): Sql => sql`translate(lower(${text}), ${sql.lit(ACCENTED)}, ${sql.lit(PLAIN)})`;
