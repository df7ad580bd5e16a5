import type { DrillAnswer, RowList } from '@fonte/contracts';
import { formatCompactDecimals, formatDate } from '@fonte/pt-br';
import { ContextChip, DialogShell, FailedState, LoadingState } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { sentenceOf } from '../../api/sentence.ts';
import { useWords } from '../../i18n/texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DetailCsv } from './detail-csv.tsx';
import { DetailHelp } from './detail-help.tsx';
import type { OpenDetail } from '../drill/drill-address.ts';
import { ListedRows } from './listed-rows.tsx';
import { fetchDetail } from '../answer/report-calls.ts';
import { isNarrowed } from '../drill/row-list.ts';
import { useReportFilters } from '../answer/use-report-filters.ts';
import { placed, tableColumns } from '../columns/table-columns.tsx';
import './behind-texts.ts';

export type DetailDialogProps = {
  detail: OpenDetail;
  onTurn: (detail: OpenDetail) => void;
  onClose: () => void;
};

/** 'Detalhamento': the rows behind a clicked point, 25 a page, what they add up to, and their CSV (first text, section 2; docs/design/guide.md, screen 05). */
export function DetailDialog({ detail, onTurn, onClose }: DetailDialogProps) {
  const { t } = useTexts('core');
  const filters = useReportFilters();
  const [host, setHost] = useState<HTMLElement | null>(null);
  const { point, page, list } = detail;
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey: ['detail', point, filters, list, page],
    queryFn: ({ signal }) => fetchDetail(point, filters, list, page, signal),
    placeholderData: keepPreviousData,
  });
  const say = useWords();
  // Its cells stay as the source has them: the server's search finds them by that.
  const columns = useMemo(() => {
    const thead = (data?.thead ?? []).map((head) => ({
      ...head,
      description: say(head.description),
      description_custom: head.description_custom === null ? null : say(head.description_custom),
      unit: head.unit === null ? null : say(head.unit),
    }));
    return tableColumns(thead, data?.tbody);
  }, [data?.thead, data?.tbody, say]);
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
      context={data && <Context answer={data} list={list} />}
      actions={
        <>
          <Box ref={setHost} sx={{ display: { xs: 'none', md: 'flex' } }} />
          {data && <DetailHelp point={point} answer={data} />}
          {data && <DetailCsv point={point} list={list} filters={filters} title={data.no_consulta} />}
        </>
      }
      {...(data && !isError ? {} : { foot: close })}
    >
      {isError && <FailedState sentence={sentenceOf(error)} onRetry={() => void refetch()} height={360} />}
      {!isError && !data && <LoadingState shape="rows" height={480} />}
      {!isError && data && (
        <ListedRows
          label={t('detail.title')}
          columns={columns}
          rows={rows}
          page={page}
          total={data.total}
          whole={data.todas}
          list={list}
          onTurn={(next) => onTurn({ point, page: next, list })}
          onList={(next) => onTurn({ point, page: 1, list: next })}
          loading={isFetching}
          toolbarHost={host}
          emptyText={t('detail.empty')}
          footStart={t('detail.until', { date: formatDate(data.dados_ate) })}
          footEnd={close}
        />
      )}
    </DialogShell>
  );
}

/**
 * Report, the clicked point and the filters in words, and its figure: that the rows come to the same is said only of all of them and after they
 * were counted and summed; where they do not, both numbers are told, and of a ratio its parts.
 */
function Context({ answer, list }: { answer: DrillAnswer; list: RowList }) {
  const { t } = useTexts('behind');
  const say = useWords();
  const { soma, conferido, partes } = answer;
  const sum = soma && `${formatCompactDecimals(soma.value)} ${say(soma.unit)}`.trim();
  const rows = partes.map(({ label, valor, linhas }) => ({
    label: say(label),
    words: formatCompactDecimals(valor === null ? linhas : Number(valor)),
  }));
  return (
    <>
      <span>{say(answer.no_consulta)}</span>
      {[...answer.ponto, ...answer.filtros].map(({ label, value }) => (
        <ContextChip key={`${label} ${value}`}>
          {say(label)}: {say(value)}
        </ContextChip>
      ))}
      {sum && conferido === true && <span>{t(isNarrowed(list) ? 'figure' : 'sum', { sum })}</span>}
      {sum && conferido === false && (
        <span role="alert">{t('differs', { sum, rows: rows[0]?.words ?? '' })}</span>
      )}
      {sum && conferido === null && <span>{t('figure', { sum })}</span>}
      {conferido === null &&
        rows.length > 1 &&
        rows.map(({ label, words }) => (
          <ContextChip key={label}>
            {label}: {words}
          </ContextChip>
        ))}
    </>
  );
}
