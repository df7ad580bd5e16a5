import { can, type ReportFileForm, type ReportId, type Row } from '@fonte/contracts';
import {
  csvBatches,
  csvDownload,
  ISO,
  parquetFile,
  PT_BR,
  SHEET_ROWS,
  SIRGAS_2000,
  xlsxBatches,
} from '../../answers/index.ts';
import { fail, type Call, type Download } from '../../platform/index.ts';
import { scopeList } from '../../query/index.ts';
import { answerReport } from './answer-report.ts';
import { listOf } from './ask.ts';
import { aboutFile } from './about-file.ts';
import { countRows } from './count-rows.ts';
import { tableColumns, listColumns } from '../../answers/tables/file-columns.ts';
import { fileName } from './file-name.ts';
import { optionsOf } from './asked.ts';
import { listParquetColumns } from '../../answers/tables/parquet-columns.ts';
import type { Reading } from './reading.ts';
import { refusedAs } from './refused.ts';
import type { ListSource, Report } from './report.ts';
import type { Reports } from './service.ts';

interface Asked {
  readonly id: ReportId;
  readonly report: Report;
  readonly reading: Reading;
  readonly form: ReportFileForm;
}

/**
 * A report as CSV or .xlsx: the table behind it, or, for a download, its rows as the database gives them, however many; these as GeoParquet
 * too. The number of rows is in the X-Total-Count header. Errors: forbidden for observers, and
 * for those whose page has no downloads; tooManyRows for more than a sheet holds; notARowFile for a table as Parquet.
 */
export async function exportReport(reports: Reports, call: Call, asked: Asked): Promise<Download> {
  const { files } = asked.report;
  if (!can(call.profile, 'report.csv') || files?.includes(call.profile) === false) fail('forbidden');
  const { source } = asked.report;
  return source.kind === 'list'
    ? refusedAs(() => streamRows(reports, call, asked, source))
    : exportTable(reports, call, asked);
}

async function exportTable(reports: Reports, call: Call, asked: Asked): Promise<Download> {
  if (asked.form === 'Parquet') fail('notARowFile');
  const answer = await answerReport(reports, { ...asked, page: ALL_FOR_FILE, signal: call.signal });
  const rows = answer.tbody.length > 0 ? answer.tbody : pointsOf(answer.series);
  const { report, reading, form } = asked;
  const columns = tableColumns(answer.thead);
  if (form === 'Xlsx') {
    heldByASheet(rows.length);
    note(call, asked, rows.length);
    return xlsxBatches(
      fileName(report.title, reading, 'xlsx', report.period),
      columns,
      [rows],
      aboutFile(call, asked, rows.length),
    );
  }
  note(call, asked, rows.length);
  const ending = ENDINGS[form];
  return csvDownload(fileName(report.title, reading, ending, report.period), columns, rows, dialectOf(form));
}

/** How a file's name ends. */
const ENDINGS = { Csv: 'csv', CsvIso: 'iso.csv', Xlsx: 'xlsx', Parquet: 'parquet' } as const;

const dialectOf = (form: 'Csv' | 'CsvIso') => (form === 'CsvIso' ? ISO : PT_BR);

/** Everything, without JSON's limit of rows: a file has none. */
const ALL_FOR_FILE = -2;

/** The map has its rows in its series. */
export function pointsOf(series: readonly { readonly data: readonly unknown[] }[]): Row[] {
  return series.flatMap(({ data }) =>
    data.filter((point): point is Row => typeof point === 'object' && point !== null),
  );
}

async function streamRows(
  { engine }: Reports,
  call: Call,
  asked: Asked,
  source: ListSource,
): Promise<Download> {
  const { report, reading, form } = asked;
  const plan = listOf(report, source, reading);
  const rowCount = await countRows(engine, plan, reading, call.signal);
  if (form === 'Xlsx') heldByASheet(rowCount);
  const stream = await engine.streamList(scopeList(plan, reading.access), optionsOf(call.signal));
  note(call, asked, rowCount);
  const { columns, batches } = stream;
  const name = fileName(source.file, reading, ENDINGS[form], report.period);
  switch (form) {
    case 'Csv':
    case 'CsvIso':
      return csvBatches(name, listColumns(columns, source.heads), batches, dialectOf(form));
    case 'Xlsx':
      return xlsxBatches(name, listColumns(columns, source.heads), batches, aboutFile(call, asked, rowCount));
    case 'Parquet':
      return parquetFile({
        fileName: name,
        columns: listParquetColumns(columns, source.heads),
        batches,
        about: aboutFile(call, asked, rowCount),
        place: { crs: SIRGAS_2000 },
      });
  }
}

function heldByASheet(rows: number): void {
  if (rows > SHEET_ROWS) fail('tooManyRows', { limit: SHEET_ROWS });
}

/** States the number of rows; who took how many of them is recorded when the last has left, or the reader. */
function note(call: Call, { id, reading, form }: Asked, rows: number): void {
  call.reply.header('x-total-count', rows);
  call.tell({
    acao: 'exportar',
    relatorio: id,
    detalhe: {
      ano: [...reading.anos],
      ...(reading.days ? { dias: { ...reading.days } } : {}),
      uf: [...reading.ufs],
      ...(form === 'Csv' ? {} : { forma: form.toLowerCase() }),
      total: rows,
    },
  });
}
