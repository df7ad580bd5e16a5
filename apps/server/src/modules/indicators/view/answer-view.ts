import { shownResult } from '@fonte/contracts/shown-result';
import type { ViewResult } from '@fonte/contracts/routes/indicator-results';
import type { Call, KeptBody, NOT_MODIFIED } from '../../../platform/index.ts';
import {
  accessOf,
  scopeKey,
  tellsPersons,
  type Access,
  type Answer,
  type ScopedPlan,
} from '../../../query/index.ts';
import { ofOneVersion } from '../../../answers/index.ts';
import { assertField, assertIndicator, reachOf } from '../may-read.ts';
import { refusedAs } from '../refused.ts';
import type { Indicators } from '../service.ts';
import { askedOf, type Asked, type Question } from './ask.ts';
import { comparedFor } from './compared.ts';
import { missingTargets } from './missing-targets.ts';
import { cutOf, withOthers } from './others.ts';
import { assertPivotSize } from './pivot.ts';
import { plansOf, type ViewPlans } from './plans.ts';
import { referenceOf } from './reference.ts';
import { resultOf } from './result.ts';
import { aboutView } from './statement.ts';

/**
 * The result of a view (`resultviewknex`). An unchanged answer costs no query of the facts: 304 by the plans, the caller's scope and the
 * data version. Errors: invalidView, forbidden, indicatorNotFound.
 */
export async function answerView(
  indicators: Indicators,
  call: Call,
  question: Question,
): Promise<KeptBody<ViewResult> | typeof NOT_MODIFIED> {
  return keptView(indicators, call, question, ({ asked, result }) => ({
    ...result,
    sobre: aboutView(question, asked, accessOf(call), result),
  }));
}

/** A view's figures as they were made: the question with every name looked up, the result, the data version that it is of. */
export interface MadeView {
  readonly asked: Asked;
  readonly result: ViewResult;
  readonly versao: number;
}

/** The same in another form: what `shown` makes of the figures, kept as they are. */
export async function keptView<T>(
  indicators: Indicators,
  call: Call,
  question: Question,
  shown: (made: MadeView) => T,
): Promise<KeptBody<T> | typeof NOT_MODIFIED> {
  const asked = await readQuestion(indicators, call, question);
  return refusedAs(async () => {
    const plans = plansOf(asked, accessOf(call));
    return call.kept(scopeKey(accessOf(call)), await tagsOf(indicators, asked, plans), async () =>
      shown({ asked, ...(await worked(indicators, call, asked, plans)) }),
    );
  });
}

/** The same as a file, unchanged where its figures are. */
export async function revalidatedView<T>(
  indicators: Indicators,
  call: Call,
  question: Question,
  shown: (made: MadeView) => Promise<T>,
): Promise<T | typeof NOT_MODIFIED> {
  const asked = await readQuestion(indicators, call, question);
  return refusedAs(async () => {
    const plans = plansOf(asked, accessOf(call));
    return call.revalidated(await tagsOf(indicators, asked, plans), async () =>
      shown({ asked, ...(await worked(indicators, call, asked, plans)) }),
    );
  });
}

/** What tells one answer of a view from another. */
async function tagsOf(indicators: Indicators, asked: Asked, { base, splits }: ViewPlans): Promise<unknown[]> {
  const plans = [base, ...splits.map(({ plan }) => plan)];
  const tags = await Promise.all(plans.map((plan) => indicators.engine.etag(plan)));
  return [tags, asked.inline, asked.stack, asked.top, asked.own, asked.compared, asked.pivot, asked.look];
}

/** The same without revalidation, for a file: the very numbers that the card shows, and the data version that they are of. */
export async function resultOfView(
  indicators: Indicators,
  call: Call,
  question: Question,
): Promise<MadeView> {
  const asked = await readQuestion(indicators, call, question);
  return refusedAs(async () => ({
    asked,
    ...(await worked(indicators, call, asked, plansOf(asked, accessOf(call)))),
  }));
}

/** A question with every name looked up, by who may ask it. Errors: invalidView, forbidden, indicatorNotFound. */
export async function readQuestion(indicators: Indicators, call: Call, question: Question): Promise<Asked> {
  const reach = await reachOf(indicators, call);
  for (const { id } of question.indicadores) assertIndicator(reach, id);
  const asked = comparedFor(askedOf(await indicators.book(call.db), question), accessOf(call));
  for (const field of asked.fields) assertField(reach, field);
  return asked;
}

async function worked(
  indicators: Indicators,
  call: Call,
  asked: Asked,
  plans: ViewPlans,
): Promise<{ result: ViewResult; versao: number }> {
  const { result, versao, rows } = await workedView(indicators, accessOf(call), asked, plans, call.signal);
  call.tell({ persons: viewTellsPersons(plans), rows });
  return { result, versao };
}

/** Whether a view's groups or splits tell of persons. */
export const viewTellsPersons = (plans: ViewPlans): boolean => plansOfAll(plans).some(tellsPersons);

const plansOfAll = ({ base, splits }: ViewPlans): ScopedPlan[] => [base, ...splits.map(({ plan }) => plan)];

/** A view's figures as a reader has them, all of one data version, for whoever answers or tells them. Errors: `busy` where imports keep coming between them. */
export async function workedView(
  indicators: Indicators,
  access: Access,
  asked: Asked,
  plans: ViewPlans,
  signal: AbortSignal,
): Promise<{ result: ViewResult; versao: number; rows: number }> {
  const one = (plan: ScopedPlan): Promise<Answer> => indicators.engine.run(plan, { signal });
  const run = async (asking: ViewPlans): Promise<Answer[]> => {
    if (!asked.pivot) return Promise.all(plansOfAll(asking).map(one));
    const rows = await one(asking.base);
    await assertPivotSize(asked, rows, access, one);
    return [rows, ...(await Promise.all(asking.splits.map(({ plan }) => one(plan))))];
  };
  const { answers, cut, rest } = await ofOneVersion(
    async () => {
      const first = await run(plans);
      const others = cutOf(asked, plans, first[0]!, access);
      return { answers: first, cut: others, rest: others ? await run(others.plans) : [] };
    },
    (all) => [...all.answers, ...all.rest],
  );
  const [answer, ...more] = cut
    ? answers.map((one, at) => withOthers(asked, one, at === 0 ? cut.kept : one.rows, rest[at]!, cut.count))
    : answers;
  const drawn = plans.splits.map(({ split, own }, index) => ({ split, own, answer: more[index]! }));
  const missing = await missingTargets(indicators.engine, asked, plans, access, signal);
  const result = resultOf(asked, answer!, drawn, cut);
  const reference = await referenceOf(indicators.app.database.db, asked.look, result);
  return {
    result: shownResult(
      {
        ...result,
        ...(reference === undefined ? {} : { referencia: reference }),
        ...(missing === null ? {} : { sem_meta: missing }),
      },
      asked.look?.number,
    ),
    versao: answer!.version.versao,
    rows: answer!.rows.length,
  };
}
