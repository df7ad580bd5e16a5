import { GRID_PAGE_SIZE, type HeadColumn, type ReportAnswer } from '@fonte/contracts';
import { OPENED } from '@fonte/contracts/boards/opened';
import {
  CardAction,
  CardState,
  ListCards,
  Pager,
  SimpleTable,
  TableCard,
  useNarrow,
  type ListCard,
  type SimpleColumn,
} from '@fonte/ui';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../api/sentence.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { cellText, headText, isFigureColumn, paramsOf } from '../../report/answer/answer.ts';
import { fetchRows, type ReportFilters } from '../../report/answer/report-calls.ts';
import { ReportHelp } from '../../report/provenance/report-help.tsx';
import { placed, type PlacedRow } from '../../report/columns/table-columns.tsx';
import { useDownload } from '../../report/files/use-download.ts';
import { useMay } from '../../session/session-store.ts';

const HEIGHT = 220;
const AS_THEY_COME = {};

/** 'Lançamentos' of one property, twenty at a time, and all of them as a CSV (second text, 2.17). */
export function Entries({ filters }: { filters: ReportFilters }) {
  const { t } = useTexts(['core', 'property']);
  const mayDownload = useMay('report.csv');
  const { start, running } = useDownload();
  const [page, setPage] = useState(1);
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['rows', OPENED.entries, filters, AS_THEY_COME, page],
    queryFn: ({ signal }) => fetchRows(OPENED.entries, filters, AS_THEY_COME, page, signal),
    placeholderData: keepPreviousData,
  });
  const title = data?.no_consulta ?? t('property:entries');
  const ready = data ? (data.total === 0 ? 'empty' : 'ready') : 'loading';
  return (
    <TableCard
      title={title}
      subtitle={(data && paramsOf(data)?.subtitle) ?? undefined}
      date={data?.dt_atualizacao}
      help={data && <ReportHelp answer={data} />}
      actions={
        mayDownload &&
        data &&
        data.total > 0 && (
          <CardAction
            label={t('detail.csv')}
            icon={<DownloadOutlined />}
            busy={running !== null}
            onClick={() => start({ report: OPENED.entries, title, filters })}
          />
        )
      }
      foot={
        data && (
          <Pager
            page={page - 1}
            pageSize={GRID_PAGE_SIZE}
            count={data.total}
            onPage={(next) => setPage(next + 1)}
          />
        )
      }
    >
      <CardState
        status={isError ? 'failed' : ready}
        height={HEIGHT}
        shape="rows"
        empty={{ sentence: t('detail.empty'), icon: <TableRowsOutlined /> }}
        failed={{ sentence: isError ? sentenceOf(error) : undefined, onRetry: () => void refetch() }}
      >
        {data && <Rows title={title} answer={data} />}
      </CardState>
    </TableCard>
  );
}

function Rows({ title, answer }: { title: string; answer: ReportAnswer }) {
  const narrow = useNarrow('md');
  const rows = placed(answer.tbody);
  const rowKey = ({ place }: PlacedRow) => place;
  if (narrow)
    return <ListCards label={title} rows={rows} rowKey={rowKey} card={(row) => cardOf(answer.thead, row)} />;
  const columns = answer.thead.map((column): SimpleColumn<PlacedRow> => ({
    key: column.field,
    header: headText(column),
    align: isFigureColumn(column) ? 'right' : 'left',
    cell: ({ cells }) => cellText(column, cells[column.field]),
  }));
  return <SimpleTable label={title} columns={columns} rows={rows} rowKey={rowKey} />;
}

/** Columns that stand in a card without their heads. */
const SAID = ['item', 'natureza', 'dt'];

/** On the phone: the item, what kind of entry and when, the rest in one line. */
function cardOf(thead: readonly HeadColumn[], { cells }: PlacedRow): ListCard {
  const words = (field: string) => {
    const column = thead.find((one) => one.field === field);
    return column ? cellText(column, cells[field]) : '';
  };
  return {
    title: words('item'),
    subtitle: `${words('natureza')} · ${words('dt')}`,
    caption: thead
      .filter(({ field }) => !SAID.includes(field))
      .map((column) => `${headText(column)}: ${cellText(column, cells[column.field])}`)
      .join(' · '),
  };
}
