/** The lists from which views, indicators and filters are made (third text, sections 2.2, 2.3, 2.6, 3 and 9). */

/** The specification's six, and the pivot table (docs/decisions/0102). */
export const VIEW_TYPES = ['line', 'bar', 'column', 'treemap', 'table', 'bigNumber', 'pivot'] as const;
export type ViewType = (typeof VIEW_TYPES)[number];

/** Widths of a card, of 12 columns. */
export const VIEW_SIZES = [4, 6, 8, 12] as const;
export const DEFAULT_VIEW_SIZE = 6;

/** Types of an indicator's figure: decimals, or rounded half away from zero at the very end. */
export const INDICATOR_TYPES = ['numeric', 'integer'] as const;
export type IndicatorType = (typeof INDICATOR_TYPES)[number];

/** Parts of a date group, D being the day of the week, with their words. */
export const DATE_PARTS = ['D', 'DD', 'MM', 'YYYY'] as const;
export const DATE_PART_LABELS = { D: 'Seg/Dom', DD: 'Dia', MM: 'Mês', YYYY: 'Ano' } as const;
export const DEFAULT_DATE_FORMAT = 'DD MM YYYY';

/** The twelve operators of a view's filters, in the specification's order, with their words. */
export const VIEW_FILTER_LABELS = {
  '=': 'Igual',
  '>=': 'Maior ou igual',
  '<=': 'Menor ou igual',
  '!=': 'Diferente',
  contains: 'Contém',
  not_contains: 'Não contém',
  starts: 'Começa com',
  not_starts: 'Não começa com',
  ends: 'Termina com',
  not_ends: 'Não termina com',
  null: 'Nulo',
  not_null: 'Não nulo',
} as const;
export type ViewFilterOperator = keyof typeof VIEW_FILTER_LABELS;
export const VIEW_FILTER_OPERATORS = Object.keys(VIEW_FILTER_LABELS) as ViewFilterOperator[];

/** The four operators of the page's filter form. */
export const PAGE_FILTER_LABELS = {
  '=': 'Igual',
  '!=': 'Diferente',
  '>': 'Maior que',
  '<': 'Menor que',
} as const;
export type PageFilterOperator = keyof typeof PAGE_FILTER_LABELS;
export const PAGE_FILTER_OPERATORS = Object.keys(PAGE_FILTER_LABELS) as PageFilterOperator[];

/** Of the columns' types, as the database names them, the one whose values have no greater and less. */
export const TEXT_TYPE = 'varchar';
export const COLUMN_TYPES = ['varchar', 'int8', 'numeric', 'date', 'timestamptz', 'bool'] as const;
export type ColumnTypeName = (typeof COLUMN_TYPES)[number];

/** What a column's values are, which decides how a filter's values are given and written (third text, section 2.2). */
export type ValueKind = 'text' | 'number' | 'date' | 'boolean';

/** Kind of the values of a column of this type, as the database names it. */
export function kindOfType(type: string | undefined): ValueKind {
  if (type === undefined || type === TEXT_TYPE || /char|text/.test(type)) return 'text';
  if (/date|time/.test(type)) return 'date';
  return type.startsWith('bool') ? 'boolean' : 'number';
}

/** What a view may be about instead of the page's years. All but the last are measured from the date of the data, which alone is 'today' (docs/decisions/0030). */
export const VIEW_PERIOD_LABELS = {
  last_12_months: 'Últimos 12 meses',
  this_year: 'Ano atual',
  year_before: 'Ano anterior',
  since_start: 'Desde o início',
  days: 'Outro período',
} as const;
export type ViewPeriodKind = keyof typeof VIEW_PERIOD_LABELS;
export const VIEW_PERIODS = Object.keys(VIEW_PERIOD_LABELS) as ViewPeriodKind[];

/** The first and the last day that a period of days may have: those of the years that a question may name. */
const PERIOD_DAYS = { first: '1900-01-01', last: '2200-12-31' } as const;

/** Whether a period of days has both its ends, in their order and within years that data may have; other kinds need none. */
export const isWholePeriod = ({ kind, from, until }: PeriodEnds): boolean =>
  kind !== 'days' ||
  (!!from && !!until && PERIOD_DAYS.first <= from && from <= until && until <= PERIOD_DAYS.last);

type PeriodEnds = {
  readonly kind: string;
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
};

/** How many of the largest groups a view may show beside 'Outros'. */
export const TOP_CHOICES = [5, 10, 15, 20, 30] as const;
export const TOP_LIMITS = { least: 2, most: 50 } as const;

export const INDICATORS_PER_VIEW = 20;
export const VIEWS_PER_PANEL = 60;
/** Most series that a split may make. */
export const SPLIT_SERIES_LIMIT = 100;
/** Rows of an indicator's preview. */
export const PREVIEW_ROW_LIMIT = 200;
/** Values offered for a filter at once. */
export const FILTER_VALUE_LIMIT = 100;
/** Formula text in lists is cut at so many characters (third text, section 2.3). */
export const FORMULA_PREVIEW_LIMIT = 120;
