import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import type { Call, KeptBody, NOT_MODIFIED } from '../../../platform/index.ts';
import { accessOf, scope, scopeKey, tellsPersons, type ScopedPlan } from '../../../query/index.ts';
import { assertField, assertIndicator, reachOf } from '../may-read.ts';
import { refusedAs } from '../refused.ts';
import type { Indicators } from '../service.ts';
import {
  askedOf,
  basePlan,
  splitPlan,
  type Asked,
  type AskedIndicator,
  type AskedSplit,
  type Question,
} from './ask.ts';
import { resultOf } from './result.ts';

interface Scoped {
  readonly base: ScopedPlan;
  readonly splits: readonly {
    readonly split: AskedSplit;
    readonly own: readonly AskedIndicator[];
    readonly plan: ScopedPlan;
  }[];
}

/**
 * The result of a view (`resultviewknex`). An unchanged answer costs no query of the facts: 304 by the plans, the caller's scope and the
 * data version. Errors: invalidView, forbidden, indicatorNotFound.
 */
export async function answerView(
  indicators: Indicators,
  call: Call,
  question: Question,
): Promise<KeptBody<ViewResult> | typeof NOT_MODIFIED> {
  const asked = await readQuestion(indicators, call, question);
  return refusedAs(async () => {
    const plans = scopedOf(asked, call);
    const tags = await Promise.all(
      [plans.base, ...plans.splits.map(({ plan }) => plan)].map((plan) => indicators.engine.etag(plan)),
    );
    return call.kept(scopeKey(accessOf(call)), [tags, asked.inline, asked.stack], () =>
      worked(indicators, call, asked, plans),
    );
  });
}

/** The same without revalidation, for a file: the very numbers that the card shows. */
export async function resultOfView(
  indicators: Indicators,
  call: Call,
  question: Question,
): Promise<{ asked: Asked; result: ViewResult }> {
  const asked = await readQuestion(indicators, call, question);
  return refusedAs(async () => ({
    asked,
    result: await worked(indicators, call, asked, scopedOf(asked, call)),
  }));
}

async function readQuestion(indicators: Indicators, call: Call, question: Question): Promise<Asked> {
  const reach = await reachOf(indicators, call);
  for (const { id } of question.indicadores) assertIndicator(reach, id);
  const asked = askedOf(await indicators.book(call.db), question);
  for (const field of asked.fields) assertField(reach, field);
  return asked;
}

async function worked(
  indicators: Indicators,
  call: Call,
  asked: Asked,
  { base, splits }: Scoped,
): Promise<ViewResult> {
  const [answer, ...more] = await Promise.all(
    [base, ...splits.map(({ plan }) => plan)].map((plan) =>
      indicators.engine.run(plan, { signal: call.signal }),
    ),
  );
  call.tell({
    persons: [base, ...splits.map(({ plan }) => plan)].some(tellsPersons),
    rows: answer!.rows.length,
  });
  return resultOf(
    asked,
    answer!,
    splits.map(({ split, own }, index) => ({ split, own, answer: more[index]! })),
  );
}

function scopedOf(asked: Asked, call: Call): Scoped {
  const access = accessOf(call);
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
