import type { RowList } from '@fonte/contracts';
import * as history from '@fonte/contracts/endpoints/entry-history';
import * as results from '@fonte/contracts/endpoints/indicator-results';
import * as definitions from '@fonte/contracts/endpoints/indicators';
import * as panels from '@fonte/contracts/endpoints/panels';
import type { ColumnFilter, View, ViewColumn, ViewQuestion } from '@fonte/contracts/view';
import { call, callFile } from '../../api/call.ts';
import type { ReportFilters } from '../../report/answer/report-calls.ts';
import type {
  DetailAnswer,
  EntryHistory,
  FilterValue,
  IndicatorSheet,
  IndicatorVersion,
  ViewResult,
} from './contract.ts';

/** Longest address for a question; longer ones travel in the body. */
const ADDRESS_LIMIT = 4000;

/** What a view asks of the data under the page's Ano and Uf and its own filters. */
export function questionOf(
  view: Pick<
    View,
    | 'indicadores'
    | 'grouprow'
    | 'dimensoes'
    | 'inline'
    | 'filters'
    | 'splitSerie'
    | 'splitFilters'
    | 'splitStack'
    | 'top'
    | 'period'
    | 'compare'
    | 'pivot'
    | 'look'
  >,
  { ano, uf }: ReportFilters,
  pageFilters: readonly ColumnFilter[] = [],
): ViewQuestion {
  return {
    indicadores: view.indicadores,
    grouprow: view.grouprow,
    dimensoes: view.dimensoes,
    inline: view.inline,
    filters: [...view.filters, ...pageFilters],
    splitSerie: view.splitSerie,
    splitFilters: view.splitFilters,
    splitStack: view.splitStack,
    ...(view.top ? { top: view.top } : {}),
    ...(view.period ? { period: view.period } : {}),
    ...(view.compare ? { compare: true } : {}),
    ...(view.pivot ? { pivot: view.pivot } : {}),
    ...(view.look ? { look: view.look } : {}),
    ano: ano === null ? [] : [ano],
    uf: uf === null ? [] : [uf],
    limit: -1,
  };
}

/**
 * The result of a view: GET in the specification's form; as POST with the same body when it is too long for an address, and when it is
 * filtered, because a filter's value may name a person and addresses are written to logs.
 */
export function fetchViewResult(question: ViewQuestion, signal?: AbortSignal): Promise<ViewResult> {
  const { indicadores, grouprow, dimensoes, inline, splitSerie, splitFilters, splitStack, limit, ano, uf } =
    question;
  const query = {
    indicadores,
    grouprow,
    dimensoes,
    inline: `${inline}`,
    splitSerie: splitSerie || undefined,
    splitFilters,
    splitStack: `${splitStack}`,
    top: question.top ? `${question.top}` : undefined,
    period: question.period ?? undefined,
    compare: question.compare ? ('true' as const) : undefined,
    pivot: question.pivot ?? undefined,
    look: question.look ?? undefined,
    limit: `${limit}`,
    $ano: ano,
    $uf: uf,
  } as const;
  return question.filters.length > 0 || JSON.stringify(query).length > ADDRESS_LIMIT
    ? call(results.resultViewPost, { body: question, signal })
    : call(results.resultView, { query, signal });
}

/** 'Baixar Dados' of a card: its figures as a CSV file, with how they were made under them, or as a workbook with that on a sheet of its own. */
export function openViewFile(
  question: ViewQuestion,
  title: string,
  format: 'csv' | 'xlsx',
  signal: AbortSignal,
): Promise<Response> {
  return callFile(results.viewFile, { body: { ...question, title, format }, signal });
}

/** What asks for the rows behind a figure. */
export type DetailQuestion = {
  indicator: number;
  filters: readonly ColumnFilter[];
  ano: number[];
  /** The view's own, in place of the years. */
  period?: View['period'];
  uf: string[];
};

const detailBody = ({ indicator, filters, ano, period, uf }: DetailQuestion) => ({
  indicadores: indicator,
  filters,
  ano,
  period,
  uf,
});

/** One page (from 1) of the rows behind a figure. */
export function fetchDetails(
  question: DetailQuestion,
  list: RowList,
  page: number,
  signal?: AbortSignal,
): Promise<DetailAnswer> {
  const body = { ...detailBody(question), ...list, page, format: 'json' } as const;
  return call(results.detailsPost, { body, signal });
}

/** The same rows, all that the list keeps and in its order, as a CSV file. */
export function openDetailsCsv(
  question: DetailQuestion,
  list: RowList,
  signal: AbortSignal,
): Promise<Response> {
  const body = { ...detailBody(question), ...list, format: 'csv' } as const;
  return callFile(results.detailsPost, { body, signal });
}

/** One property in an indicator, day by day, under the point's filters. */
export function fetchEntryHistory(
  { indicator, filters, uf }: DetailQuestion,
  propriedade: string,
  signal?: AbortSignal,
): Promise<EntryHistory> {
  const body = { propriedade, filters, uf };
  return call(history.entryHistory, { params: { id: indicator }, body, signal });
}

/** The versions of an indicator, each with its values by year from the data of now. */
export function fetchVersions(id: number, signal?: AbortSignal): Promise<IndicatorVersion[]> {
  return call(definitions.indicatorHistory, { params: { id }, signal });
}

/** Values a text column offers for a filter, of those this user may see. */
export function fetchFilterValues(
  { nspname, relname, alias, colname, type }: ViewColumn,
  typed: string,
  signal?: AbortSignal,
): Promise<FilterValue[]> {
  const filters = { nspname, relname, alias, colname, type };
  return call(results.filterValues, { query: { filters, q: typed === '' ? undefined : typed }, signal });
}

/** 'Ficha' of an indicator. */
export function fetchSheet(id: number, signal?: AbortSignal): Promise<IndicatorSheet> {
  return call(definitions.indicatorSheet, { params: { id }, signal });
}

/** The dimensions that views and filters are made of. */
export function fetchDimensions(signal?: AbortSignal): Promise<{ id: string; nome: string }[]> {
  return call(panels.dimensions, { signal });
}

/** The columns of a dimension. */
export function fetchDimensionFields(id: string, signal?: AbortSignal): Promise<DimensionField[]> {
  return call(panels.dimensionFields, { params: { id }, signal });
}

/** A column of a dimension: where it is, of what type, and what it is called. */
export type DimensionField = ViewColumn & {
  nspname: string;
  relname: string;
  type: string;
  description: string;
};
