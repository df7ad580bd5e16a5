import type { HeadColumn, ReportAnswer, Row } from '@fonte/contracts';
import { RANGE } from '@fonte/contracts/compared';
import { counted } from '@fonte/pt-br';
import { EmptyState, ListCards, TableCard, VisitsCell, type ListCard } from '@fonte/ui';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session-store.ts';
import { aboveRows } from '../columns/above-rows.tsx';
import { cellText, figure, headText, paramsOf } from '../answer/answer.ts';
import { CardFiles } from '../files/card-files.tsx';
import { useDetailAddress } from '../drill/drill-address.ts';
import { tablePoint } from '../drill/drill-point.ts';
import { useEmptyWords } from './empty-words.tsx';
import { LateCell } from '../columns/late-cell.tsx';
import { Compared, isCompared } from '../compared/late-compared.tsx';
import { FileCell } from '../files/file-cell.tsx';
import { RowsCell } from '../columns/rows-cell.tsx';
import { ReportHelp } from '../provenance/report-help.tsx';
import { placed, type PlacedRow } from '../columns/table-columns.tsx';
import { useDownload } from '../files/use-download.ts';
import type { CardReport } from '../answer/use-card-report.ts';

/** Rows shown before 'Ver …'. */
const FIRST = 3;

export type ReportTableNarrowProps = { report: CardReport; answer: ReportAnswer; files: boolean };

/** A table on narrow screens: one block per row, the latest first where lateness is a column (docs/design/guide.md, screen 04). */
export function ReportTableNarrow({ report, answer, files }: ReportTableNarrowProps) {
  const { t } = useTexts('core');
  const { open } = useDetailAddress();
  const { start, running } = useDownload();
  const mayDownload = useMay('report.csv') && files;
  const empty = useEmptyWords(answer.provenance.filters);
  const [all, setAll] = useState(false);
  const has = (field: string) => answer.thead.some((column) => column.field === field);
  // The plan of visits stands by what is missing, on the laptop as here.
  const late = has('atrasadas') && !has('faltam');
  const rows = placed(answer.tbody);
  if (late) rows.sort((a, b) => (figure(b.cells['atrasadas']) ?? 0) - (figure(a.cells['atrasadas']) ?? 0));
  const shown = all ? rows : rows.slice(0, FIRST);
  const drill = ({ place }: PlacedRow) => {
    // A card is opened for what the row's name is opened for.
    const name = answer.thead.find(({ typepost }) => typepost === 'row')?.field ?? null;
    const point = tablePoint(answer, place, name);
    if (point) open(point);
  };
  return (
    <TableCard
      title={answer.no_consulta}
      subtitle={paramsOf(answer)?.subtitle ?? undefined}
      date={answer.dt_atualizacao}
      help={<ReportHelp answer={answer} />}
      foot={
        mayDownload && (
          <CardFiles
            title={report.title}
            busy={running !== null}
            onTake={(form) =>
              start({ report: answer.co_consulta, form, title: report.title, filters: report.filters })
            }
          />
        )
      }
    >
      {rows.length === 0 && (
        <EmptyState sentence={t('emptyTable')} detail={empty.detail} icon={<TableRowsOutlined />} />
      )}
      {aboveRows(answer)}
      <ListCards
        label={answer.no_consulta}
        rows={shown}
        rowKey={(row) => row.place}
        card={(row) => cardOf(answer.thead, row, answer.tfoot)}
        onOpen={answer.drill ? drill : undefined}
      />
      {!all && rows.length > FIRST && (
        <Box sx={{ px: '16px', py: '8px' }}>
          <Button variant="outlined" fullWidth onClick={() => setAll(true)}>
            {t('table.seeAll', { rows: counted(rows.length, t('table.row'), t('table.rows')) })}
          </Button>
        </Box>
      )}
    </TableCard>
  );
}

/** First column as title, lateness at its right, the bar under it, everything else in one line. */
function cardOf(thead: readonly HeadColumn[], { cells }: PlacedRow, whole: Row | null): ListCard {
  const [first, ...others] = thead;
  const bar = others.find((column) => column.type === 'visits');
  const visits = bar ? figure(cells[bar.field]) : null;
  const verdict = isCompared(thead) ? thead.find(({ field }) => field === RANGE.verdict) : undefined;
  const late = others.find((column) => column.field === 'atrasadas');
  // A second figure of visits says what the bar says.
  const rest = others.filter(
    ({ type, field }) =>
      !['visits', 'file', 'rows'].includes(type) && field !== 'atrasadas' && field !== verdict?.field,
  );
  const file = others.find(({ type }) => type === 'file');
  const count = others.find(({ type }) => type === 'rows');
  return {
    title: first ? cellText(first, cells[first.field]) : '',
    ...(late
      ? {
          end: <LateCell row={cells} whole={whole} words={headText(late).toLowerCase()} />,
        }
      : {}),
    ...(verdict
      ? { end: <Compared answer={{ thead, tbody: [cells] }} cell={{ column: verdict, row: cells }} /> }
      : {}),
    ...(file ? { end: <FileCell row={cells} words={String(cells[file.field] ?? '')} /> } : {}),
    ...(count
      ? {
          body: (
            <>
              {headText(count)}: <RowsCell row={cells} />
            </>
          ),
        }
      : {}),
    ...(visits === null ? {} : { body: <VisitsCell value={visits} /> }),
    caption: rest
      .map((column) => `${column.description_custom ?? column.description}: ${withUnit(column, cells)}`)
      .join(' · '),
  };
}

const withUnit = (column: HeadColumn, cells: PlacedRow['cells']): string => {
  const text = cellText(column, cells[column.field]);
  return column.unit === 'ha' ? `${text} ha` : text;
};
