import { isOthersItem } from '@fonte/contracts/shown-result';
import type { ColumnFilter } from '@fonte/contracts/view';
import type { ResultItem, ViewResult } from '../../asked/contract.ts';
import type { Mark } from './choice.ts';

export const markKey = (mark: Mark): string => JSON.stringify(mark);

/** The marks of a result in the order in which its rows stand. */
export const itemsOf = ({ itens_search: items }: ViewResult): ResultItem[] =>
  items.toSorted((a, b) => a.index - b.index);

/**
 * Those of the marks that a result has, in its order. 'Não informado' together with others is all but the rest: where a row stands for the rest, nothing says that, and it is left
 * out.
 */
export function chosenItems(result: ViewResult, marks: readonly Mark[]): ResultItem[] {
  const keys = new Set(marks.map(markKey));
  const items = itemsOf(result);
  const chosen = items.filter(({ valueData }) => keys.has(markKey(valueData)));
  const left = items.some((item) => isOthersItem(item) && !chosen.includes(item));
  return left && chosen.length > 1 ? chosen.filter((item) => !isUnknown(item)) : chosen;
}

const isUnknown = (item: ResultItem): boolean => item.valueData[0] === null && !isOthersItem(item);

/** The conditions that keep the rows of some marks, of all of which there are none. */
export function choiceFilters(result: ViewResult, chosen: readonly ResultItem[]): ColumnFilter[] {
  const items = itemsOf(result);
  const left = items.filter((item) => !chosen.includes(item));
  if (chosen.length === 0 || left.length === 0) return [];
  const [first] = chosen;
  if (chosen.length === 1 && first) return first.keys;
  const column = items.find((item) => !isOthersItem(item))?.keys[0];
  if (!column) return [];
  const open = chosen.some((item) => isOthersItem(item) || isUnknown(item));
  const values = (of: readonly ResultItem[]) =>
    of.filter((item) => !isOthersItem(item)).flatMap(({ valueData: [value] }) => value ?? []);
  if (!open) return [{ ...column, operator: '=', value: values(chosen) }];
  // What is not known is different from every value.
  const others = values(left);
  return [
    ...(others.length > 0 ? [{ ...column, operator: '!=' as const, value: others }] : []),
    ...(left.some(isUnknown) ? [{ ...column, operator: 'not_null' as const, value: null }] : []),
  ];
}

/** Labels that are written out before the rest are counted. */
const NAMED = 3;

/** 'jan. 2025, fev. 2025 e mais 4'. */
export function choiceWords(chosen: readonly ResultItem[], more: (count: number) => string): string {
  const names = chosen.slice(0, NAMED).map(({ value }) => value);
  return [names.join(', '), ...(chosen.length > NAMED ? [more(chosen.length - NAMED)] : [])].join(' ');
}
