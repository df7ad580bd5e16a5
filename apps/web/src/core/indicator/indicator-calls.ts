import type { RowList } from '@fonte/contracts';
import type { ColumnFilter, View, ViewColumn, ViewQuestion } from '@fonte/contracts/view';
import { request, send } from '../api/request.ts';
import type { ReportFilters } from '../report/report-calls.ts';
import type {
  CrossTable,
  DetailAnswer,
  EntryHistory,
  FilterValue,
  IndicatorSheet,
  IndicatorVersion,
  KeptCrossTable,
  ViewResult,
} from './contract.ts';

const INDICATORS = '/api/indicators/indicators';
const PANELS = '/api/indicators/painel';

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
  const path = `${INDICATORS}/resultviewknex`;
  const query = {
    indicadores: JSON.stringify(question.indicadores),
    grouprow: JSON.stringify(question.grouprow),
    dimensoes: JSON.stringify(question.dimensoes),
    inline: String(question.inline),
    ...(question.splitSerie ? { splitSerie: question.splitSerie } : {}),
    splitFilters: JSON.stringify(question.splitFilters),
    splitStack: String(question.splitStack),
    limit: question.limit,
    $ano: JSON.stringify(question.ano),
    $uf: JSON.stringify(question.uf),
  };
  const long = Object.values(query).join('').length > ADDRESS_LIMIT;
  return question.filters.length > 0 || long
    ? request<ViewResult>(path, { method: 'POST', body: question, signal })
    : request<ViewResult>(path, { query, signal });
}

/** 'Baixar Dados' of a card: its figures as a CSV file, with how they were made under them. */
export function openViewCsv(question: ViewQuestion, title: string, signal: AbortSignal): Promise<Response> {
  return send(`${INDICATORS}/resultviewknex/csv`, { method: 'POST', body: { ...question, title }, signal });
}

/** What asks for the rows behind a figure. */
export type DetailQuestion = {
  indicator: number;
  filters: readonly ColumnFilter[];
  ano: number[];
  uf: string[];
};

const detailBody = ({ indicator, filters, ano, uf }: DetailQuestion) => ({
  indicadores: indicator,
  filters,
  ano,
  uf,
});

/** One page (from 1) of the rows behind a figure. */
export function fetchDetails(
  question: DetailQuestion,
  list: RowList,
  page: number,
  signal?: AbortSignal,
): Promise<DetailAnswer> {
  const body = { ...detailBody(question), ...list, page, format: 'json' };
  return request(`${INDICATORS}/details`, { method: 'POST', body, signal });
}

/** The same rows, all that the list keeps and in its order, as a CSV file. */
export function openDetailsCsv(
  question: DetailQuestion,
  list: RowList,
  signal: AbortSignal,
): Promise<Response> {
  const body = { ...detailBody(question), ...list, format: 'csv' };
  return send(`${INDICATORS}/details`, { method: 'POST', body, signal });
}

/** One property in an indicator, day by day, under the point's filters. */
export function fetchEntryHistory(
  { indicator, filters, uf }: DetailQuestion,
  propriedade: string,
  signal?: AbortSignal,
): Promise<EntryHistory> {
  const body = { propriedade, filters, uf };
  return request(`${INDICATORS}/detailshistory/${indicator}`, { method: 'POST', body, signal });
}

/** A column of a cross table; dates with the parts that make a group. */
export type CrossColumn = Pick<ViewColumn, 'alias' | 'colname'> & { dateFormat?: string | null };

/** An indicator by rows and columns under the point's filters. */
export function fetchCrossTable(
  { indicator, filters, ano, uf }: DetailQuestion,
  rows: readonly CrossColumn[],
  columns: readonly CrossColumn[],
  signal?: AbortSignal,
): Promise<CrossTable> {
  const body = { indicadores: [indicator], rows, columns, filters, ano, uf };
  return request(`${INDICATORS}/crosstable`, { method: 'POST', body, signal });
}

/** The cross tables this person made last, the newest first. */
export function fetchCrossTables(signal?: AbortSignal): Promise<KeptCrossTable[]> {
  return request(`${INDICATORS}/crosstable`, { signal });
}

/** The versions of an indicator, each with its values by year from the data of now. */
export function fetchVersions(id: number, signal?: AbortSignal): Promise<IndicatorVersion[]> {
  return request(`${INDICATORS}/detailshistory/${id}`, { signal });
}

/** Values a text column offers for a filter, of those this user may see. */
export function fetchFilterValues(
  { nspname, relname, alias, colname, type }: ViewColumn,
  typed: string,
  signal?: AbortSignal,
): Promise<FilterValue[]> {
  const filters = JSON.stringify({ nspname, relname, alias, colname, type });
  return request(`${INDICATORS}/filter/values`, {
    query: { filters, ...(typed === '' ? {} : { q: typed }) },
    signal,
  });
}

/** 'Ficha' of an indicator. */
export function fetchSheet(id: number, signal?: AbortSignal): Promise<IndicatorSheet> {
  return request(`${INDICATORS}/sheet/${id}`, { signal });
}

/** The dimensions that views and filters are made of. */
export function fetchDimensions(signal?: AbortSignal): Promise<{ id: string; nome: string }[]> {
  return request(`${PANELS}/dim`, { signal });
}

/** The columns of a dimension. */
export function fetchDimensionFields(id: string, signal?: AbortSignal): Promise<DimensionField[]> {
  return request(`${PANELS}/dim/${encodeURIComponent(id)}`, { signal });
}

/** A column of a dimension: where it is, of what type, and what it is called. */
export type DimensionField = ViewColumn & {
  nspname: string;
  relname: string;
  type: string;
  description: string;
};
