import * as results from '@fonte/contracts/endpoints/indicator-results';
import type { ViewColumn } from '@fonte/contracts/view';
import { queryOptions } from '@tanstack/react-query';
import { call, callFile } from '../../api/call.ts';
import type { CrossTable, KeptCrossTable } from '../asked/contract.ts';
import type { DetailQuestion } from '../asked/indicator-calls.ts';

/** A column of a cross table; dates with the parts that make a group. */
export type CrossColumn = Pick<ViewColumn, 'alias' | 'colname'> & { dateFormat?: string | null };

/** An indicator by rows and columns, under the point's filters. */
export type CrossQuestion = {
  question: DetailQuestion;
  rows: readonly CrossColumn[];
  columns: readonly CrossColumn[];
};

const crossBody = ({ question, rows, columns }: CrossQuestion) => {
  const { indicator, filters, ano, period, uf } = question;
  return { indicadores: [indicator], rows, columns, filters, ano, period, uf };
};

function fetchCrossTable(asked: CrossQuestion, signal?: AbortSignal): Promise<CrossTable> {
  return call(results.makeCrossTable, { body: crossBody(asked), signal });
}

/** The same table as a file. */
export function openCrossFile(
  asked: CrossQuestion,
  title: string,
  format: 'csv' | 'xlsx',
  signal: AbortSignal,
): Promise<Response> {
  return callFile(results.makeCrossTable, { body: { ...crossBody(asked), title, format }, signal });
}

/** The cross tables this person made last, the newest first. */
function fetchCrossTables(signal?: AbortSignal): Promise<KeptCrossTable[]> {
  return call(results.crossTables, { signal });
}

export const crossTableQuery = (asked: CrossQuestion) =>
  queryOptions({
    queryKey: ['cross-table', asked],
    queryFn: ({ signal }) => fetchCrossTable(asked, signal),
  });

export const crossTablesQuery = () =>
  queryOptions({ queryKey: ['cross-tables'], queryFn: ({ signal }) => fetchCrossTables(signal) });
