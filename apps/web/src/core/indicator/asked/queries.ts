import type { ViewColumn, ViewQuestion } from '@fonte/contracts/view';
import { queryOptions } from '@tanstack/react-query';
import {
  fetchDimensionFields,
  fetchDimensions,
  fetchEntryHistory,
  fetchFilterValues,
  fetchSheet,
  fetchVersions,
  fetchViewResult,
  type DetailQuestion,
} from './indicator-calls.ts';

/** A view's result. Another view or other filters are another query: the one before is cancelled, down to the database. */
export const viewResultQuery = (question: ViewQuestion) =>
  queryOptions({
    queryKey: ['view', question],
    queryFn: ({ signal }) => fetchViewResult(question, signal),
  });

export const dimensionsQuery = () =>
  queryOptions({ queryKey: ['dimensions'], queryFn: ({ signal }) => fetchDimensions(signal) });

export const dimensionFieldsQuery = (id: string) =>
  queryOptions({
    queryKey: ['dimension', id],
    queryFn: ({ signal }) => fetchDimensionFields(id, signal),
    staleTime: Infinity,
  });

/** Values of a text column that begin with, or hold, what was typed. */
export const filterValuesQuery = (column: ViewColumn, typed: string) =>
  queryOptions({
    queryKey: ['filter-values', column.alias, column.colname, typed],
    queryFn: ({ signal }) => fetchFilterValues(column, typed, signal),
  });

/** A property's history in an indicator, under a point's filters. */
export const entryHistoryQuery = (question: DetailQuestion, entry: string) =>
  queryOptions({
    queryKey: ['entry-history', question, entry],
    queryFn: ({ signal }) => fetchEntryHistory(question, entry, signal),
  });

export const versionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['indicator-versions-by-year', id],
    queryFn: ({ signal }) => fetchVersions(id, signal),
  });

export const sheetQuery = (id: number) =>
  queryOptions({ queryKey: ['indicator-sheet', id], queryFn: ({ signal }) => fetchSheet(id, signal) });
