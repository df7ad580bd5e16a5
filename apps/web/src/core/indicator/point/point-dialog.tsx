import type { RowList } from '@fonte/contracts';
import type { ColumnFilter, View } from '@fonte/contracts/view';
import { counted } from '@fonte/pt-br';
import { ContextChip, DialogShell, EmptyState, FailedState, LoadingState } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../api/sentence.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session-store.ts';
import type { DetailAnswer } from '../asked/contract.ts';
import { CrossTable } from './cross-table.tsx';
import { EntryHistory } from './entry-history.tsx';
import { figureWithUnit } from '../words/figures.ts';
import { conditionWords } from '../words/filter-words.ts';
import { fetchDetails, questionOf, type DetailQuestion } from '../asked/indicator-calls.ts';
import { PointBar } from './point-bar.tsx';
import { PointCsv } from './point-csv.tsx';
import { PointRows } from './point-rows.tsx';
import { viewResultQuery } from '../asked/queries.ts';
import { ROWS, type PointLook } from '../view/view-address.ts';
import { openPoint, seriesChoices, type ViewPoint } from '../view/view-point.ts';
import '../../report/detail/behind-texts.ts';

export type PointDialogProps = {
  view: View;
  point: ViewPoint;
  pageFilters: readonly ColumnFilter[];
  /** What is chosen in another card, whose rows alone are shown, and in words. */
  chosen?: { filters: readonly ColumnFilter[]; words: string } | undefined;
  page: number;
  list: RowList;
  look: PointLook;
  onTurn: (page: number) => void;
  onList: (list: RowList) => void;
  onLook: (look: PointLook) => void;
  /** Another figure of the same group. */
  onSeries: (series: string) => void;
  onClose: () => void;
};

/** What is behind a clicked figure, titled 'valores para: dimension(value), ...', closed by Fechar (third text, section 2.1). */
export function PointDialog(props: PointDialogProps) {
  const { view, point, pageFilters, chosen, page, list, look, onLook, onSeries, onClose } = props;
  const { t } = useTexts(['indicator', 'core']);
  const { ano, uf } = useFilters();
  const [host, setHost] = useState<HTMLElement | null>(null);
  const mayCross = useMay('indicator.config');
  // The card's own result, usually there already: a link that was opened fetches it.
  const filters = chosen ? [...pageFilters, ...chosen.filters] : pageFilters;
  const result = useQuery(viewResultQuery(questionOf(view, { ano, uf }, filters)));
  const opened = result.data ? openPoint(result.data, view, point, filters) : null;
  const question: DetailQuestion | null = opened && {
    indicator: opened.indicator,
    filters: opened.filters,
    ano: ano === null ? [] : [ano],
    period: view.period,
    uf: uf === null ? [] : [uf],
  };
  const details = useQuery({
    queryKey: ['view-details', question, list, page],
    queryFn: ({ signal }) => fetchDetails(question as DetailQuestion, list, page, signal),
    enabled: question !== null,
    placeholderData: keepPreviousData,
  });
  const { data } = details;
  const failed = result.isError || details.isError;
  const gone = result.data !== undefined && opened === null;
  const title = opened?.title ?? t('core:loading');
  const close = (
    <Button variant="outlined" onClick={onClose}>
      {t('core:close')}
    </Button>
  );
  const rows = look.kind === 'linhas' || (look.kind === 'cruzada' && !mayCross);
  return (
    <DialogShell
      open
      onClose={onClose}
      title={title}
      width={1100}
      height={680}
      flush
      context={
        <Context
          view={view}
          period={result.data?.periodo}
          filters={pageFilters}
          chosen={chosen?.words}
          answer={data ?? null}
        />
      }
      actions={
        <>
          <Box ref={setHost} sx={{ display: { xs: 'none', md: 'flex' } }} />
          {rows && data && question && <PointCsv question={question} list={list} title={view.title} />}
        </>
      }
      {...(rows && data && !failed ? {} : { foot: close })}
    >
      {result.data && !gone && (
        <PointBar
          choices={seriesChoices(result.data, point)}
          chosen={point.series}
          onChoose={onSeries}
          look={look}
          onLook={mayCross ? onLook : undefined}
        />
      )}
      {gone && <EmptyState sentence={t('indicator:detail.gone')} height={360} />}
      {failed && (
        <FailedState
          sentence={sentenceOf(result.error ?? details.error)}
          onRetry={() => void details.refetch()}
          height={360}
        />
      )}
      {!failed && !gone && rows && !data && <LoadingState shape="rows" height={480} />}
      {!failed && rows && data && (
        <Box sx={REST}>
          <PointRows
            label={title}
            answer={data}
            page={page}
            list={list}
            onTurn={props.onTurn}
            onList={props.onList}
            onEntry={(entry) => onLook({ kind: 'historico', entry })}
            loading={details.isFetching}
            toolbarHost={host}
            footEnd={close}
          />
        </Box>
      )}
      {!failed && question && look.kind === 'historico' && (
        <EntryHistory question={question} entry={look.entry} onBack={() => onLook(ROWS)} />
      )}
      {!failed && question && look.kind === 'cruzada' && mayCross && (
        <CrossTable view={view} question={question} look={look} onLook={onLook} />
      )}
    </DialogShell>
  );
}

/** The view, its own period where it has one, the page's filters (values joined by ' / '), the figure again, and the rows of each of its parts. */
function Context({
  view,
  period,
  filters,
  chosen,
  answer,
}: {
  view: View;
  period: string | undefined;
  filters: readonly ColumnFilter[];
  chosen: string | undefined;
  answer: DetailAnswer | null;
}) {
  const { t } = useTexts(['indicator', 'behind', 'core']);
  // That the rows come to the figure is said only after they were counted and summed.
  const figureWords = ({ valor, unidade, conferido, partes }: DetailAnswer): string => {
    const value = figureWithUnit(valor, { unidade });
    if (conferido === true) return t('indicator:detail.sum', { value });
    if (conferido === null) return t('behind:figure', { sum: value });
    const rows = figureWithUnit(partes[0]?.valor ?? null, { unidade });
    return t('behind:differs', { sum: value, rows });
  };
  return (
    <>
      <span>{view.title}</span>
      {period !== undefined && <ContextChip>{period}</ContextChip>}
      {filters.map((filter) => (
        <ContextChip key={JSON.stringify(filter)}>{conditionWords(filter)}</ContextChip>
      ))}
      {chosen !== undefined && <ContextChip>{chosen}</ContextChip>}
      {answer && <span>{figureWords(answer)}</span>}
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

// What the bar above leaves of the dialog.
const REST = { flex: 1, minHeight: 0 };
