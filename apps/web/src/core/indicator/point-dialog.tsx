import { DETAIL_PAGE_SIZE, type Cell } from '@fonte/contracts';
import type { ColumnFilter, View } from '@fonte/contracts/view';
import { counted, formatDate, formatDateTime } from '@fonte/pt-br';
import {
  ContextChip,
  DialogShell,
  EmptyState,
  FailedState,
  LoadingState,
  NegativeAware,
  useNarrow,
} from '@fonte/ui';
import { DataTable, type ColumnType, type TableColumn } from '@fonte/ui/grid';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { sentenceOf } from '../api/sentence.ts';
import { useFilters } from '../filters/use-filters.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { figure } from '../report/answer.ts';
import type { DetailAnswer } from './contract.ts';
import { figureText, figureWithUnit } from './figures.ts';
import { operatorWords, valuesWords } from './filter-words.ts';
import { fetchDetails, questionOf, type DetailQuestion } from './indicator-calls.ts';
import { PointCsv } from './point-csv.tsx';
import { viewResultQuery } from './queries.ts';
import { openPoint, type ViewPoint } from './view-point.ts';

export type PointDialogProps = {
  view: View;
  point: ViewPoint;
  pageFilters: readonly ColumnFilter[];
  page: number;
  onTurn: (page: number) => void;
  onClose: () => void;
};

type Line = { place: number; cells: Record<string, Cell> };

/** The rows behind a clicked figure, titled 'valores para: dimension(value), ...', closed by Fechar (third text, section 2.1). */
export function PointDialog(props: PointDialogProps) {
  const { view, point, pageFilters, page, onTurn, onClose } = props;
  const { t } = useTexts(['indicator', 'core']);
  const { ano, uf } = useFilters();
  const phone = useNarrow('sm');
  const [host, setHost] = useState<HTMLElement | null>(null);
  // The card's own result, usually there already: a link that was opened fetches it.
  const result = useQuery(viewResultQuery(questionOf(view, { ano, uf }, pageFilters)));
  const opened = result.data ? openPoint(result.data, view, point, pageFilters) : null;
  const question: DetailQuestion | null = opened && {
    indicator: opened.indicator,
    filters: opened.filters,
    ano: ano === null ? [] : [ano],
    uf: uf === null ? [] : [uf],
  };
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey: ['view-details', question, page],
    queryFn: ({ signal }) => fetchDetails(question as DetailQuestion, page, signal),
    enabled: question !== null,
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(data?.columns ?? []), [data?.columns]);
  const rows = useMemo(() => (data?.rows ?? []).map((cells, place) => ({ place, cells })), [data?.rows]);
  const failure = result.error ?? error;
  const gone = result.data !== undefined && opened === null;
  const close = (
    <Button variant="outlined" onClick={onClose}>
      {t('core:close')}
    </Button>
  );
  return (
    <DialogShell
      open
      onClose={onClose}
      title={opened?.title ?? t('core:loading')}
      width={1100}
      height={680}
      flush
      context={<Context view={view} filters={pageFilters} answer={data ?? null} />}
      actions={
        <>
          <Box ref={setHost} sx={{ display: { xs: 'none', md: 'flex' } }} />
          {data && question && <PointCsv question={question} title={view.title} />}
        </>
      }
      {...(data && !isError ? {} : { foot: close })}
    >
      {gone && <EmptyState sentence={t('indicator:detail.gone')} height={360} />}
      {(isError || result.isError) && (
        <FailedState sentence={sentenceOf(failure)} onRetry={() => void refetch()} height={360} />
      )}
      {!isError && !result.isError && !gone && !data && <LoadingState shape="rows" height={480} />}
      {!isError && data && (
        <DataTable<Line>
          label={opened?.title ?? view.title}
          columns={columns}
          rows={rows}
          rowId={(row) => row.place}
          server={{ page: page - 1, rowCount: data.total, onPage: (next) => onTurn(next + 1) }}
          pageSize={DETAIL_PAGE_SIZE}
          density="list"
          height="100%"
          loading={isFetching}
          emptyText={t('indicator:emptyTable')}
          toolbar={{ filters: false, columns: true, download: false }}
          toolbarHost={phone ? undefined : host}
          showSize
          footStart={t('indicator:detail.until', { date: formatDate(data.dados_ate) })}
          footEnd={close}
        />
      )}
    </DialogShell>
  );
}

/** The view, the page's filters (values joined by ' / '), the figure again, and the rows of each of its parts. */
function Context({
  view,
  filters,
  answer,
}: {
  view: View;
  filters: readonly ColumnFilter[];
  answer: DetailAnswer | null;
}) {
  const { t } = useTexts(['indicator', 'core']);
  return (
    <>
      <span>{view.title}</span>
      {filters.map((filter) => (
        <ContextChip key={JSON.stringify(filter)}>
          {`${filter.description ?? filter.colname} ${operatorWords(filter.operator).toLowerCase()} ${valuesWords(filter)}`}
        </ContextChip>
      ))}
      {answer && (
        <span>
          {t('indicator:detail.sum', { value: figureWithUnit(answer.valor, { unidade: answer.unidade }) })}
        </span>
      )}
      {answer &&
        answer.partes.length > 1 &&
        answer.partes.map(({ label, rows }) => (
          <ContextChip key={label}>
            {t('indicator:detail.part', {
              label,
              rows: counted(rows, t('core:table.row'), t('core:table.rows')),
            })}
          </ContextChip>
        ))}
    </>
  );
}

const TYPES: readonly [RegExp, ColumnType][] = [
  [/^timestamp/, 'datetime'],
  [/^date/, 'date'],
  [/^bool/, 'boolean'],
  [/^int/, 'integer'],
  [/numeric|float|number/, 'number'],
];

function columnsOf(columns: DetailAnswer['columns']): TableColumn<Line>[] {
  return columns.map(({ key, label, type, unit }) => {
    const drawn = TYPES.find(([pattern]) => pattern.test(type))?.[1] ?? 'text';
    const isFigure = (drawn === 'number' || drawn === 'integer') && !isCode(key);
    return {
      field: key,
      header: label,
      type: isCode(key) ? 'text' : drawn,
      ...(unit ? { unit } : {}),
      minWidth: 110,
      value: ({ cells }: Line) => (isFigure ? figure(cells[key]) : (cells[key] ?? null)),
      ...(isFigure
        ? {
            render: ({ cells }: Line) => (
              <NegativeAware value={figure(cells[key])}>
                {figureText(cells[key], { type: drawn === 'integer' ? 'integer' : 'numeric' })}
              </NegativeAware>
            ),
          }
        : {}),
      ...(drawn === 'datetime'
        ? { render: ({ cells }: Line) => formatDateTime(cells[key] as string | null) }
        : {}),
    };
  });
}

/** Codes are numbers to the database but names to people: no thousands separators. */
const isCode = (key: string): boolean => /^(cod|id)_/.test(key);
