import * as endpoints from '@fonte/contracts/endpoints/history';
import type { HistoryTable } from '@fonte/contracts/history';
import type { DiffPage } from '@fonte/contracts/routes/history';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';

export type { ColumnWords, DiffPage, DiffRow } from '@fonte/contracts/routes/history';

/** What is looked at: a table on a day, yyyy-MM-dd. */
export type Asked = { table: HistoryTable; date: string };

/** Twenty changes of a property, the latest first, from page 0 on. */
export const propertyQuery = (code: string, pagina: number, desde?: number) => {
  const query = { pagina, ...(desde === undefined ? {} : { desde }) };
  return queryOptions({
    queryKey: ['history', 'property', code, query],
    queryFn: ({ signal }) => call(endpoints.changesOfProperty, { params: { code }, query, signal }),
  });
};

/** Twenty changes of a day, from page 0 on. */
export const diffQuery = ({ table, date }: Asked, pagina: number) =>
  queryOptions({
    queryKey: ['history', table, date, pagina],
    // With a page the answer is a page; the list is for programs.
    queryFn: ({ signal }) =>
      call(endpoints.diff, { params: { table, date }, query: { pagina }, signal }) as Promise<DiffPage>,
  });
