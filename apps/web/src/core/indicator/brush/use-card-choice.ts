import { useEffect, useMemo, useState } from 'react';
import type { ViewResult } from '../asked/contract.ts';
import type { CardChoice, Gesture } from './card/card-choice.ts';
import { NOBODY } from './step/live.ts';
import type { PanelBrush } from './card/panel-brush.ts';
import { useBrushing } from './use-brushing.ts';

/** The choice in a card; undefined where its marks cannot be chosen. */
export function useCardChoice(
  brush: PanelBrush | undefined,
  at: number,
  result: ViewResult | undefined,
): CardChoice | undefined {
  const { choice } = (brush?.live ?? NOBODY).use();
  const own = choice?.view === at ? choice : null;
  const code = useBrushing(brush !== undefined);
  const [gesture] = useState<Gesture>(() => ({ before: undefined, rest: undefined }));
  useEffect(() => () => clearTimeout(gesture.rest), [gesture]);
  return useMemo(
    () => (brush && result && code ? code.cardChoice(brush, at, result, gesture) : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is chosen here is read of the store
    [brush, result, code, at, gesture, own],
  );
}
