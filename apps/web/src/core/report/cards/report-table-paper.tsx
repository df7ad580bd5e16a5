import type { ReportAnswer } from '@fonte/contracts';
import { EmptyState, SimpleTable, TableCard, VisitsCell, type SimpleColumn } from '@fonte/ui';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { useTexts } from '../../i18n/use-texts.ts';
import { cellText, figure, headText, isFigureColumn, paramsOf } from '../answer/answer.ts';
import { totalCells } from '../columns/table-columns.tsx';
import { useEmptyWords } from './empty-words.tsx';

/** A table report on paper: all rows, all columns, the total; what the grid pages, scrolls and filters on the screen. */
export function ReportTablePaper({ answer }: { answer: ReportAnswer }) {
  const { t } = useTexts('core');
  const empty = useEmptyWords(answer.provenance.filters);
  const { thead, tbody } = answer;
  const bar = thead.find((column) => column.type === 'visits')?.field;
  const columns = thead
    // A second figure of visits says what the bar says; what is asked for by itself comes to no paper.
    .filter(({ type, field }) => (type !== 'visits' || field === bar) && type !== 'rows')
    .map((column): SimpleColumn<number> => ({
      key: column.field,
      header: headText(column),
      align: isFigureColumn(column) && column.field !== bar ? 'right' : 'left',
      cell: (index) => {
        const cell = tbody[index]?.[column.field];
        const visits = column.field === bar ? figure(cell) : null;
        return visits === null ? cellText(column, cell) : <VisitsCell value={visits} />;
      },
    }));
  const total = totalCells(thead, answer.tfoot);
  return (
    <TableCard
      title={answer.no_consulta}
      subtitle={paramsOf(answer)?.subtitle ?? undefined}
      date={answer.dt_atualizacao}
    >
      {tbody.length === 0 ? (
        <EmptyState sentence={t('emptyTable')} detail={empty.detail} icon={<TableRowsOutlined />} />
      ) : (
        <SimpleTable
          label={answer.no_consulta}
          columns={columns}
          rows={tbody.map((_, index) => index)}
          rowKey={(index) => index}
          {...(total ? { total } : {})}
        />
      )}
    </TableCard>
  );
}
