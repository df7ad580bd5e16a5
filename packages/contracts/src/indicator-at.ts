import type { ViewResult } from './routes/indicator-results.ts';

/** The indicator whose figure stands in a row under a series: the row's own where indicators stand in lines. */
export const indicatorAt = (result: ViewResult, row: number, series: number): number | null =>
  result.series[series]?.id ?? result.itens_search.find(({ index }) => index === row)?.indicador ?? null;
