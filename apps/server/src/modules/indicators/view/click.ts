import type { ColumnFilter } from '@fonte/contracts/view';
import type { AnswerRow, Cell } from '../../../query/index.ts';
import type { AskedGroup } from './ask.ts';

/** The condition that keeps one group: what a click on it sends back. */
export function clickFilter({ field, dateFormat }: AskedGroup, value: Cell): ColumnFilter {
  return {
    nspname: field.nspname,
    relname: field.relname,
    alias: field.alias,
    colname: field.keyColname,
    type: field.type,
    ...(dateFormat === null ? {} : { dateFormat }),
    ...(value === null
      ? { operator: 'null' as const, value: null }
      : { operator: '=' as const, value: [value] }),
  };
}

/** The conditions of a row, in the order of its groups. */
export const rowFilters = (
  groups: readonly AskedGroup[],
  { keys }: Pick<AnswerRow, 'keys'>,
): ColumnFilter[] => groups.map((group) => clickFilter(group, keys[group.alias] ?? null));

/** The words of a row, in the order of its groups. */
export const rowLabels = (groups: readonly AskedGroup[], { labels }: Pick<AnswerRow, 'labels'>): string[] =>
  groups.map(({ alias }) => labels[alias] ?? '');
