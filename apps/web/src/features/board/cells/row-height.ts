import type { ReportAnswer, ReportShape } from '@fonte/contracts';
import type { Card } from '@fonte/contracts/boards';
import { useQuery } from '@tanstack/react-query';
import { paramsOf } from '../../../core/report/answer/answer.ts';
import { useOpenBoard } from '../../../core/report/answer/open-board.ts';
import { boardQuery } from '../../../core/report/answer/queries.ts';
import { useReportFilters } from '../../../core/report/answer/use-report-filters.ts';

/** Heights on a board, in px, for reports that leave the specification's default of 500 (docs/design/tokens.md, 'Space, shape, depth'). */
const HEIGHTS: Partial<Record<ReportShape, number>> = { donut: 148, stacked: 300, pct: 290, pie: 300 };
const HEIGHT = 286;
/** The place of a lying bar, and what the legend and the axis take beside all of them, px. */
const PLACE = 48;
const AROUND = 84;

/** Height of a report's drawing in px; one that stands `alone` in its row is no higher than its lying bars need. */
export function heightOf(answer: ReportAnswer | null, alone: boolean): number {
  const params = answer && paramsOf(answer);
  const most = (params && HEIGHTS[params.type]) ?? HEIGHT;
  const lie = params && (params.serieType === 'horizontal' || params.type === 'bar' || params.type === 'pct');
  return alone && lie && answer.labels.length > 0
    ? Math.min(most, AROUND + PLACE * answer.labels.length)
    : most;
}

/** A line of the list below a donut, and what parts it from the drawing, px. */
const LINE = 33;
const GAP = 10;

/** Height in px of the highest donut with its list among the other cards of a row; 0 where there is none. */
export function useListsBeside(report: number, beside: readonly Card[]): number {
  const { data } = useQuery(boardQuery(useOpenBoard(), useReportFilters()));
  const others = beside.flatMap((card) => ('report' in card && card.report !== report ? [card.report] : []));
  const answers = data?.reports.filter(({ co_consulta }) => others.some((one) => one === co_consulta)) ?? [];
  const heights = answers.map(({ answer }) => {
    const lines = answer && paramsOf(answer)?.type === 'donut' ? answer.labels.length : 0;
    return lines === 0 ? 0 : (HEIGHTS.donut ?? 0) + GAP + lines * LINE;
  });
  return Math.max(0, ...heights);
}
