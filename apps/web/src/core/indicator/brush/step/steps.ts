import { useEffect, useState } from 'react';
import type { ViewResult } from '../../asked/contract.ts';

/** One step of a hand that chooses, as a card draws it: its figures, those without a choice, and which of its own rows are chosen. */
export interface CardStep {
  readonly result: ViewResult;
  readonly whole?: ViewResult | undefined;
  readonly rows: ReadonlySet<number> | null;
}

/** Calls with each step, which is worked out when it is wanted; null where the card has nothing of it. Gives the function that stops it. */
export type Steps = (listener: (take: () => CardStep | null) => void) => () => void;

interface Shown {
  readonly of: ViewResult | null;
  readonly by: Steps;
  readonly shown: ViewResult;
}

/** How often a hand has come to rest. Steps are of one hand: with each rest a card shows what it has itself, also where that is what it had before. */
export function useRests(moving: boolean): number {
  const [{ moved, rests }, set] = useState({ moved: moving, rests: 0 });
  if (moved !== moving) set({ moved: moving, rests: moving ? rests : rests + 1 });
  return rests;
}

/** The figures of the newest step, until the card itself has others or the hand has come to rest. */
export function useStep(steps: Steps | undefined, result: ViewResult | null): ViewResult | null {
  const [step, setStep] = useState<Shown | null>(null);
  useEffect(
    () =>
      steps?.((take) => {
        const next = take();
        if (next) setStep({ of: result, by: steps, shown: next.result });
      }),
    [steps, result],
  );
  return step !== null && step.of === result && step.by === steps ? step.shown : result;
}
