import type { ReportAnswer, ReportId } from '@fonte/contracts';
import { boardFor, isBoardName, mayOpenBoard, reportsOf, type DrawnBoard } from '@fonte/contracts/boards';
import { book, heldByASheet, sheetNames, type BookSheet } from '../../../answers/index.ts';
import { fail, type Call, type Download } from '../../../platform/index.ts';
import { listOf } from '../question/ask.ts';
import { titleOfBoard } from '../board/board-title.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import { countRows } from '../question/count-rows.ts';
import { fileName } from '../file/file-name.ts';
import { answersOf, inDays } from '../board/load-dashboard.ts';
import { namesPersons } from '../question/told.ts';
import { readingOf, type RawFilters } from '../request/read-request.ts';
import { readingFor, type Reading } from '../declared/reading.ts';
import type { ListSource, Report } from '../declared/report.ts';
import type { Reports } from '../question/service.ts';
import { coverOf, type Entry } from './cover-of.ts';
import { answerSheetOf, figuresSheet, listSheet } from './sheets.ts';

/** The map is no table: its layer has files of its own. */
const MAP: ReportId = 123456;
/** How often a page is begun again because an import finished in the middle of it. */
const TRIES = 3;
/** Reports that are worked out at once: nobody reads the first of them before the last is there. */
const TOGETHER = 4;
const FIGURES = 'Números';

/**
 * A page of reports as one .xlsx: a cover with what it is of and a link to each sheet, its big numbers, then a sheet for every table and chart in the
 * order of the page, all tabs included, with the filters of the page and the rights of who asks. Errors: boardNotFound; forbidden; busy where imports follow
 * each other; tooManyRows for a list that no sheet holds.
 */
export async function boardWorkbook(
  reports: Reports,
  call: Call<unknown, RawFilters & { painel: string }>,
): Promise<Download> {
  const { painel } = call.query;
  if (!isBoardName(painel)) fail('boardNotFound', { name: painel });
  if (!mayOpenBoard(painel, call.profile)) fail('forbidden');
  const { board, reading, parts } = await partsOf(reports, call, painel);
  const title = titleOfBoard(painel) ?? fail('boardNotFound', { name: painel });
  const tiles = parts.flatMap(({ answer, report }) => (answer && report.shape === 'num' ? [answer] : []));
  const tables = parts.filter(({ report }) => report.shape !== 'num');
  const [cover = '', ...names] = sheetNames([
    'Sobre',
    ...(tiles.length > 0 ? [FIGURES] : []),
    ...tables.filter(isThere).map(({ report }) => report.title),
  ]);
  let written = 0;
  const count = (rows: number) => (written += rows);
  const sheets: BookSheet[] = [];
  const entries: Entry[] = [];
  const add = (entry: Omit<Entry, 'sheet'>, xml: BookSheet['xml']) => {
    const name = names[sheets.length] ?? '';
    sheets.push({ name, heads: true, xml });
    entries.push({ ...entry, sheet: name });
  };
  if (tiles.length > 0)
    add({ title: 'Números da página', rows: tiles.length }, () => figuresSheet(tiles, count));
  for (const part of tables) {
    const { id, report, answer, list, rows, absent } = part;
    const own = { title: report.title, id, report, rows };
    if (list) add(own, () => listSheet(reports, call, { ...list, reading }, count));
    else if (answer) add(own, () => answerSheetOf(answer, count));
    else entries.push({ ...own, sheet: null, absent });
  }
  // The big numbers are told one by one too: what each of them counts.
  const figures = parts
    .filter(({ answer, report }) => answer && report.shape === 'num')
    .map(({ id, report }): Entry => ({ title: report.title, id, report, sheet: FIGURES, rows: 1 }));
  call.tell({
    acao: 'exportar',
    alvo: `painel:${painel}`,
    persons: parts.some(({ report, absent }) => absent === undefined && namesPersons(report, reading)),
    detalhe: {
      ano: [...reading.anos],
      ...(reading.days ? { dias: { ...reading.days } } : {}),
      uf: [...reading.ufs],
      forma: 'xlsx',
      folhas: sheets.length,
    },
  });
  const sobre = coverOf(call, { title, board, reading, entries: [...figures, ...entries] });
  return book(
    `${fileName(title, reading)}.xlsx`,
    [{ name: cover, heads: false, xml: sobre }, ...sheets],
    () => written,
  );
}

/** A report of the page: its answer, or the list that is read when its sheet is written, or why it is not in the book. */
interface Part {
  readonly id: ReportId;
  readonly report: Report;
  readonly rows: number;
  readonly answer?: ReportAnswer;
  readonly list?: { readonly report: Report; readonly source: ListSource };
  readonly absent?: string;
}

const isThere = ({ absent }: Part): boolean => absent === undefined;

/** Every report of the board, of exactly one data version. */
async function partsOf(
  reports: Reports,
  call: Call<unknown, RawFilters & { painel: string }>,
  painel: Parameters<typeof boardFor>[0],
): Promise<{ board: DrawnBoard; reading: Reading; parts: Part[] }> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- again only where an import came between
    const version = await reports.engine.version();
    const given = readingOf(call, call.query, version);
    const board = boardFor(painel, call.profile, given.chosen);
    const reading = board.days ? inDays(given, board.days) : given;
    const ids = [...new Set(reportsOf(board))].filter((id) => id !== MAP);
    const answered = ids.filter((id) => mayTake(id, call) && CATALOGUE[id].source.kind !== 'list');
    // oxlint-disable-next-line no-await-in-loop -- as above
    const answers = await answersOf(reports, call, { ids: answered, reading, together: TOGETHER, page: ALL });
    if (answers.some(({ answer }) => answer && answer.dt_atualizacao !== version.dtAtualizacao)) continue;
    const parts: Part[] = [];
    for (const id of ids) {
      const report = CATALOGUE[id];
      const entry = answers.find(({ co_consulta }) => co_consulta === id);
      // oxlint-disable-next-line no-await-in-loop -- one count after the other
      parts.push(await partOf(reports, call, { id, report, reading, entry }));
    }
    return { board, reading, parts };
  }
  return fail('busy');
}

/** Everything, without JSON's limit of rows: a file has none. */
const ALL = -2;

const mayTake = (id: ReportId, { profile }: Call): boolean => {
  const { profiles, files } = CATALOGUE[id];
  return profiles.includes(profile) && files?.includes(profile) !== false;
};

async function partOf(
  reports: Reports,
  call: Call,
  {
    id,
    report,
    reading,
    entry,
  }: {
    id: ReportId;
    report: Report;
    reading: Reading;
    entry: Awaited<ReturnType<typeof answersOf>>[number] | undefined;
  },
): Promise<Part> {
  if (!mayTake(id, call)) return { id, report, rows: 0, absent: 'Sem arquivo para este perfil' };
  const { source } = report;
  if (source.kind === 'list') {
    const own = readingFor(report, reading);
    const rows = await countRows(reports.engine, listOf(report, source, own), own, call.signal);
    heldByASheet(rows);
    return { id, report, rows, list: { report, source } };
  }
  const answer = entry?.answer;
  if (!answer) return { id, report, rows: 0, absent: entry?.failure?.result ?? 'Não veio' };
  return { id, report, rows: answer.tbody.length, answer };
}
