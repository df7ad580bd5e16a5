import type { ColumnFilter } from '@fonte/contracts/view';
import type { ViewResult } from '../../asked/contract.ts';
import type { Choice } from './choice.ts';
import { choiceFilters, choiceWords, chosenItems } from './chosen.ts';

type More = (count: number) => string;

/** What a choice keeps of the other cards, and its words; null where its marks are not there any more. */
export function readChoice(
  result: ViewResult,
  { marks }: Choice,
  single: boolean,
  more: More,
): { filters: readonly ColumnFilter[]; words: string } | null {
  const chosen = chosenItems(result, marks).slice(0, single ? 1 : undefined);
  return chosen.length === 0
    ? null
    : { filters: choiceFilters(result, chosen), words: choiceWords(chosen, more) };
}
