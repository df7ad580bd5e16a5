import type { Profile, ReportAnswer, ReportId } from '@fonte/contracts';
import { BOARD_NAMES, boardFor, mayOpenBoard, reportsOf, type BoardName } from '@fonte/contracts/boards';
import { formatInteger, formatWithUnit, NO_VALUE } from '@fonte/pt-br';
import { exactText, type ToldFigure } from '../../../answers/index.ts';
import type { App } from '../../../platform/index.ts';
import type { Access, DataVersion } from '../../../query/index.ts';
import { answerReport } from '../answer/answer-report.ts';
import { pageOfBoard, titleOfBoard } from './board-title.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import type { Reading } from '../declared/reading.ts';

export type FigureParts = Pick<App, 'database' | 'settings' | 'engine'>;

/** The boards with big numbers that a profile opens, by the names of their pages. */
export function boardsWithFigures(profile: Profile): { readonly name: BoardName; readonly title: string }[] {
  return BOARD_NAMES.flatMap((name) => {
    const page = pageOfBoard(name);
    const title = titleOfBoard(name);
    if (title === null || page?.paper === true || page?.profiles.includes(profile) !== true) return [];
    if (boardFor(name, profile).tiles.length === 0) return [];
    return [{ name, title }];
  });
}

/** Tables of which each row is a figure by itself, with its column: what each quality rule found. */
const ROW_FIGURES: Partial<Record<ReportId, string>> = { 13400: 'achados' };

/** The big numbers of a board as a reader has them on the screen in a year; null for who may not open it. Errors: those of reports. */
export async function boardFigures(
  parts: FigureParts,
  access: Access,
  board: BoardName,
  ano: number,
  signal: AbortSignal,
): Promise<ToldFigure[] | null> {
  if (!mayOpenBoard(board, access.profile)) return null;
  const reading = await readingOfYear(parts, access, ano);
  const figures: ToldFigure[] = [];
  for (const id of reportsOf(boardFor(board, access.profile))) {
    const report = CATALOGUE[id];
    const column = ROW_FIGURES[id];
    if (!report.profiles.includes(access.profile)) continue;
    if (report.shape !== 'num' && column === undefined) continue;
    const asked = { id, report, reading, page: -1, signal };
    // oxlint-disable-next-line no-await-in-loop -- nobody waits for it: one at a time leaves the others' room
    const answer = await answerReport(parts, asked);
    figures.push(...(column === undefined ? [figureOf(answer)] : rowFigures(answer, column)));
  }
  return figures;
}

/** What a reader who asks for a year alone is told of. */
export const readingOfYear = async (
  { engine, settings }: FigureParts,
  access: Access,
  ano: number,
): Promise<Reading> => ({
  anos: [ano],
  ufs: [],
  more: [],
  moreText: null,
  access,
  version: await engine.version(),
  product: settings.PRODUCT_NAME,
});

/** Of which state of the data figures are. */
export const figuresVersion = (parts: FigureParts): Promise<DataVersion> => parts.engine.version();

interface Label {
  readonly subtitle?: string | null;
  readonly unit?: string | null;
  readonly scale?: number | null;
}

function figureOf({ co_consulta, no_consulta, json_label, series }: ReportAnswer): ToldFigure {
  // How a report is drawn travels as text (first text, section 3).
  const { subtitle, unit, scale } = JSON.parse(json_label) as Label;
  const exact = exactText(series[0]?.data[0]);
  return {
    key: String(co_consulta),
    name: no_consulta,
    exact,
    value: exact === null ? NO_VALUE : formatWithUnit(Number(exact), unit ?? '', scale ?? 0),
    note: subtitle ?? '',
  };
}

const rowFigures = ({ co_consulta, no_consulta, labels, keys, tbody }: ReportAnswer, column: string) =>
  tbody.map((row, at): ToldFigure => {
    const exact = row[column] == null ? null : String(row[column]);
    return {
      key: `${co_consulta}:${String(keys[at]?.['idColuna'] ?? at)}`,
      name: labels[at] ?? '',
      exact,
      value: exact === null ? NO_VALUE : formatInteger(Number(exact)),
      note: no_consulta,
    };
  });
