import { scope, type Access, type ScopedPlan } from '../../../query/index.ts';
import { basePlan, splitPlan, type Asked, type AskedIndicator, type AskedSplit } from './ask.ts';

/** The questions that a view is made of: every indicator over everything, and each split with the indicators that it cuts into series. */
export interface ViewPlans {
  readonly base: ScopedPlan;
  readonly splits: readonly {
    readonly split: AskedSplit;
    readonly own: readonly AskedIndicator[];
    readonly plan: ScopedPlan;
  }[];
}

/** Lays the caller's row access on a view's questions. Errors: PlanRefused. */
export function plansOf(asked: Asked, access: Access): ViewPlans {
  const groups = new Map<string, { split: AskedSplit; own: AskedIndicator[] }>();
  for (const one of asked.indicators) {
    if (!one.visible || !one.split) continue;
    const there = groups.get(one.split.key);
    if (there) there.own.push(one);
    else groups.set(one.split.key, { split: one.split, own: [one] });
  }
  return {
    base: scope(basePlan(asked), access),
    splits: [...groups.values()].map(({ split, own }) => ({
      split,
      own,
      plan: scope(splitPlan(asked, split, own), access),
    })),
  };
}
