import type { z } from 'zod';
import type { RowList } from '@fonte/contracts';
import type { reportQuery } from '@fonte/contracts/routes/reports';
import { fail, versionFor, type Call } from '../../platform/index.ts';
import { answerKept } from './answer/answer-kept.ts';
import { exportReport } from './file/export-report.ts';
import { readingFor } from './declared/reading.ts';
import type { Report } from './declared/report.ts';
import { pageOf, readingOf } from './request/read-request.ts';
import { reportFor, type Reports } from './question/service.ts';

type Query = z.output<typeof reportQuery>;

/**
 * `retorno-direto` (first text, section 7): a report as Json, or as a CSV or a workbook that downloads at once. An unchanged Json is
 * answered 304 without asking the database; `cache=false` is answered anew.
 */
export async function directReport(reports: Reports, call: Call<unknown, Query>) {
  const { query } = call;
  const asked = reportFor(query.co_consulta, call.profile);
  const { id } = asked;
  const report = query.forma === 'pontos' ? slimOf(asked.report) : asked.report;
  const version = await versionFor(reports.version, call);
  const rows = rowsAsked(report, query);
  const reading = readingFor(report, { ...readingOf(call, query, version), ...(rows && { rows }) });
  const page = pageOf(query.page);
  if (query.typereturn !== 'Json')
    return exportReport(reports, call, { id, report, reading, form: query.typereturn });
  return answerKept(
    reports,
    call,
    { id, report, reading, page },
    {
      parts: [query.forma, rows],
      anew: query.cache === 'false' || query.cache === '0',
      shown: (answer) => answer,
    },
  );
}

/** The order, the conditions and the search of a list. Errors: invalidParameter for a report whose rows are no rows of the programme. */
function rowsAsked({ source }: Report, { ordem, filtros, busca }: Query): RowList | undefined {
  if (ordem === undefined && filtros === undefined && busca === undefined) return undefined;
  if (source.kind !== 'list')
    fail('invalidParameter', { name: ordem === undefined ? (filtros ? 'filtros' : 'busca') : 'ordem' });
  return { ordem, filtros, busca };
}

/** The report with only what a map draws. Errors: invalidParameter for a report whose rows are no points. */
function slimOf(report: Report): Report {
  const { source } = report;
  if (source.kind !== 'plan' || !source.slim) return fail('invalidParameter', { name: 'forma' });
  return {
    ...report,
    source: { ...source, ...source.slim },
    ...(report.published && { published: { ...report.published, draw: report.published.slim } }),
  };
}
