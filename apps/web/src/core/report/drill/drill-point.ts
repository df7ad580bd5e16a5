import type { DrillPoint, ReportAnswer, Row } from '@fonte/contracts';
import type { ChartPoint } from '@fonte/ui';
import { drawnSeries } from '../answer/chart-of-report.ts';

/** The point behind a whole report: a tile's figure, 'Ver as n linhas'. Null where this user may not open it. */
export function wholePoint(answer: ReportAnswer): DrillPoint | null {
  return answer.drill ? { co_consulta: answer.co_consulta, idColuna: answer.idColuna, data: {} } : null;
}

/** The point behind a place in a chart: the label's raw keys and the series', or the label's alone for all its series. */
export function chartPoint(answer: ReportAnswer, { seriesIndex, index }: ChartPoint): DrillPoint | null {
  const series = seriesIndex === null ? undefined : drawnSeries(answer)[seriesIndex];
  const key = { ...answer.keys[index], ...series?.key };
  return pointOf(answer, key, null);
}

/**
 * The point behind a cell of a table: a figure's own rows; for what names the row those of the figure that its column tells, else of the main one. Null for a figure that has no rows of
 * its own to show (a mean, a share): another figure's rows would not come to it.
 */
export function tablePoint(answer: ReportAnswer, row: number, field: string | null): DrillPoint | null {
  const column = answer.thead.find((one) => one.field === field);
  if (column && column.typepost !== 'row' && column.valuecoluna === null) return null;
  return pointOf(answer, answer.keys[row] ?? {}, column?.valuecoluna ?? null);
}

/** A key may name its own column (the goals of 10035 each have one). */
function pointOf(answer: ReportAnswer, { idColuna, ...data }: Row, column: string | null): DrillPoint | null {
  if (!answer.drill) return null;
  const named = typeof idColuna === 'string' ? idColuna : null;
  return { co_consulta: answer.co_consulta, idColuna: named ?? column ?? answer.idColuna, data };
}
