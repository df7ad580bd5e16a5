import type { Cell } from '@fonte/contracts';
import type { ColumnFilter, View } from '@fonte/contracts/view';
import type { ResultItem, ViewResult } from '../asked/contract.ts';

/** A clicked figure as the address keeps it: the view's place in the panel, the values of its group, the series' name. */
export type ViewPoint = { view: number; group: Cell[]; series: string | null };

/** What an opened point is about. */
export type OpenedPoint = { indicator: number; filters: ColumnFilter[]; title: string };

const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The row of a result whose group has these values. */
export function itemOf(result: ViewResult, group: readonly Cell[]): ResultItem | undefined {
  return result.itens_search.find((item) => same(item.valueData, group));
}

/** 'valores para: Atividade(Leite), Mês(ago. 2025)'; a figure over everything has no groups to name (third text, section 2.1). */
export function pointTitle(result: ViewResult, item: ResultItem | undefined, series: string | null): string {
  const labels = item?.value.split(' / ') ?? [];
  // A total of rows names the outer groups alone.
  const groups = result.groupby.slice(0, item?.valueData.length);
  // A label that holds the separator itself cannot be told apart: then the whole stands for the group.
  const named =
    labels.length === groups.length
      ? groups.map(({ name }, at) => `${name}(${labels[at]})`)
      : [`${groups.map(({ name }) => name).join(' / ')}(${item?.value ?? ''})`];
  const parts = result.groupby.length > 0 && item ? named : [];
  const split = result.series.find(({ name }) => name === series);
  return `valores para: ${[...parts, ...(split && (split.keys.length > 0 || parts.length === 0) ? [split.name] : [])].join(', ')}`;
}

/**
 * The question behind a point: its group's conditions, its series' own, and the ones that hold for the whole view and page, which the
 * group's conditions need not repeat. Null when the result has no such point any more.
 */
export function openPoint(
  result: ViewResult,
  view: Pick<View, 'filters' | 'grouprow' | 'indicadores'>,
  { group, series }: Pick<ViewPoint, 'group' | 'series'>,
  pageFilters: readonly ColumnFilter[],
): OpenedPoint | null {
  const item = group.length === 0 ? undefined : itemOf(result, group);
  if (group.length > 0 && !item) return null;
  const named = result.series.find(({ name }) => name === series) ?? null;
  const indicator = named?.id ?? item?.indicador ?? visibleIndicator(view);
  if (indicator === undefined) return null;
  const ofColumns = view.grouprow.flatMap(({ sort: _sort, dateFormat: _format, filters, ...column }) =>
    filters.map((filter) => ({ ...column, ...filter })),
  );
  const filters = [
    ...(item?.keys ?? []),
    ...(named?.keys ?? []),
    ...view.filters,
    ...ofColumns,
    ...pageFilters,
  ];
  return { indicator, filters: unique(filters), title: pointTitle(result, item, series) };
}

const visibleIndicator = ({ indicadores }: Pick<View, 'indicadores'>): number | undefined =>
  (indicadores.find((one) => one.visible) ?? indicadores[0])?.id;

function unique(filters: readonly ColumnFilter[]): ColumnFilter[] {
  const seen = new Map(filters.map((filter) => [JSON.stringify(filter), filter]));
  return [...seen.values()];
}

/** The figures of a clicked group that a reader can choose from: the series, or nothing where the row itself is an indicator (inline). */
export function seriesChoices(result: ViewResult, { group }: Pick<ViewPoint, 'group'>): string[] {
  const inline = result.series.every(({ id }) => id === null);
  if (inline || (group.length > 0 && !itemOf(result, group))) return [];
  // What the view compares with is opened by no click.
  return result.series.filter(({ antes }) => !antes).map(({ name }) => name);
}
