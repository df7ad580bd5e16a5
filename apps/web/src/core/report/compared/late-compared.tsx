import type { HeadColumn } from '@fonte/contracts';
import { RANGE } from '@fonte/contracts/compared';
import { lazyPart, PartFailure } from '@fonte/ui';
import { cellText } from '../answer/answer.ts';
import type { ComparedProps } from './compared.tsx';

/** Whether a table has the limits of each of its rows (docs/decisions/0085). */
export const isCompared = (thead: readonly HeadColumn[]): boolean =>
  thead.some(({ field }) => field === RANGE.to);

/** What is drawn of such a table comes with the first one that is seen; until then a cell says what it says. */
export const Compared = lazyPart<ComparedProps>(
  () => import('./compared.tsx').then((module) => module.Compared),
  {
    waiting: wordsOf,
    failed: (props, retry) => wordsOf(props) ?? <PartFailure height={80} onRetry={retry} />,
  },
);

function wordsOf({ cell }: ComparedProps): string | null {
  return cell ? cellText(cell.column, cell.row[cell.column.field]) : null;
}
