import type {
  DashboardAnswer,
  DrillAnswer,
  DrillPoint,
  ExportFile,
  ReportAnswer,
  ReportFileForm,
  RowList,
} from '@fonte/contracts';
import type { Chosen } from '@fonte/contracts/boards/choices';
import type { BoardName } from '@fonte/contracts/board-names';
import * as reports from '@fonte/contracts/endpoints/reports';
import { call, callFile } from '../../api/call.ts';

/** What narrows a report: null is no filter. */
export type ReportFilters = {
  ano: number | null;
  uf: string | null;
  moreFilter?: string;
  /** Days, instead of a year: first and last. */
  dias?: { inicio: string; fim: string } | null;
  /** What was chosen above the cards of a board. */
  chosen?: Chosen;
  /** Only what a map draws of a report whose rows are points. */
  forma?: 'pontos';
};

/** `$ano` and `$uf` are lists (first text, section 7). */
const filterQuery = ({ ano, uf, moreFilter, forma, chosen, dias }: ReportFilters) => ({
  ...chosen,
  $ano: ano === null || dias ? undefined : [ano],
  $inicio: dias?.inicio,
  $fim: dias?.fim,
  $uf: uf === null ? undefined : [uf],
  moreFilter,
  forma,
});

/** A numbered report, whole. Null where the answer is falsy or carries a msg: such a widget is hidden (sections 2, 8). */
export async function fetchReport(
  report: number,
  filters: ReportFilters,
  signal?: AbortSignal,
): Promise<ReportAnswer | null> {
  return presentAnswer(await call(reports.report, { query: wholeAsked(report, filters), signal }));
}

/** What a numbered report is asked whole … */
export const wholeAsked = (report: number, filters: ReportFilters) =>
  ({ co_consulta: report, typereturn: 'Json', page: -1, ...filterQuery(filters) }) as const;

/** … and a page of one whose rows are rows of the programme. */
export const pageAsked = (
  report: number,
  filters: ReportFilters,
  { ordem, filtros, busca }: RowList,
  page: number,
) => ({ ...wholeAsked(report, filters), page, ordem, filtros, ...(busca ? { busca } : {}) }) as const;

/** A page (from 1) of a report whose rows are rows of the programme, in the reader's order and narrowed over all of them. */
export async function fetchRows(
  report: number,
  filters: ReportFilters,
  list: RowList,
  page: number,
  signal?: AbortSignal,
): Promise<ReportAnswer | null> {
  return presentAnswer(await call(reports.report, { query: pageAsked(report, filters, list, page), signal }));
}

/** The reports of a board as the profile has it, in one call. */
export function fetchBoard(
  board: BoardName,
  filters: ReportFilters,
  signal?: AbortSignal,
): Promise<DashboardAnswer> {
  const painel = board === 'dashboard' ? undefined : board;
  const query = { typereturn: 'Json', painel, ...filterQuery(filters) } as const;
  return call(reports.loadDashboard, { query, signal });
}

/** The same as it stands on paper: every tab of it, long tables cut. */
export function fetchSheet(
  board: BoardName,
  filters: ReportFilters,
  signal?: AbortSignal,
): Promise<DashboardAnswer> {
  const query = { typereturn: 'Json', painel: board, folha: '1', ...filterQuery(filters) } as const;
  return call(reports.loadDashboard, { query, signal });
}

/** The answer if there is one to show. */
export function presentAnswer(answer: unknown): ReportAnswer | null {
  if (!answer || typeof answer !== 'object' || 'msg' in answer) return null;
  return answer as ReportAnswer;
}

/** A point with what narrows its rows, as the calls about it take them. */
export function drillBody(point: DrillPoint, filters: ReportFilters) {
  return {
    ...point,
    ...(filters.ano === null || filters.dias ? {} : { $ano: [filters.ano] }),
    ...(filters.dias ? { $inicio: filters.dias.inicio, $fim: filters.dias.fim } : {}),
    ...(filters.uf === null ? {} : { $uf: [filters.uf] }),
    ...(filters.moreFilter ? { moreFilter: filters.moreFilter } : {}),
    ...filters.chosen,
  };
}

/** One page (from 1) of the rows behind a point, as the list is narrowed and ordered. */
export function fetchDetail(
  point: DrillPoint,
  filters: ReportFilters,
  list: RowList,
  page: number,
  signal?: AbortSignal,
): Promise<DrillAnswer> {
  const body = { ...drillBody(point, filters), ...list, typereturn: 'Json', page } as const;
  return call(reports.drill, { body, signal }) as Promise<DrillAnswer>;
}

/** The file of a numbered report: all rows, or all that its reader left, in that order. */
export function openReportFile(
  form: ReportFileForm,
  report: number,
  filters: ReportFilters,
  { ordem, filtros, busca }: RowList,
  signal: AbortSignal,
): Promise<Response> {
  const query = {
    co_consulta: report,
    typereturn: form,
    page: -1,
    ...filterQuery(filters),
    ordem,
    filtros,
    ...(busca ? { busca } : {}),
  } as const;
  return callFile(reports.report, { query, signal }).then((answer) => fileOf(answer, signal));
}

/** The CSV of the rows behind a point: all that the list keeps, in its order. */
export function openDetailCsv(
  point: DrillPoint,
  filters: ReportFilters,
  list: RowList,
  signal: AbortSignal,
): Promise<Response> {
  const body = { ...drillBody(point, filters), ...list, typereturn: 'Csv', page: -1 } as const;
  return callFile(reports.drill, { body, signal }).then((answer) => fileOf(answer, signal));
}

/** A Csv call answers with the file itself, or with the name under which open-file gives it. */
async function fileOf(answer: Response, signal: AbortSignal): Promise<Response> {
  if (!(answer.headers.get('content-type') ?? '').includes('json')) return answer;
  const body = (await answer.json()) as ExportFile | { result: ExportFile };
  const { fileName, filetype } = 'result' in body ? body.result : body;
  return callFile(reports.openFile, { query: { fileName, filetype }, signal });
}
