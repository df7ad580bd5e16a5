import type { ReportAnswer, ReportParams, ReportShape } from '@fonte/contracts';
import { boardFor, mayOpenBoard, reportsAtOnce, type BoardName } from '@fonte/contracts/boards';
import { formatNumber, formatWithUnit, NO_VALUE } from '@fonte/pt-br';
import { exactText, type ToldChart } from '../../../answers/index.ts';
import type { Access } from '../../../query/index.ts';
import { answerReport } from '../answer/answer-report.ts';
import { CHARTS } from '../answer/build-answer.ts';
import { readingOfYear, type FigureParts } from './board-figures.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import { namesPersons } from '../question/told.ts';

/**
 * The first charts of a board as a reader has them on the screen in a year, in the order of the page; none that tells of persons. Null for who may not open it.
 * Errors: those of reports.
 */
export async function boardCharts(
  parts: FigureParts,
  access: Access,
  board: BoardName,
  ano: number,
  most: number,
  signal: AbortSignal,
): Promise<ToldChart[] | null> {
  if (!mayOpenBoard(board, access.profile)) return null;
  const reading = await readingOfYear(parts, access, ano);
  const charts: ToldChart[] = [];
  for (const id of reportsAtOnce(boardFor(board, access.profile))) {
    const report = CATALOGUE[id];
    if (charts.length === most) break;
    if (!CHARTS.has(report.shape) || !report.profiles.includes(access.profile)) continue;
    if (namesPersons(report, reading)) continue;
    // oxlint-disable-next-line no-await-in-loop -- nobody waits for it: one at a time leaves the others' room
    const answer = await answerReport(parts, { id, report, reading, page: -1, signal });
    if (answer.labels.length > 0) charts.push(chartOf(answer));
  }
  return charts;
}

const OVER_TIME: Partial<Record<ReportShape, ToldChart['form']>> = {
  column: 'columns',
  area: 'columns',
  line: 'lines',
};
const STACKED: ReadonlySet<ReportShape> = new Set(['stacked', 'pct', 'area']);
/** Units that are written at each figure, also beside others. */
const SIGNS = ['%', 'R$'];

function chartOf({ no_consulta, json_label, labels, series }: ReportAnswer): ToldChart {
  // How a report is drawn travels as text (first text, section 3).
  const { type, serieType, unit, scale, subtitle } = JSON.parse(json_label) as ReportParams;
  const upright = type === 'stacked' && serieType !== 'horizontal';
  const written = (exact: string | null): string => {
    if (exact === null) return NO_VALUE;
    // Beside others the unit stands once, below the title.
    const alone = series.length === 1 || SIGNS.includes(unit ?? '');
    return alone ? formatWithUnit(Number(exact), unit ?? '', scale) : formatNumber(Number(exact), scale);
  };
  return {
    title: no_consulta,
    note: subtitle ?? '',
    form: upright ? 'columns' : (OVER_TIME[type] ?? 'rows'),
    stacked: STACKED.has(type),
    labels,
    series: series.map(({ name, data, role }) => {
      const exact = data.map(exactText);
      // What the plan foresees is no part of the whole that the others make.
      return { name, unit: unit ?? '', exact, words: exact.map(written), drawn: role !== 'esperado' };
    }),
  };
}
