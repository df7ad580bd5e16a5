import { sql } from 'kysely';
import type { Sql } from '../../../query/index.ts';

/** What a value of a filter is. */
export type Kind = 'text' | 'number' | 'date' | 'boolean' | 'list';

/** A function of filters: values of these kinds give one value of a kind. */
interface FilterFunction {
  readonly takes: readonly [Kind, Kind?];
  readonly gives: Kind;
  readonly sql: (first: Sql, second: Sql) => Sql;
  /** QGIS's name of it, where that is another. */
  readonly also?: string;
}

/** The few functions that filters may use, by GeoServer's names of them. */
const FUNCTIONS: Readonly<Record<string, FilterFunction>> = {
  strToLowerCase: { takes: ['text'], gives: 'text', sql: (value) => sql`lower(${value})`, also: 'lower' },
  strToUpperCase: { takes: ['text'], gives: 'text', sql: (value) => sql`upper(${value})`, also: 'upper' },
  strTrim: { takes: ['text'], gives: 'text', sql: (value) => sql`btrim(${value})`, also: 'trim' },
  strLength: { takes: ['text'], gives: 'number', sql: (value) => sql`length(${value})`, also: 'length' },
  strConcat: { takes: ['text', 'text'], gives: 'text', sql: (first, second) => sql`(${first} || ${second})` },
  strStartsWith: {
    takes: ['text', 'text'],
    gives: 'boolean',
    sql: (value, start) => sql`starts_with(${value}, ${start})`,
  },
  strEndsWith: {
    takes: ['text', 'text'],
    gives: 'boolean',
    sql: (value, end) => sql`(right(${value}, length(${end})) = ${end})`,
  },
  abs: { takes: ['number'], gives: 'number', sql: (value) => sql`abs(${value})` },
  ceil: { takes: ['number'], gives: 'number', sql: (value) => sql`ceil(${value})` },
  floor: { takes: ['number'], gives: 'number', sql: (value) => sql`floor(${value})` },
  round: { takes: ['number'], gives: 'number', sql: (value) => sql`round(${value})` },
};

/** They, as capabilities documents tell of them, each with the kinds of what it takes. */
export const ANNOUNCED_FUNCTIONS = Object.entries(FUNCTIONS).map(([name, { takes, gives }]) => ({
  name,
  takes: takes.filter((kind) => kind !== undefined),
  gives,
}));

const BY_NAME = new Map(
  Object.entries(FUNCTIONS).flatMap(([name, own]) =>
    [name, ...(own.also === undefined ? [] : [own.also])].map((each) => [each.toLowerCase(), own] as const),
  ),
);

/** The function of a name, whose letters' case does not matter; undefined for one that is not there. */
export const functionNamed = (name: string): FilterFunction | undefined => BY_NAME.get(name.toLowerCase());
