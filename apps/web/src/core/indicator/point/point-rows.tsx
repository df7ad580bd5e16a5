import type { RowList } from '@fonte/contracts';
import { formatDate } from '@fonte/pt-br';
import { useMemo, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ListedRows } from '../../report/detail/listed-rows.tsx';
import type { DetailAnswer } from '../asked/contract.ts';
import { columnsOf, type Line } from './detail-columns.tsx';

export type PointRowsProps = {
  label: string;
  answer: DetailAnswer;
  page: number;
  list: RowList;
  onList: (list: RowList) => void;
  onTurn: (page: number) => void;
  /** Opens the history of a row's property. */
  onEntry: (codPropriedade: string) => void;
  loading: boolean;
  toolbarHost: HTMLElement | null;
  footEnd: ReactNode;
};

/** A page of the rows behind a figure; a row opens the history of its property. */
export function PointRows(props: PointRowsProps) {
  const { answer, page, onTurn, onEntry } = props;
  const { t } = useTexts('indicator');
  const columns = useMemo(() => columnsOf(answer.columns, answer.rows), [answer]);
  const rows = useMemo(() => answer.rows.map((cells, place) => ({ place, cells })), [answer.rows]);
  const entries = answer.columns.some(({ key }) => key === ENTRY);
  return (
    <ListedRows<Line>
      label={props.label}
      columns={columns}
      rows={rows}
      page={page}
      total={answer.total}
      whole={answer.todas}
      list={props.list}
      onTurn={onTurn}
      onList={props.onList}
      loading={props.loading}
      emptyText={t('emptyTable')}
      toolbarHost={props.toolbarHost}
      footStart={
        <>
          {t('detail.until', { date: formatDate(answer.dados_ate) })}
          {entries && ` · ${t('detail.historyHint')}`}
        </>
      }
      footEnd={props.footEnd}
      onRowClick={
        entries
          ? ({ cells }) => {
              const entry = cells[ENTRY];
              if (typeof entry === 'string' || typeof entry === 'number') onEntry(String(entry));
            }
          : undefined
      }
    />
  );
}

/** What names a row's property. */
const ENTRY = 'propriedade.cod_propriedade';
