import { GRID_PAGE_SIZE, type ReportAnswer } from '@fonte/contracts';
import { GridCard } from '@fonte/ui/grid';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session-store.ts';
import { aboveRows } from '../columns/above-rows.tsx';
import { paramsOf } from '../answer/answer.ts';
import { CardFiles } from '../files/card-files.tsx';
import { useDetailAddress } from '../drill/drill-address.ts';
import { tablePoint } from '../drill/drill-point.ts';
import { useEmptyWords } from './empty-words.tsx';
import { ReportHelp } from '../provenance/report-help.tsx';
import { placed, tableColumns, totalCells } from '../columns/table-columns.tsx';
import { useDownload } from '../files/use-download.ts';
import { useTableOrder } from './use-table-order.ts';
import type { CardReport } from '../answer/use-card-report.ts';

export type ReportGridProps = { report: CardReport; answer: ReportAnswer; files: boolean };

/** The grid of a table report. A row opens the rows behind it; the toolbar is for those who may export (first text, section 6). */
export function ReportGrid({ report, answer, files }: ReportGridProps) {
  const { t } = useTexts('core');
  const { open } = useDetailAddress();
  const { start, running } = useDownload();
  const order = useTableOrder(answer.co_consulta);
  const toolbar = useMay('grid.toolbar');
  const mayDownload = useMay('report.csv') && files;
  const empty = useEmptyWords(answer.provenance.filters);
  const columns = useMemo(
    () => tableColumns(answer.thead, answer.tbody, answer.tfoot),
    [answer.thead, answer.tbody, answer.tfoot],
  );
  const rows = useMemo(() => placed(answer.tbody), [answer.tbody]);
  const drill = (place: number, field: string | undefined) => {
    const point = tablePoint(answer, place, field ?? null);
    if (point) open(point);
  };
  return (
    <GridCard
      title={answer.no_consulta}
      subtitle={paramsOf(answer)?.subtitle ?? undefined}
      date={answer.dt_atualizacao}
      help={<ReportHelp answer={answer} />}
      above={aboveRows(answer)}
      columns={columns}
      rows={rows}
      {...order}
      rowId={(row) => row.place}
      total={totalCells(answer.thead, answer.tfoot)}
      pageSize={GRID_PAGE_SIZE}
      density="dense"
      emptyText={t('emptyTable')}
      emptyDetail={empty.detail}
      toolbar={{ filters: toolbar, columns: toolbar, download: toolbar && mayDownload }}
      files={
        <CardFiles
          title={answer.no_consulta}
          busy={running !== null}
          onTake={(form) =>
            start({ report: answer.co_consulta, form, title: answer.no_consulta, filters: report.filters })
          }
        />
      }
      onRowClick={answer.drill ? (row, field) => drill(row.place, field) : undefined}
      opens={(field) => tablePoint(answer, 0, field) !== null}
    />
  );
}
