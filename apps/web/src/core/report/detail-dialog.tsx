import { DETAIL_PAGE_SIZE, type DrillAnswer } from '@fonte/contracts';
import { formatCompactDecimals, formatDate } from '@fonte/pt-br';
import { ContextChip, DialogShell, FailedState, LoadingState, useNarrow } from '@fonte/ui';
import { DataTable } from '@fonte/ui/grid';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { sentenceOf } from '../api/sentence.ts';
import { useFilters } from '../filters/use-filters.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { DetailCsv } from './detail-csv.tsx';
import type { OpenDetail } from './drill-address.ts';
import { fetchDetail } from './report-calls.ts';
import { placed, tableColumns } from './table-columns.tsx';

export type DetailDialogProps = {
  detail: OpenDetail;
  onTurn: (detail: OpenDetail) => void;
  onClose: () => void;
};

/** 'Detalhamento': the rows behind a clicked point, 25 a page, what they add up to, and their CSV (first text, section 2; guide.md, screen 05). */
export function DetailDialog({ detail, onTurn, onClose }: DetailDialogProps) {
  const { t } = useTexts('core');
  const { ano, uf } = useFilters();
  const filters = { ano, uf };
  const phone = useNarrow('sm');
  const [host, setHost] = useState<HTMLElement | null>(null);
  const { point, page } = detail;
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey: ['detail', point, ano, uf, page],
    queryFn: ({ signal }) => fetchDetail(point, filters, page, signal),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => tableColumns(data?.thead ?? [], data?.tbody), [data?.thead, data?.tbody]);
  const rows = useMemo(() => placed(data?.tbody ?? []), [data?.tbody]);
  const close = (
    <Button variant="outlined" onClick={onClose}>
      {t('close')}
    </Button>
  );
  return (
    <DialogShell
      open
      onClose={onClose}
      title={t('detail.title')}
      width={1100}
      height={680}
      flush
      context={data && <Context answer={data} />}
      actions={
        <>
          <Box ref={setHost} sx={{ display: { xs: 'none', md: 'flex' } }} />
          {data && <DetailCsv point={point} filters={filters} title={data.no_consulta} />}
        </>
      }
      {...(data && !isError ? {} : { foot: close })}
    >
      {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={360} />}
      {!isError && !data && <LoadingState shape="rows" height={480} />}
      {!isError && data && (
        <DataTable
          label={t('detail.title')}
          columns={columns}
          rows={rows}
          rowId={(row) => row.place}
          server={{
            page: page - 1,
            rowCount: data.total,
            onPage: (next) => onTurn({ point, page: next + 1 }),
          }}
          pageSize={DETAIL_PAGE_SIZE}
          density="list"
          height="100%"
          loading={isFetching}
          emptyText={t('detail.empty')}
          toolbar={{ filters: false, columns: true, download: false }}
          toolbarHost={phone ? undefined : host}
          showSize
          footStart={t('detail.until', { date: formatDate(data.dados_ate) })}
          footEnd={close}
        />
      )}
    </DialogShell>
  );
}

/** Report, the clicked point in words, and its sum again, worked out from these rows. */
function Context({ answer }: { answer: DrillAnswer }) {
  const { t } = useTexts('core');
  const sum = answer.soma && `${formatCompactDecimals(answer.soma.value)} ${answer.soma.unit}`.trim();
  return (
    <>
      <span>{answer.no_consulta}</span>
      {answer.ponto.map(({ label, value }) => (
        <ContextChip key={label}>
          {label}: {value}
        </ContextChip>
      ))}
      {sum && <span>{t('detail.sum', { sum })}</span>}
    </>
  );
}
