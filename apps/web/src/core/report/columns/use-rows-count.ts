import { reportRows } from '@fonte/contracts/endpoints/report-rows';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { ReportFilters } from '../answer/report-calls.ts';
import { useReportFilters } from '../answer/use-report-filters.ts';

/** Rows by the report's number; null while they are not counted. */
type Counts = ReadonlyMap<number, number | null>;

/** How many reports have their rows counted. */
const countedIn = (counts: Counts): number => [...counts.values()].filter((rows) => rows !== null).length;

/** The rows of all reports of the list, under the page's filters: asked for again while each call counts more, with what is counted shown meanwhile. */
const countQuery = ({ ano, uf }: ReportFilters) =>
  queryOptions<Counts>({
    queryKey: ['report-rows', ano, uf],
    queryFn: async ({ signal, client, queryKey }) => {
      const query = { $ano: ano === null ? undefined : [ano], $uf: uf === null ? undefined : [uf] };
      for (let before = 0; ;) {
        // oxlint-disable-next-line no-await-in-loop -- the next call counts what this one leaves
        const { relatorios } = await call(reportRows, { query, signal });
        const counts: Counts = new Map(relatorios.map(({ co_consulta, linhas }) => [co_consulta, linhas]));
        const counted = countedIn(counts);
        if (counted === counts.size || counted <= before) return counts;
        before = counted;
        client.setQueryData(queryKey, counts);
      }
    },
  });

export interface RowsCount {
  readonly counts: Counts | undefined;
  /** Reports of which the rows are counted, and all. */
  readonly counted: number;
  readonly total: number;
  readonly counting: boolean;
  readonly start: () => void;
  /** What is counted stays. */
  readonly stop: () => void;
}

/** How far the rows of the list's reports are counted. `resumes`: goes on when it comes, with what was left. */
export function useRowsCount(resumes = false): RowsCount {
  const client = useQueryClient();
  const options = countQuery(useReportFilters());
  const { data, isFetching, refetch } = useQuery({
    ...options,
    refetchOnMount: ({ state: { data: known } }) =>
      resumes && known !== undefined && countedIn(known) < known.size ? 'always' : true,
  });
  return {
    counts: data,
    counted: data === undefined ? 0 : countedIn(data),
    total: data?.size ?? 0,
    counting: isFetching,
    start: () => void refetch(),
    stop: () => void client.cancelQueries({ queryKey: options.queryKey }),
  };
}
