import type { ViewResult } from '../../asked/contract.ts';
import type { Choice } from '../choice/choice.ts';
import { chosenItems } from '../choice/chosen.ts';
import { shownOf, type Under } from './shown-of.ts';
import type { Live } from './live.ts';
import type { CardStep, Steps } from './steps.ts';

/** What a card has at the moment. */
export interface Having extends Pick<Under, 'whole' | 'source' | 'cube' | 'kept'> {
  /** Its place in the panel, and that of the card whose marks its parts are by. */
  readonly at: number;
  readonly by: number | undefined;
  readonly result: ViewResult | undefined;
}

/** A step as the card draws it; null where it waits for parts, or has none. */
export function stepOf(choice: Choice | null, { at, by, result, ...having }: Having): CardStep | null {
  if (choice?.view === at)
    return (
      (result && {
        result,
        rows: new Set(chosenItems(result, choice.marks).map(({ index }) => index)),
      }) ??
      null
    );
  if (choice === null) {
    const whole = having.whole ?? result;
    return whole ? { result: whole, rows: null } : null;
  }
  if (by !== choice.view) return null;
  const shown = shownOf({ ...having, choice, settled: false, answer: undefined });
  return shown ? { result: shown, rows: null, whole: having.whole } : null;
}

/** Calls with the steps of a card, by what it has when each is wanted. Gives the function that stops it. */
export const followed = (
  follow: Live['follow'],
  having: () => Having | null,
  listener: Parameters<Steps>[0],
): (() => void) =>
  follow((choice) =>
    listener(() => {
      const now = having();
      return now && stepOf(choice, now);
    }),
  );
