import type { ReadCube } from '@fonte/contracts/brush/read-cube';
import { isOthersItem } from '@fonte/contracts/shown-result';
import type { ResultSeries, ViewResult } from '../../asked/contract.ts';
import type { Kept, Mark } from '../choice/choice.ts';
import { itemsOf, markKey } from '../choice/chosen.ts';

const seriesKey = ({ id, keys, antes }: ResultSeries): string => JSON.stringify([id, keys, antes]);
const splitOf = ({ keys }: ResultSeries): unknown[] =>
  keys.map(({ value }) => (Array.isArray(value) ? value[0] : null));

/**
 * The server's answer to a choice in the places of the whole; as it came where its rows are not some of those: then the places themselves depend on the choice.
 */
export function laidOn(whole: ViewResult, answer: ViewResult, kept: Kept): ViewResult {
  if (kept === 'rows' || answer.percent !== null) return answer;
  const rows = new Map(answer.itens_search.map((item) => [markKey(item.valueData), item]));
  const names = new Map(answer.series.map((series) => [seriesKey(series), series.name]));
  const items = itemsOf(whole);
  const others = items.some(isOthersItem) || answer.itens_search.some(isOthersItem);
  const found = items.filter(({ valueData }) => rows.has(markKey(valueData))).length;
  if (others || found < rows.size || whole.series.some(({ id }) => id === null)) return answer;
  const known = new Set(whole.series.map(seriesKey));
  if (answer.series.some((series) => !known.has(seriesKey(series)))) return answer;
  const data = items.map((item) => {
    const at = rows.get(markKey(item.valueData))?.index;
    const figures = at === undefined ? undefined : answer.data[at];
    const own = whole.series.map((series): [string, ViewResult['data'][number][string]] => [
      series.name,
      figures?.[names.get(seriesKey(series)) ?? ''] ?? null,
    ]);
    return { ...whole.data[item.index], ...Object.fromEntries(own) };
  });
  const { eixo } = whole;
  return {
    ...answer,
    series: whole.series,
    itens_search: items.map((item, index) => ({ ...item, index })),
    data,
    ...(eixo ? { eixo } : {}),
  };
}

/** Puts figures of any choice in the places of the whole, for many choices one after the other. */
export function layerOf(whole: ViewResult, cube: ReadCube, kept: Kept) {
  const items = itemsOf(whole);
  const columns = whole.series.map((series) => {
    const split = splitOf(series);
    const figure = cube.figures.findIndex(
      ({ id, table }) => id === series.id && table > 0 === split.length > 0,
    );
    const table = cube.figures[figure]?.table ?? 0;
    const rows = items.map(({ valueData }) => cube.rowOf(table, [...valueData, ...split]));
    return { name: series.name, figure, rows };
  });
  const base = items.map(({ valueData }) => cube.rowOf(0, valueData));
  const labels = items.map(({ index }) => whole.data[index] ?? {});
  return (marks: readonly number[]): ViewResult => {
    const chosen = cube.chosen(marks);
    const there = items.map((_, at) => {
      const row = base[at];
      return row !== undefined && chosen.has(0, row);
    });
    const data = labels.map((row, at) => {
      const figures: ViewResult['data'][number] = { ...row };
      for (const { name, figure, rows } of columns) {
        const own = rows[at];
        figures[name] = figure < 0 || own === undefined ? null : chosen.at(figure, own);
      }
      return figures;
    });
    const shown = items.flatMap((item, at) => (kept === 'places' || there[at] ? [{ item, at }] : []));
    const { eixo, ...plain } = whole;
    return {
      ...plain,
      ...(kept === 'places' && eixo ? { eixo } : {}),
      data: shown.map(({ at }) => data[at] ?? {}),
      itens_search: shown.map(({ item }, index) => ({ ...item, index })),
      totals: whole.totals.map((total, at) => ({ ...total, value: chosen.total(at) })),
      rowCount: there.filter(Boolean).length,
    };
  };
}

/** The places of marks in a cube; those of 'Outros' are all that stand in no row of their own. */
export function placesOf(cube: ReadCube, source: ViewResult, marks: readonly Mark[]): number[] {
  const places = new Map(cube.marks.map((mark, at) => [JSON.stringify(mark), at]));
  const items = itemsOf(source);
  const own = new Set(
    items.filter((item) => !isOthersItem(item)).map(({ valueData: [value] }) => JSON.stringify(value)),
  );
  const chosen = new Set(marks.map(markKey));
  return items.flatMap((item) => {
    if (!chosen.has(markKey(item.valueData))) return [];
    if (!isOthersItem(item)) return places.get(JSON.stringify(item.valueData[0])) ?? [];
    return [...places].flatMap(([key, at]) => (own.has(key) ? [] : [at]));
  });
}
