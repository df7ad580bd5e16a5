import type { ViewResult } from '../../asked/contract.ts';
import type { Choice, Mark } from '../choice/choice.ts';
import { chosenItems, itemsOf, markKey } from '../choice/chosen.ts';
import { comeNear } from '../step/ahead.ts';
import type { PanelBrush } from './panel-brush.ts';

/** What is chosen of a card's own marks, and how it is changed. Marks are rows of its result. */
export interface CardChoice {
  /** Null where nothing is chosen here. */
  readonly rows: ReadonlySet<number> | null;
  readonly single: boolean;
  /** A step of a drag over rows, or its end; `add` to what was chosen when it began. */
  readonly drag: (rows: readonly number[], step: { readonly add: boolean; readonly done: boolean }) => void;
  /** A drag is not finished: what was chosen before it is so again. */
  readonly giveUp: () => void;
  readonly toggle: (row: number) => void;
  /** The mouse stays over them: the other cards ask ahead what a step needs. */
  readonly near: () => void;
  readonly clear: () => void;
}

/** What lasts from one step to the next. */
export interface Gesture {
  /** What was chosen when the drag began, here or in another card; undefined while there is none. */
  before: Choice | null | undefined;
  /** Until a key or tap is asked. */
  rest: ReturnType<typeof setTimeout> | undefined;
}

/** How long after the last key or tap the choice is asked of the server, ms. */
const REST = 400;

/** The choice in the card at a place of its panel. */
export function cardChoice(
  { live, single, stands, commit }: PanelBrush,
  at: number,
  result: ViewResult,
  gesture: Gesture,
): CardChoice {
  const ownNow = (): Choice | null => {
    const now = live.get();
    return now?.view === at ? now : null;
  };
  const own = ownNow();
  const marksOf = (some: readonly number[]): Mark[] => {
    const wanted = new Set(some);
    const marks = itemsOf(result).filter(({ index }) => wanted.has(index));
    return marks.map(({ valueData }) => valueData).slice(single ? -1 : 0);
  };
  const choose = (marks: readonly Mark[], done: boolean): Choice | null => {
    clearTimeout(gesture.rest);
    gesture.rest = undefined;
    const choice = marks.length === 0 ? null : { view: at, marks };
    if (done) live.rest(choice);
    else live.set(choice);
    return choice;
  };
  return {
    rows: own && new Set(chosenItems(result, own.marks).map(({ index }) => index)),
    single,
    drag: (some, { add, done }) => {
      gesture.before = gesture.before === undefined ? live.get() : gesture.before;
      const { before } = gesture;
      const kept = add && !single && before?.view === at ? before.marks : [];
      const marks = new Map([...kept, ...marksOf(some)].map((mark) => [markKey(mark), mark]));
      const choice = choose([...marks.values()], done);
      if (!done) return;
      gesture.before = undefined;
      commit(choice);
    },
    giveUp: () => {
      const { before } = gesture;
      if (before === undefined) return;
      gesture.before = undefined;
      live.rest(before);
      // A key or tap, here or in another card, whose rest ended while the hand moved has not been asked.
      if (!stands(before)) commit(before);
    },
    toggle: (row) => {
      const [mark] = marksOf([row]);
      if (!mark) return;
      const marks = ownNow()?.marks ?? [];
      const others = marks.filter((one) => markKey(one) !== markKey(mark));
      const added = single ? [mark] : [...others, mark];
      const choice = choose(others.length < marks.length ? others : added, true);
      gesture.rest = setTimeout(() => {
        gesture.rest = undefined;
        // Cleared since, or another card's: what is chosen by then stands.
        if (live.get() === choice) commit(choice);
      }, REST);
    },
    near: () => void comeNear(live, at),
    clear: () => {
      choose([], true);
      commit(null);
    },
  };
}
