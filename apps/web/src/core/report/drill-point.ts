import type { DrillPoint, ReportAnswer, Row } from '@fonte/contracts';
import type { ChartPoint } from '@fonte/ui';
import { drawnSeries } from './chart-of-report.ts';

/** The point behind a whole report: a tile's figure, 'Ver as n linhas'. Null where this user may not open it. */
export function wholePoint(answer: ReportAnswer): DrillPoint | null {
  return answer.drill ? { co_consulta: answer.co_consulta, idColuna: answer.idColuna, data: {} } : null;
}

/** The point behind a place in a chart: the label's raw keys and the series'. */
export function chartPoint(answer: ReportAnswer, { seriesIndex, index }: ChartPoint): DrillPoint | null {
  const key = { ...answer.keys[index], ...drawnSeries(answer)[seriesIndex]?.key };
  return pointOf(answer, key, null);
}

/** The point behind a cell of a table, or behind its row where the column has no figure of its own. */
export function tablePoint(answer: ReportAnswer, row: number, column: string | null): DrillPoint | null {
  return pointOf(answer, answer.keys[row] ?? {}, column);
}

/** A key may name its own column (the goals of 10035 each have one). */
function pointOf(answer: ReportAnswer, { idColuna, ...data }: Row, column: string | null): DrillPoint | null {
  if (!answer.drill) return null;
  const named = typeof idColuna === 'string' ? idColuna : null;
  return { co_consulta: answer.co_consulta, idColuna: named ?? column ?? answer.idColuna, data };
}
