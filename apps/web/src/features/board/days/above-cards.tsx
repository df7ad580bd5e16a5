import type { DashboardAnswer } from '@fonte/contracts';
import type { BoardDays, ChoiceName, Chosen } from '@fonte/contracts/boards';
import { ChoiceBar } from './choice-bar.tsx';
import { DaysBar } from './days-bar.tsx';

export type AboveCardsProps = {
  choice: ChoiceName | undefined;
  chosen: Chosen;
  days: BoardDays | null;
  /** The board's answer, once it is there. */
  whole: DashboardAnswer | undefined;
};

/** What is chosen above the cards of a board that has something to choose. */
export function AboveCards({ choice, chosen, days, whole }: AboveCardsProps) {
  return (
    <>
      {choice && <ChoiceBar choice={choice} chosen={chosen} />}
      {days && <DaysBar kind={days} whole={whole} />}
    </>
  );
}
