import { asPercentage, isFraction, type NumberLook } from './look-words.ts';
import type { ViewResult } from './routes/indicator-results.ts';

type Cell = ViewResult['totals'][number]['value'];

/** Of a cell with a figure; what is missing or protected stays so. */
function percentage(cell: Cell | undefined): Cell {
  if (cell === null || cell === undefined || cell === '' || typeof cell === 'boolean') return null;
  return asPercentage(Number(cell));
}

/** A result as the view shows it: with fractions as percentages where it writes them so, else as it came. */
export function shownResult(result: ViewResult, number: NumberLook | null | undefined): ViewResult {
  if (!number?.share) return result;
  const lines = new Map(
    result.itens_search.filter(({ indicador }) => indicador !== null).map((item) => [item.index, item]),
  );
  const columns = result.series.filter((one) => lines.size > 0 || isFraction(one));
  const first = lines.get(0) ?? result.series[0];
  const types = new Map(
    [...result.series, ...lines.values()].map((one) => [
      'indicador' in one ? one.indicador : one.id,
      one.type,
    ]),
  );
  return {
    ...result,
    series: result.series.map((one) =>
      lines.size === 0 && isFraction(one) ? { ...one, unidade: '%' } : one,
    ),
    itens_search: result.itens_search.map((item) =>
      item.indicador !== null && isFraction(item) ? { ...item, unidade: '%' } : item,
    ),
    data: result.data.map((row, at) =>
      lines.size > 0 && !isFraction(lines.get(at) ?? {})
        ? row
        : { ...row, ...Object.fromEntries(columns.map(({ name }) => [name, percentage(row[name])])) },
    ),
    ...(result.dinamica
      ? {
          dinamica: {
            ...result.dinamica,
            total: {
              ...result.dinamica.total,
              ...Object.fromEntries(
                columns.map(({ name }) => [name, percentage(result.dinamica?.total[name])]),
              ),
            },
          },
        }
      : {}),
    totals: result.totals.map((one) =>
      isFraction({ ...one, type: types.get(one.id) })
        ? {
            ...one,
            unidade: '%',
            value: percentage(one.value),
            ...(one.antes === undefined ? {} : { antes: percentage(one.antes) }),
          }
        : one,
    ),
    ...(result.referencia !== undefined && first && isFraction(first)
      ? { referencia: percentage(result.referencia) }
      : {}),
  };
}

/** Whether the others are one row of a result, and which: it is no group. */
export const isOthersItem = ({ valueData }: ViewResult['itens_search'][number]): boolean =>
  valueData.length === 2 && valueData[0] === null && valueData[1] === 'outros';
