import { CROSS_TABLE_LIMIT, DEFAULT_DATE_FORMAT } from '@fonte/contracts';
import { pivotFaults, sidesOf } from '@fonte/contracts/pivot-sides';
import type { ColumnFilter, GroupRow, ViewQuestion } from '@fonte/contracts/view';
import type { ViewLook } from '@fonte/contracts/view-look';
import type { Filter, GroupBy, Measure, Period, Plan, Sort } from '../../../query/index.ts';
import { conditionOf, fieldCondition, fieldOf, splitField } from '../columns/conditions.ts';
import { askedPeriod } from '../columns/asked-period.ts';
import { periodOf, periodWords } from '../columns/own-period.ts';
import { isDate, type Field } from '../columns/field.ts';
import { TIME } from '../columns/dimensions.ts';
import type { IndicatorBook } from '../book/book.ts';
import { usableIndicator, type UsableIndicator } from '../definition/use.ts';
import { invalidView } from '../refused.ts';
import { assertPeriods } from './accumulated.ts';
import {
  changeSince,
  comparedWith,
  figureOf,
  followsPeriod,
  type Compared,
  type Uncompared,
} from './compared.ts';

/** A group of a view: its column and, for dates, the parts that make a group. */
export interface AskedGroup {
  readonly alias: string;
  readonly field: Field;
  readonly dateFormat: string | null;
  readonly by: GroupBy;
}

/** An indicator of a view with what splits it. */
export interface AskedIndicator extends UsableIndicator {
  readonly alias: string;
  readonly visible: boolean;
  readonly split: AskedSplit | null;
}

export interface AskedSplit {
  readonly key: string;
  readonly group: AskedGroup;
  readonly filters: readonly Filter[];
  /** The order of the series. */
  readonly sort: readonly Sort[];
}

/** A view's question with every name looked up. */
export interface Asked {
  readonly groups: readonly AskedGroup[];
  readonly indicators: readonly AskedIndicator[];
  readonly filters: readonly Filter[];
  readonly period: Period;
  readonly sort: readonly Sort[];
  readonly limit: number;
  readonly inline: boolean;
  readonly stack: boolean;
  /** A period of the view's own, in words; null where the page's years hold. */
  readonly own: string | null;
  /** What the figures are compared with, or why not with anything; null where nobody asks. */
  readonly compared: Compared | Uncompared | null;
  /** How many of the largest groups are shown, the others being one row. */
  readonly top: number | null;
  /** Set where the rows' own totals are asked too: whether a column's values go across, which is then every indicator's split. */
  readonly pivot: { readonly across: AskedGroup | null } | null;
  /** How the figures are shown, which decides whether one more is worked out of them (reference.ts). */
  readonly look: ViewLook | null;
  /** Columns named anywhere in it, for the check of who may ask. */
  readonly fields: readonly Field[];
}

/** What a question needs of a view. */
export type Question = Omit<ViewQuestion, 'dimensoes'>;

/** Looks up everything a view names. Errors: invalidView, indicatorNotFound, invalidFormula. */
export function askedOf(book: IndicatorBook, question: Question): Asked {
  const [fault] = pivotFaults(question);
  if (fault) invalidView(`${fault.message}.`);
  const { rows, column } = question.pivot ? sidesOf(question) : { rows: question.grouprow, column: null };
  const groups = rows.map((row, index) => groupOf(`g${index}`, row));
  const across = column && acrossOf(column);
  const indicators = question.indicadores.map((one, index): AskedIndicator => {
    const [key, filters] = one.splitSerie
      ? [one.splitSerie, one.splitFilters]
      : [question.splitSerie, question.splitFilters];
    return {
      ...usableIndicator(book, one.id),
      alias: `i${index}`,
      visible: one.visible,
      split: across ?? (key ? splitOf(key, filters) : null),
    };
  });
  if (question.top && (groups.length !== 1 || groups[0]!.dateFormat !== null))
    invalidView('“Outros” reúne os grupos de uma só coluna, que não seja data.');
  if (!indicators.some(({ visible }) => visible)) invalidView('Nenhum indicador está visível.');
  assertPeriods(
    [...groups, ...indicators.flatMap(({ split }) => (split ? [split.group] : []))].map(({ field }) => field),
    indicators,
  );
  const conditions = [
    ...question.filters.map(conditionOf),
    ...question.grouprow.flatMap((row) => row.filters.map((one) => fieldCondition(fieldOf(row), one))),
    ...statesOf(question.uf),
  ];
  const reads = indicators.flatMap((one) => one.reads);
  const narrowed = askedPeriod(periodOf(question, book.today), conditions, reads);
  return {
    groups,
    indicators,
    ...narrowed,
    own: periodWords(question, book.today),
    compared: question.compare
      ? comparedWith(question, {
          groups,
          indicators,
          today: book.today,
          lastFact: book.lastFact,
          ...narrowed,
        })
      : null,
    sort: [
      ...question.indicadores.flatMap((one, index) => sorted(`i${index}`, one.sort)),
      ...rows.flatMap((one, index) => sorted(`g${index}`, one.sort)),
    ],
    // Which are the largest is known when all are. Totals of rows stand with all of theirs, and a table of more rows than this is refused.
    limit: question.top ? -1 : question.pivot ? CROSS_TABLE_LIMIT : question.limit,
    top: question.top ?? null,
    inline: question.inline,
    stack: question.splitStack,
    pivot: question.pivot ? { across: across?.group ?? null } : null,
    look: question.look ?? null,
    fields: [
      ...groups.map(({ field }) => field),
      ...(across ? [across.group.field] : []),
      ...question.filters.map(fieldOf),
      ...indicators.flatMap(({ split }) => (split ? [split.group.field] : [])),
    ],
  };
}

/** A dimension column as a group; dates get the parts chosen for them, all three by default. */
export function groupOf(alias: string, row: Pick<GroupRow, 'alias' | 'colname' | 'dateFormat'>): AskedGroup {
  return groupOfField(alias, fieldOf(row), row.dateFormat ?? null);
}

function groupOfField(alias: string, field: Field, given: string | null): AskedGroup {
  const dateFormat = isDate(field) ? (given ?? DEFAULT_DATE_FORMAT) : null;
  return {
    alias,
    field,
    dateFormat,
    by: {
      as: alias,
      field: field.group,
      label: field.description,
      ...(field.coded ? { coded: true } : {}),
      // One row of a year is what the card of that year says, whatever its parts count by.
      ...(field.alias === TIME.id ? { steps: true } : {}),
      ...(dateFormat === null ? {} : { grain: dateFormat }),
    },
  };
}

/** The column of a pivot table whose values are columns of figures. Its own filters hold for the whole question, so that totals are of what is shown. */
function acrossOf(column: GroupRow): AskedSplit {
  return {
    key: 'pivot',
    group: groupOf('s', column),
    filters: [],
    sort: sorted('s', column.sort),
  };
}

function splitOf(key: string, filters: ViewQuestion['splitFilters']): AskedSplit {
  const field = splitField(key);
  return {
    key: JSON.stringify([key, filters]),
    group: groupOfField('s', field, null),
    filters: filters.map((one) => fieldCondition(field, one)),
    sort: [],
  };
}

const sorted = (by: string, order: 'ASC' | 'DESC' | null): Sort[] =>
  order === null ? [] : [{ by, descending: order === 'DESC' }];

/** The states of the page's header; the session's own is laid on by the scope. */
export const statesOf = (uf: readonly string[]): Filter[] =>
  uf.length === 0 ? [] : [{ field: 'uf', is: '=', value: [...uf] }];

/** Conditions of a list of filters. */
export const conditionsOf = (filters: readonly ColumnFilter[]): Filter[] => filters.map(conditionOf);

/** The plan of the rows: every indicator over everything, its order, and the total at the foot. */
export function basePlan(asked: Asked): Plan {
  const { groups, indicators, filters, period, sort, limit, stack, compared } = asked;
  const visible = indicators.filter((one) => one.visible);
  const shares = stack && visible.every(({ split }) => split === null) && visible.length > 1;
  return {
    measures: {
      ...Object.fromEntries(
        indicators.map(({ alias, measure, visible: shown }): [string, Measure] => [
          alias,
          shown ? measure : { ...measure, hidden: true },
        ]),
      ),
      ...(shares ? rowShares(visible.map(({ alias }) => alias)) : {}),
      ...(compared && 'period' in compared ? beforeOf(visible, compared) : {}),
    },
    by: groups.map(({ by }) => by),
    filters,
    period,
    sort,
    limit,
    totals: asked.pivot ? [...foldedLevels(asked), []] : true,
  };
}

/** The levels at which a pivot table's rows have totals of their own, the outermost first; none of other views. */
function foldedLevels({ groups, pivot }: Asked): string[][] {
  const aliases = groups.map(({ alias }) => alias);
  return pivot ? aliases.slice(1).map((_, depth) => aliases.slice(0, depth + 1)) : [];
}

/** Aliases of an indicator's figure of the period before, of its own up to the same day, and of the change between the two. */
export const BEFORE = {
  figure: (alias: string) => `b${alias}`,
  soFar: (alias: string) => `d${alias}`,
  change: (alias: string) => `c${alias}`,
};

/** The figures of the period before, and how the present ones differ from them. */
const beforeOf = (indicators: readonly AskedIndicator[], compared: Compared): Record<string, Measure> =>
  Object.fromEntries(
    indicators.filter(followsPeriod).flatMap(({ alias }): [string, Measure][] => {
      const [before, soFar] = [BEFORE.figure(alias), BEFORE.soFar(alias)];
      return [
        [before, figureOf(alias, compared)],
        ...(compared.soFar
          ? [[soFar, { ...figureOf(alias, compared.soFar), hidden: true }] as [string, Measure]]
          : []),
        [BEFORE.change(alias), changeSince(compared.soFar ? soFar : alias, before)],
      ];
    }),
  );

/** The share of each indicator in the sum of its row, what has no value adding nothing. */
function rowShares(aliases: readonly string[]): Record<string, Measure> {
  const whole: Measure = {
    op: '+',
    args: aliases.map((alias) => ({ op: 'coalesce', args: [{ use: alias }, { number: '0' }] })),
  };
  return Object.fromEntries(
    aliases.map((alias) => [`p${alias}`, { op: '/', args: [{ use: alias }, whole], type: 'percent' }]),
  );
}

/** The plan of the indicators that one split cuts into series; its totals, one per series, tell the series' order. */
export function splitPlan(asked: Asked, split: AskedSplit, own: readonly AskedIndicator[]): Plan {
  const { groups, filters, period, stack } = asked;
  const aliases = groups.map(({ alias }) => alias);
  return {
    measures: Object.fromEntries(
      own.flatMap(({ alias, measure }): [string, Measure][] => [
        [alias, measure],
        ...(stack ? [[`p${alias}`, { share: { use: alias }, within: aliases }] as [string, Measure]] : []),
      ]),
    ),
    by: [...groups.map(({ by }) => by), split.group.by],
    filters: [...filters, ...split.filters],
    period,
    ...(split.sort.length > 0 ? { sort: split.sort } : {}),
    totals: [...foldedLevels(asked).map((kept) => [...kept, 's']), ['s']],
  };
}
