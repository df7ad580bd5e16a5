import { GRID_PAGE_SIZE, type HeadColumn, type ReportAnswer, type RowList } from '@fonte/contracts';
import { formatDate } from '@fonte/pt-br';
import { CardShell, FailedState, LoadingState, type ListCard } from '@fonte/ui';
import type { RowAction, RowDetail } from '@fonte/ui/grid';
import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { sentenceOf } from '../../api/sentence.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session-store.ts';
import { paramsOf } from '../answer/answer.ts';
import { useSaidAnswer } from '../answer/use-said-answer.ts';
import { CardFiles } from '../files/card-files.tsx';
import { ListedRows } from './listed-rows.tsx';
import { fetchRows, type ReportFilters } from '../answer/report-calls.ts';
import { ReportHelp } from '../provenance/report-help.tsx';
import { isNarrowed } from '../drill/row-list.ts';
import { placed, tableColumns, totalCells, type PlacedRow } from '../columns/table-columns.tsx';
import { useDownload } from '../files/use-download.ts';
import type { ListState } from '../drill/use-list-address.ts';
import { useNoPageBeyond } from '../drill/use-no-page-beyond.ts';

export type ListedReportProps = {
  report: number;
  filters: ReportFilters;
  state: ListState;
  onState: (state: ListState) => void;
  /** Says more than the report's own title, or the same shorter. */
  title?: string;
  pageSize?: number;
  /** Hidden from who is not told of failures, where it fails as it stands first: one card of a page among others. */
  hides?: boolean;
  /** Columns that 'Colunas' brings back. */
  hidden?: readonly string[];
  /** Narrowest that columns become, px, where the room for all of them is short. */
  widths?: Readonly<Record<string, number>>;
  /** Above the search: quick filters. */
  above?: ReactNode;
  emptyText?: string;
  rowActions?: (row: PlacedRow) => readonly RowAction[];
  /** What is inside a row that opens. */
  detail?: RowDetail<PlacedRow> | undefined;
  /** What a row is on the phone. */
  card?: (row: PlacedRow, thead: readonly HeadColumn[]) => ListCard;
};

const HEIGHT = 420;

/** A report whose rows are rows of the programme, as a working list: searched, filtered and ordered over all of them by the server, a page at a time. */
export function ListedReport(props: ListedReportProps) {
  const { report, filters, state, onState, pageSize = GRID_PAGE_SIZE, hidden, above } = props;
  const { t } = useTexts('core');
  const { list, page } = state;
  const asked = useQuery({
    queryKey: ['rows', report, filters, list, page],
    queryFn: ({ signal }) => fetchRows(report, filters, list, page, signal),
    placeholderData: keepPreviousData,
  });
  const { isError, error, isFetching, isPlaceholderData, refetch } = asked;
  const data = useSaidAnswer(asked.data ?? null, 'kept');
  const rowCount = isPlaceholderData ? null : (data?.total ?? null);
  useNoPageBeyond(rowCount, page - 1, pageSize, (last) => onState({ list, page: last + 1 }));
  const tells = useMay('report.failure') || !props.hides || page > 1 || isNarrowed(list);
  const [host, setHost] = useState<HTMLElement | null>(null);
  if (isError && !tells) return null;
  const title = props.title ?? data?.no_consulta ?? t('loading');
  return (
    <CardShell
      title={title}
      subtitle={(data && paramsOf(data)?.subtitle) ?? undefined}
      help={data && <ReportHelp answer={data} />}
      actions={<Box ref={setHost} sx={{ display: 'flex', gap: '8px' }} />}
      flush
    >
      {above}
      {isError && (
        <FailedState
          sentence={sentenceOf(error)}
          detail={t('failedReport', { report })}
          onRetry={() => void refetch()}
          height={HEIGHT}
        />
      )}
      {!isError && !data && (
        <Box sx={{ px: '16px' }}>
          <LoadingState shape="rows" height={HEIGHT} />
        </Box>
      )}
      {!isError && data && (
        <Rows
          {...props}
          title={title}
          answer={data}
          host={host}
          loading={isFetching}
          list={list}
          page={page}
          pageSize={pageSize}
          hidden={hidden ?? NONE}
          onTurn={(next) => onState({ list, page: next })}
          onList={(next) => onState({ list: next, page: 1 })}
        />
      )}
    </CardShell>
  );
}

const NONE: readonly string[] = [];

type RowsProps = Omit<ListedReportProps, 'state' | 'onState' | 'above'> & {
  title: string;
  answer: ReportAnswer;
  host: HTMLElement | null;
  loading: boolean;
  list: RowList;
  page: number;
  pageSize: number;
  hidden: readonly string[];
  onTurn: (page: number) => void;
  onList: (list: RowList) => void;
};

function Rows({ answer, host, hidden, widths, title, report, filters, list, card, ...rest }: RowsProps) {
  const { t } = useTexts('core');
  const { start, running } = useDownload();
  const mayDownload = useMay('report.csv');
  const { thead, tbody, tfoot } = answer;
  const columns = useMemo(
    () =>
      tableColumns(thead, tbody).map((column) => ({
        ...column,
        ...widthOf(column.field, widths),
        hidden: column.hidden === true || hidden.includes(column.field),
        // On the phone a property is known by its name.
        title: column.field === 'propriedade',
      })),
    [thead, tbody, hidden, widths],
  );
  const rows = useMemo(() => placed(tbody), [tbody]);
  return (
    <ListedRows
      label={title}
      columns={columns}
      rows={rows}
      page={rest.page}
      total={answer.total}
      whole={answer.todas ?? answer.total}
      list={list}
      onTurn={rest.onTurn}
      onList={rest.onList}
      loading={rest.loading}
      toolbarHost={host}
      emptyText={rest.emptyText ?? t('emptyTable')}
      footStart={t('detail.until', { date: formatDate(answer.provenance.dados_ate) })}
      pageSize={rest.pageSize}
      height={undefined}
      foot={totalCells(thead, tfoot)}
      files={
        mayDownload ? (
          <CardFiles
            title={title}
            rows
            busy={running !== null}
            onTake={(form) => start({ report, form, title, filters, list })}
          />
        ) : undefined
      }
      {...(rest.rowActions ? { rowActions: rest.rowActions } : {})}
      detail={rest.detail}
      {...(card ? { card: (row: PlacedRow) => card(row, thead) } : {})}
    />
  );
}

const widthOf = (field: string, widths: ListedReportProps['widths'] = {}) => {
  const minWidth = widths[field];
  return minWidth === undefined ? {} : { minWidth, flex: minWidth };
};
