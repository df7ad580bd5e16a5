import {
  FAILURES,
  isReportId,
  profileName,
  type DashboardAnswer,
  type DashboardEntry,
  type ReportId,
} from '@fonte/contracts';
import {
  boardFor,
  isBoardName,
  mayOpenBoard,
  reportsAtOnce,
  reportsOf,
  type BoardDays,
  type DrawnBoard,
} from '@fonte/contracts/boards';
import { failureOf } from '../../../platform/call/error-handler.ts';
import { fail, Failure, versionFor, type Call } from '../../../platform/index.ts';
import { addDays, endOfMonth, scopeKey, type DataVersion } from '../../../query/index.ts';
import { answerReport } from '../answer/answer-report.ts';
import type { RawFilters } from '../request/read-request.ts';
import { readingOf } from '../request/read-request.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import type { Reading } from '../declared/reading.ts';
import type { Reports } from '../question/service.ts';
import { toldOf } from '../question/told.ts';

/** The map is asked for when it comes into sight. */
const MAP: ReportId = 123456;
/** Days that a period has at first. */
const FIRST_DAYS = 30;
/** How often a dashboard is begun again because an import finished in the middle of it. */
const TRIES = 3;
/** Reports of a sheet that are worked out at once. */
const TOGETHER = 4;

interface Asked {
  readonly board: DrawnBoard;
  readonly reading: Reading;
  /** As the board stands on paper. */
  readonly sheet: DrawnBoard['sheet'];
}

/**
 * `load-report-dash` (first text, section 7): the reports of a board as the profile has it, in the order of the page, with their answers, all of one
 * data version. Errors: boardNotFound; forbidden for a board of a page that the profile does not open.
 */
export async function loadDashboard(
  reports: Reports,
  call: Call<unknown, RawFilters & { painel: string; folha: '0' | '1' }>,
) {
  const { painel, folha } = call.query;
  if (!isBoardName(painel)) fail('boardNotFound', { name: painel });
  if (!mayOpenBoard(painel, call.profile)) fail('forbidden');
  const version = await versionFor(reports.version, call);
  const given = readingOf(call, call.query, version);
  const board = boardFor(painel, call.profile, given.chosen);
  const reading = board.days ? inDays(given, board.days) : given;
  const sheet = folha === '1' ? (board.sheet ?? fail('boardNotFound', { name: painel })) : undefined;
  const asked = [version, painel, folha, board.chosen, reading.anos, reading.days, reading.ufs];
  const produce = async () => {
    const answer = await answerAll(reports, call, { board, reading, sheet });
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
  };
  const live = (sheet ? reportsOf(board) : reportsAtOnce(board)).some((id) => CATALOGUE[id].live);
  return live ? call.cold(produce) : call.kept(scopeKey(reading.access), asked, produce);
}

/** A board's days where none are asked: the month of the last day with data, or the thirty days that end with it. Years are not its period. */
export function inDays(reading: Reading, kind: BoardDays): Reading {
  const { dadosAte } = reading.version;
  if (reading.days || dadosAte === null) return { ...reading, anos: [] };
  const days =
    kind === 'periodo'
      ? { from: addDays(dadosAte, 1 - FIRST_DAYS), until: dadosAte }
      : { from: `${dadosAte.slice(0, 7)}-01`, until: endOfMonth(dadosAte) };
  return { ...reading, anos: [], days };
}

/** The answers of a board's cards, of one data version where an import lets them. */
export async function answerAll(
  reports: Reports,
  call: Call,
  { board, reading, sheet }: Asked,
): Promise<DashboardAnswer> {
  const ids = (sheet ? reportsOf(board) : reportsAtOnce(board)).filter((id) => id !== MAP);
  for (let attempt = 1; ; attempt += 1) {
    // Paper has all tabs at once: no reader waits for the first of them, so that others' questions go between.
    const entries = await answersOf(reports, call, {
      ids,
      reading,
      together: sheet ? TOGETHER : ids.length,
      page: -1,
      most: sheet?.most,
    });
    if (attempt === TRIES || sameVersion(entries)) {
      // A copy without all its reports, or with reports of two versions, is asked for again, not found unchanged.
      const lacking = entries.some(({ failure }) => failure && FAILURES[failure.codigo].status >= 500);
      if (lacking || !sameVersion(entries)) call.tell({ passing: true });
      const { days } = reading;
      return {
        perfil: profileName(call.profile, call.app.settings.PRODUCT_NAME),
        versao: reading.version.versao,
        reports: entries,
        dias: board.days && days ? { inicio: days.from, fim: days.until } : null,
      };
    }
  }
}

interface Wanted {
  readonly ids: readonly ReportId[];
  readonly reading: Reading;
  /** So many are worked on at once. */
  readonly together: number;
  /** As a call has it: -1 for all that JSON carries. */
  readonly page: number;
  /** Rows of a table on paper. */
  readonly most?: number | undefined;
}

/** Reports with their answers, in this order; one that fails says why and leaves the others standing. */
export const answersOf = (
  reports: Reports,
  call: Call,
  { ids, reading, together, page, most }: Wanted,
): Promise<DashboardEntry[]> =>
  inTurns(ids, together, (id) => entryOf(reports, call, id, { reading, page, most }));

/** Answers in the order of the items, so many of them worked on at once. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  together: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += together) {
    // oxlint-disable-next-line no-await-in-loop -- in turns
    results.push(...(await Promise.all(items.slice(at, at + together).map((item) => work(item)))));
  }
  return results;
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
  { reading, page, most }: Pick<Wanted, 'reading' | 'page' | 'most'>,
): Promise<DashboardEntry> {
  try {
    const report = CATALOGUE[id];
    if (!report.profiles.includes(call.profile)) throw new Failure('forbidden');
    const answer = await answerReport(reports, { id, report, reading, page, signal: call.signal, most });
    return { co_consulta: id, answer, failure: null };
  } catch (error) {
    if (call.signal.aborted) throw error;
    const failure = failureOf(error);
    if (failure.status >= 500 && failure.failure !== 'beingPrepared')
      call.log.error({ err: error, relatorio: id });
    return { co_consulta: id, answer: null, failure: failure.body() };
  }
}
