import { figure } from '../../report/answer/answer.ts';
import type { ViewResult } from '../asked/contract.ts';

/** By which column of figures the rows are ordered; null as the view has them. */
export type PivotSort = { readonly series: number; readonly descending: boolean } | null;

/** Which rows are folded: all or none, but these. */
export type Folding = { readonly all: boolean; readonly but: ReadonlySet<string> };

/** A row of a pivot table as it is shown. */
export type PivotLine = {
  /** Row of `data`. */
  readonly place: number;
  readonly key: string;
  readonly level: number;
  readonly label: string;
  /** Whether rows stand within it, and whether they are folded; null where none do. */
  readonly folded: boolean | null;
};

type Node = { readonly place: number; readonly level: number; readonly within: Node[] };

export const isFolded = ({ all, but }: Folding, key: string): boolean => all !== but.has(key);

/** The same with one row folded, or unfolded. */
export function turned({ all, but }: Folding, key: string): Folding {
  const next = new Set(but);
  if (!next.delete(key)) next.add(key);
  return { all, but: next };
}

/** The rows that are seen, in their order: of rows within one, and of the outermost, each by itself. */
export function linesOf(result: ViewResult, folding: Folding, sort: PivotSort): PivotLine[] {
  const items = new Map(result.itens_search.map((item) => [item.index, item]));
  const name = sort ? result.series[sort.series]?.name : undefined;
  const show = (nodes: readonly Node[]): PivotLine[] =>
    ordered(nodes, ({ place }) => figure(result.data[place]?.[name ?? '']), name ? sort : null).flatMap(
      ({ place, level, within }) => {
        const key = JSON.stringify(items.get(place)?.valueData ?? place);
        const folded = within.length === 0 ? null : isFolded(folding, key);
        const group = result.groupby[level - 1]?.name ?? '';
        const line = { place, key, level, label: String(result.data[place]?.[group] ?? ''), folded };
        return folded === true ? [line] : [line, ...show(within)];
      },
    );
  return show(treeOf(result.dinamica?.niveis ?? []));
}

/** Each row stands after the total that it is part of. */
function treeOf(levels: readonly number[]): Node[] {
  const top: Node[] = [];
  const open: Node[] = [];
  levels.forEach((level, place) => {
    const node: Node = { place, level, within: [] };
    open.length = Math.max(level - 1, 0);
    (open.at(-1)?.within ?? top).push(node);
    open.push(node);
  });
  return top;
}

/** What has no figure stands last, whichever way. */
function ordered(
  nodes: readonly Node[],
  valueOf: (node: Node) => number | null,
  sort: PivotSort,
): readonly Node[] {
  if (!sort) return nodes;
  const way = sort.descending ? -1 : 1;
  return nodes.toSorted((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return way * (left - right);
  });
}

/** The largest first, then the smallest, then as the view has them. */
export function nextSort(sort: PivotSort, series: number): PivotSort {
  if (sort?.series !== series) return { series, descending: true };
  return sort.descending ? { series, descending: false } : null;
}
