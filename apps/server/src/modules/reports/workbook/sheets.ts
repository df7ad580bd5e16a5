import type { ReportAnswer } from '@fonte/contracts';
import { tableSheet, type FileColumn } from '../../../answers/index.ts';
import type { Call } from '../../../platform/index.ts';
import { scopeList } from '../../../query/index.ts';
import { optionsOf } from '../question/asked.ts';
import { listOf } from '../question/ask.ts';
import { tableColumns, listColumns } from '../../../answers/tables/file-columns.ts';
import { readingFor, type Reading } from '../declared/reading.ts';
import type { ListSource, Report } from '../declared/report.ts';
import type { Reports } from '../question/service.ts';
import { pointsOf } from '../file/export-report.ts';

type Count = (rows: number) => void;

/** A table, or what a chart is drawn from, with its total apart. */
export function answerSheetOf(answer: ReportAnswer, count: Count): AsyncGenerator<string> {
  const rows = answer.tbody.length > 0 ? answer.tbody : pointsOf(answer.series);
  return tableSheet(tableColumns(answer.thead), [rows], answer.tfoot, count);
}

/** The rows of a list, read from the database as the sheet is written. Errors: one of ours where an import came between, so that the book breaks off. */
export async function* listSheet(
  { engine }: Reports,
  call: Call,
  { report, source, reading: given }: { report: Report; source: ListSource; reading: Reading },
  count: Count,
): AsyncGenerator<string> {
  const reading = readingFor(report, given);
  const plan = scopeList(listOf(report, source, reading), reading.access);
  const { columns, batches, version } = await engine.streamList(plan, optionsOf(call.signal));
  if (version.versao !== reading.version.versao)
    throw new Error('the data changed while the book was written');
  yield* tableSheet(listColumns(columns, source.heads), batches, null, count);
}

interface Label {
  readonly subtitle?: string | null;
  readonly unit?: string | null;
}

const FIGURE_COLUMNS: readonly FileColumn<ReportAnswer>[] = [
  { header: 'Número', kind: 'text', cell: ({ no_consulta }) => no_consulta },
  { header: 'Valor', kind: 'number', cell: figureOf },
  { header: 'Unidade', kind: 'text', cell: (answer) => labelOf(answer).unit },
  { header: 'Detalhe', kind: 'text', cell: (answer) => labelOf(answer).subtitle },
  { header: 'Relatório', kind: 'text', cell: ({ co_consulta }) => String(co_consulta) },
];

/** The page's big numbers, a row each. */
export const figuresSheet = (tiles: readonly ReportAnswer[], count: Count): AsyncGenerator<string> =>
  tableSheet(FIGURE_COLUMNS, [tiles], null, count);

/** How a report is drawn travels as text (first text, section 3). */
const labelOf = ({ json_label }: ReportAnswer): Label => JSON.parse(json_label) as Label;

function figureOf({ series }: ReportAnswer): string | number | null {
  const cell = series[0]?.data[0];
  return typeof cell === 'number' || typeof cell === 'string' ? cell : null;
}
