import type { Card } from '@fonte/contracts/boards';
import { useQuery } from '@tanstack/react-query';
import { paramsOf } from '../../core/report/answer.ts';
import { useOpenBoard } from '../../core/report/open-board.ts';
import { boardQuery } from '../../core/report/queries.ts';
import { useReportFilters } from '../../core/report/use-report-filters.ts';

/** A line of the list below a donut, and what parts it from the drawing, px. */
const LINE = 33;
const GAP = 10;

/** Height in px of the highest donut with its list among the other cards of a row; 0 where there is none. */
export function useListsBeside(report: number, beside: readonly Card[], drawing: number): number {
  const { data } = useQuery(boardQuery(useOpenBoard(), useReportFilters()));
  const others = beside.flatMap((card) => ('report' in card && card.report !== report ? [card.report] : []));
  const answers = data?.reports.filter(({ co_consulta }) => others.some((one) => one === co_consulta)) ?? [];
  const heights = answers.map(({ answer }) => {
    const lines = answer && paramsOf(answer)?.type === 'donut' ? answer.labels.length : 0;
    return lines === 0 ? 0 : drawing + GAP + lines * LINE;
  });
  return Math.max(0, ...heights);
}
