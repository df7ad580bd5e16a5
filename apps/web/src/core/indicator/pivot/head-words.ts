import type { ViewResult } from '../asked/contract.ts';

/** Whether a column stands over several figures. */
export function overSeveral({ dinamica }: ViewResult): boolean {
  const columns = dinamica?.colunas ?? [];
  return columns.length > 1 && (columns[0]?.series.length ?? 0) > 1;
}

/** What stands over the figures of a series: its column where each has one figure, else the figure's own name and unit. */
export function headWords(result: ViewResult, at: number, total: string): string {
  const columns = result.dinamica?.colunas ?? [];
  const several = overSeveral(result);
  // Every column has as many figures, so that of one each it is the column's head.
  if (columns.length > 1 && !several) return columns[at]?.nome ?? total;
  const { name, unidade } = result.series[at] ?? { name: '' };
  // The figure's own name, under the column that it is of.
  const own = several ? (result.totals[at % result.totals.length]?.name ?? name) : name;
  return unidade ? `${own} (${unidade})` : own;
}
