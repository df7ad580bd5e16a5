import { can, type ReportId, type Row } from '@fonte/contracts';
import { csvBatches, csvDownload, fail, type Call, type Download } from '../../platform/index.ts';
import { scope, scopeList, type ListPlan, type Plan, type QueryEngine } from '../../query/index.ts';
import { answerReport, optionsOf } from './answer-report.ts';
import { numberOf } from './answer/exact.ts';
import { listOf } from './ask.ts';
import { csvColumns, listCsvColumns } from './csv-columns.ts';
import { fileName } from './file-name.ts';
import type { Reading } from './reading.ts';
import { refusedAs } from './refused.ts';
import type { ListSource, Report } from './report.ts';
import type { Reports } from './service.ts';

interface Asked {
  readonly id: ReportId;
  readonly report: Report;
  readonly reading: Reading;
}

/**
 * A report as CSV: the table behind it, or, for a download, its rows as the database gives them, however many. The
 * number of rows is in the X-Total-Count header. Errors: forbidden for observers, and
 * for those whose page has no downloads.
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
  const answer = await answerReport(reports, { ...asked, page: ALL_FOR_FILE, signal: call.signal });
  const rows = answer.tbody.length > 0 ? answer.tbody : pointsOf(answer.series);
  note(call, asked, rows.length);
  return csvDownload(fileName(asked.report.title, asked.reading), csvColumns(answer.thead), rows);
}

/** Everything, without JSON's limit of rows: a file has none. */
const ALL_FOR_FILE = -2;

/** The map has its rows in its series. */
function pointsOf(series: readonly { readonly data: readonly unknown[] }[]): Row[] {
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
  const { report, reading } = asked;
  const plan = listOf(report, source, reading);
  const rowCount = await countRows(engine, plan, reading, call.signal);
  const stream = await engine.streamList(scopeList(plan, reading.access), optionsOf(call.signal));
  note(call, asked, rowCount);
  return csvBatches(fileName(source.file, reading), listCsvColumns(stream.columns), stream.batches);
}

/** How many rows a list has, by counting them and not by reading them: the file's first bytes wait for it. */
async function countRows(
  engine: QueryEngine,
  plan: ListPlan,
  reading: Reading,
  signal: AbortSignal,
): Promise<number> {
  const { list, filters, period } = plan;
  const counting: Plan = {
    measures: { linhas: { count: list } },
    ...(filters ? { filters } : {}),
    ...(period ? { period } : {}),
  };
  const answer = await engine.run(scope(counting, reading.access), optionsOf(signal));
  return numberOf(answer.rows[0]?.values['linhas']);
}

/** States the number of rows; who took how many of them is recorded when the last has left, or the reader. */
function note(call: Call, { id, reading }: Asked, rows: number): void {
  call.reply.header('x-total-count', rows);
  call.tell({
    acao: 'exportar',
    relatorio: id,
    detalhe: { ano: [...reading.anos], uf: [...reading.ufs], total: rows },
  });
}
