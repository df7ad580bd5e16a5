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

/** The figures of the newest step, until the card itself has others. */
export function useStep(steps: Steps | undefined, result: ViewResult | null): ViewResult | null {
  const [step, setStep] = useState<{ readonly of: ViewResult | null; readonly shown: ViewResult } | null>(
    null,
  );
  useEffect(
    () =>
      steps?.((take) => {
        const next = take();
        if (next) setStep({ of: result, shown: next.result });
      }),
    [steps, result],
  );
  return step?.of === result && step !== null ? step.shown : result;
}
