import type { ReportAnswer } from '@fonte/contracts';
import { boardFor, type BoardName } from '@fonte/contracts/boards';
import { fail, type Call } from '../../../platform/index.ts';
import { accessOf, type DataVersion } from '../../../query/index.ts';
import { answerAll } from './load-dashboard.ts';
import type { Days } from '../declared/reading.ts';
import type { Reports } from '../question/service.ts';

/** How often a sheet is begun again because an import finished in the middle of it. */
const TRIES = 3;

/** A sheet without a browser: which board, of when and of where. */
export interface SheetAsked {
  readonly board: BoardName;
  /** A whole year, or days. */
  readonly period: { readonly ano: number } | { readonly days: Days };
  /** Null for the country. */
  readonly uf: string | null;
}

/** All of a sheet, of exactly one data version. */
export interface SheetAnswers {
  readonly version: DataVersion;
  readonly reports: readonly ReportAnswer[];
}

/**
 * A sheet of paper as the caller has it, answered by what answers the page itself: every report of it, and all of one data version, which is told.
 * Errors: `boardNotFound` for a board that is on no paper; `busy` where a report does not come or imports follow each other; the caller's end.
 */
export async function answerSheet(
  reports: Reports,
  call: Call,
  { board: name, period, uf }: SheetAsked,
): Promise<SheetAnswers> {
  const board = boardFor(name, call.profile);
  const sheet = board.sheet ?? fail('boardNotFound', { name });
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- again only where an import came between
    const version = await reports.engine.version();
    const reading = {
      anos: 'ano' in period ? [period.ano] : [],
      days: 'days' in period ? period.days : null,
      ufs: uf === null ? [] : [uf],
      more: [],
      moreText: null,
      chosen: {},
      access: accessOf(call),
      version,
      product: call.app.settings.PRODUCT_NAME,
    };
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { reports: entries } = await answerAll(reports, call, { board, reading, sheet });
    const answers = entries.flatMap(({ answer }) => answer ?? []);
    if (answers.length < entries.length) break;
    if (answers.every(({ dt_atualizacao }) => dt_atualizacao === version.dtAtualizacao))
      return { version, reports: answers };
  }
  return fail('busy');
}
