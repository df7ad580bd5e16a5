import {
  FAILURES,
  isReportId,
  profileName,
  type DashboardAnswer,
  type DashboardEntry,
  type ReportId,
} from '@fonte/contracts';
import { boardFor, isBoardName, mayOpenBoard, reportsAtOnce, type DrawnBoard } from '@fonte/contracts/boards';
import { failureOf } from '../../platform/call/error-handler.ts';
import { fail, Failure, type Call } from '../../platform/index.ts';
import { scopeKey, type DataVersion } from '../../query/index.ts';
import { answerReport } from './answer-report.ts';
import type { RawFilters } from './request/read-request.ts';
import { readingOf } from './request/read-request.ts';
import { CATALOGUE } from './catalogue/index.ts';
import { versionFor } from './known-version.ts';
import type { Reading } from './reading.ts';
import type { Reports } from './service.ts';
import { toldOf } from './told.ts';

/** The map is asked for when it comes into sight. */
const MAP: ReportId = 123456;
/** How often a dashboard is begun again because an import finished in the middle of it. */
const TRIES = 3;

/**
 * `load-report-dash` (first text, section 7): the reports of a board as the profile has it, in the order of the page, with their answers, all of one
 * data version. Errors: boardNotFound; forbidden for a board of a page that the profile does not open.
 */
export async function loadDashboard(reports: Reports, call: Call<unknown, RawFilters & { painel: string }>) {
  const { painel } = call.query;
  if (!isBoardName(painel)) fail('boardNotFound', { name: painel });
  if (!mayOpenBoard(painel, call.profile)) fail('forbidden');
  const version = await versionFor(reports.version, call);
  const reading = readingOf(call, call.query, version);
  const board = boardFor(painel, call.profile, reading.chosen);
  const asked = [version, painel, board.chosen, reading.anos, reading.ufs];
  return call.kept(scopeKey(reading.access), asked, async () => {
    const answer = await answerAll(reports, call, board, reading);
    const told = answer.reports.flatMap(({ co_consulta: id, answer: one }) =>
      one && isReportId(id) ? [toldOf({ id, report: CATALOGUE[id], reading }, one)] : [],
    );
    const naming = told.filter(({ persons }) => persons);
    call.tell({
      persons: naming.length > 0,
      rows: naming.reduce((sum, { rows }) => sum + rows, 0),
      detalhe: { relatorios: naming.map(({ relatorio }) => relatorio) },
    });
    return answer;
  });
}

async function answerAll(
  reports: Reports,
  call: Call,
  board: DrawnBoard,
  reading: Reading,
): Promise<DashboardAnswer> {
  const ids = reportsAtOnce(board).filter((id) => id !== MAP);
  for (let attempt = 1; ; attempt += 1) {
    const entries = await Promise.all(ids.map((id) => entryOf(reports, call, id, reading)));
    if (attempt === TRIES || sameVersion(entries)) {
      // A copy without all its reports, or with reports of two versions, is asked for again, not found unchanged.
      const lacking = entries.some(({ failure }) => failure && FAILURES[failure.codigo].status >= 500);
      if (lacking || !sameVersion(entries)) call.tell({ passing: true });
      return { perfil: profileName(call.profile, call.app.settings.PRODUCT_NAME), reports: entries };
    }
  }
}

function sameVersion(entries: readonly DashboardEntry[]): boolean {
  const moments = entries.flatMap(({ answer }) => (answer ? [answer.dt_atualizacao] : []));
  return new Set<DataVersion['dtAtualizacao'] | null>(moments).size <= 1;
}

/** One report's failure leaves the others standing; only a caller who has gone ends them all. */
async function entryOf(
  reports: Reports,
  call: Call,
  id: ReportId,
  reading: Reading,
): Promise<DashboardEntry> {
  try {
    const report = CATALOGUE[id];
    if (!report.profiles.includes(call.profile)) throw new Failure('forbidden');
    const answer = await answerReport(reports, { id, report, reading, page: -1, signal: call.signal });
    return { co_consulta: id, answer, failure: null };
  } catch (error) {
    if (call.signal.aborted) throw error;
    const failure = failureOf(error);
    if (failure.status >= 500) call.log.error({ err: error, relatorio: id });
    return { co_consulta: id, answer: null, failure: failure.body() };
  }
}
