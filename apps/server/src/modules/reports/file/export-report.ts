import type { ReportAnswer, ReportFileForm, ReportId, Row } from '@fonte/contracts';
import {
  fileOf,
  heldByASheet,
  listColumns,
  listParquetColumns,
  parquetFile,
  rowWords,
  SIRGAS_2000,
  tableColumns,
} from '../../../answers/index.ts';
import { fail, type Call, type Download } from '../../../platform/index.ts';
import { scopeList } from '../../../query/index.ts';
import { answerReport } from '../answer/answer-report.ts';
import { listOf } from '../question/ask.ts';
import { aboutFile } from './about-file.ts';
import { countRows } from '../question/count-rows.ts';
import { fileName } from './file-name.ts';
import { optionsOf } from '../question/asked.ts';
import { mayTake } from '../declared/may-take.ts';
import type { Reading } from '../declared/reading.ts';
import { refusedAs } from '../question/refused.ts';
import type { ListSource, Report } from '../declared/report.ts';
import type { Reports } from '../question/service.ts';
import { namesPersons } from '../question/told.ts';

interface Asked {
  readonly id: ReportId;
  readonly report: Report;
  readonly reading: Reading;
  readonly form: ReportFileForm;
  /** It is asked for by name, which programs do. */
  readonly program?: boolean;
}

/**
 * A report as CSV or .xlsx: the table behind it, in the latter with its total, or, for a download, its rows as the database gives them, however many; these as GeoParquet
 * too. The number of rows is in the X-Total-Count header. Errors: forbidden for observers, and
 * for those whose page has no downloads; tooManyRows for more than a sheet holds; notARowFile for a table as Parquet.
 */
export async function exportReport(reports: Reports, call: Call, asked: Asked): Promise<Download> {
  if (!mayTake(asked.report, call.profile)) fail('forbidden');
  const { source } = asked.report;
  return source.kind === 'list'
    ? refusedAs(() => streamRows(reports, call, asked, source))
    : exportTable(reports, call, asked);
}

async function exportTable(reports: Reports, call: Call, asked: Asked): Promise<Download> {
  const { report, reading, form } = asked;
  if (form === 'Parquet') return fail('notARowFile');
  const answer = await answerReport(reports, { ...asked, page: ALL_FOR_FILE, signal: call.signal });
  const rows = fileRows(answer);
  if (form === 'Xlsx') heldByASheet(rows.length);
  note(call, asked, rows.length);
  return fileOf(tableColumns(answer.thead), [rows], {
    name: fileName(report.title, reading, report.period),
    form: ENDINGS[form],
    about: aboutFile(call, asked, rows.length),
    program: forProgram(call, asked),
    total: answer.tfoot,
  });
}

/** How a file's name ends. */
export const ENDINGS = { Csv: 'csv', CsvIso: 'iso.csv', Xlsx: 'xlsx' } as const;

/** Everything, without JSON's limit of rows: a file has none. */
export const ALL_FOR_FILE = -2;

/** What the file of a table has; the map has its rows in its series. */
export const fileRows = ({ tbody, series }: ReportAnswer): readonly Row[] =>
  tbody.length > 0 ? tbody : pointsOf(series);

/** The points of a map, as rows. */
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
  const name = fileName(source.file, reading, report.period);
  const about = aboutFile(call, asked, rowCount, rowWords(columns, reading.rows ?? {}));
  if (form !== 'Parquet')
    return fileOf(listColumns(columns, source.heads), batches, {
      name,
      form: ENDINGS[form],
      about,
      program: forProgram(call, asked),
    });
  return parquetFile({
    fileName: `${name}.parquet`,
    columns: listParquetColumns(columns, source.heads),
    batches,
    about,
    place: { crs: SIRGAS_2000 },
  });
}

/** Whoever signs in with a key is a program too. */
const forProgram = ({ session }: Call, { program }: Asked): boolean => program ?? session.key !== null;

/** States the number of rows; who took how many of them is recorded when the last has left, or the reader. */
function note(call: Call, { id, report, reading, form }: Asked, rows: number): void {
  call.reply.header('x-total-count', rows);
  call.tell({
    acao: 'exportar',
    relatorio: id,
    persons: namesPersons(report, reading),
    detalhe: {
      ano: [...reading.anos],
      ...(reading.days ? { dias: { ...reading.days } } : {}),
      uf: [...reading.ufs],
      ...(form === 'Csv' ? {} : { forma: form.toLowerCase() }),
      total: rows,
    },
  });
}
