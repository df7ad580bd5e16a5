import { IMPACT_MS, IMPACT_VIEWS_LIMIT, profileName } from '@fonte/contracts';
import type { impactBody, impactAnswer } from '@fonte/contracts/routes/indicator-impact';
import type { z } from 'zod';
import { fail, Failure, type Call } from '../../../platform/index.ts';
import { accessOf, type ScopedPlan } from '../../../query/index.ts';
import { shownFormula, type IndicatorBook } from '../book/book.ts';
import { dependentsOf } from '../definition/dependents.ts';
import { wireProblem } from '../definition/formula-fault.ts';
import { readVersions, type Indicator } from '../book/store.ts';
import { refusedAs } from '../refused.ts';
import type { Indicators } from '../service.ts';
import { askedOf } from '../view/ask.ts';
import { assertPivotSize } from '../view/pivot.ts';
import { plansOf } from '../view/plans.ts';
import { resultOf } from '../view/result.ts';
import { isBrokenForReaders, touchedViews, type TouchedView } from './broken-views.ts';
import { figuresOf } from './figures.ts';
import { touchedPanels } from '../touched-panels.ts';

type Asked = z.output<typeof impactBody>;
export type Impact = z.input<typeof impactAnswer>;
type ViewImpact = Impact['visoes'][number];

/**
 * What a change of an indicator's formula, or going back to one of its versions, does to every view and every indicator that uses it, before anything is saved. Every touched view is read with the
 * new formula; the published ones are asked of the data too, one question after the other, so many and for so long as the limits say, the rest being counted.
 * Errors: indicatorNotFound, invalidParameter for a version that is not there.
 */
export async function impactOf(indicators: Indicators, call: Call, asked: Asked): Promise<Impact> {
  const before = await indicators.book(call.db);
  const stored = before.byId(asked.id) ?? fail('indicatorNotFound', { id: asked.id });
  const next = await nextOf(call, before, stored, asked);
  const { struct, problems } = before.readWritten(next.formula_plain, stored.id);
  if (struct === null)
    return { problems: problems.map(wireProblem), indicadores: [], visoes: [], restantes: 0 };
  const after = before.with({ ...next, formula_struct: struct });
  const dependents = dependentsOf(before, [stored.id]);
  const ids = [stored.id, ...dependents];
  const touched = touchedViews(await touchedPanels(call.db, ids), ids, before, after);
  const worked = new Worked(indicators, call, { before, after, ids, ano: asked.ano });
  const visoes: ViewImpact[] = [];
  for (const one of touched.toSorted(readersFirst))
    // oxlint-disable-next-line no-await-in-loop -- one question at a time leaves the others' room
    visoes.push(await worked.view(one));
  return {
    problems: [],
    indicadores: dependents.map((id) => ({
      id,
      nome_indicador: before.byId(id)?.nome_indicador ?? '',
      quebra: brokenIndicator(before, after, id),
    })),
    visoes,
    restantes: worked.left,
  };
}

/** The indicator as it would stand. A version is read as its restoring will read it. */
async function nextOf(call: Call, book: IndicatorBook, stored: Indicator, asked: Asked): Promise<Indicator> {
  const { restaurar, data_type, unidade, formula_plain } = asked;
  if (restaurar === null || restaurar === undefined)
    return {
      ...stored,
      nome_indicador: asked.nome_indicador?.trim() || stored.nome_indicador,
      data_type,
      unidade,
      formula_plain,
    };
  const version = (await readVersions(call.db, stored.id)).find(({ versao }) => versao === restaurar);
  if (!version) return fail('invalidParameter', { name: 'restaurar' });
  return {
    ...stored,
    nome_indicador: version.nome_indicador,
    data_type: version.data_type,
    unidade: version.unidade,
    formula_plain: shownFormula(book, version),
  };
}

function brokenIndicator(before: IndicatorBook, after: IndicatorBook, id: number): string | null {
  const read = (book: IndicatorBook) => book.read(book.byId(id)?.formula_struct ?? '');
  const { measure, problems } = read(after);
  return measure !== null || read(before).measure === null
    ? null
    : problems.map(({ message }) => message).join('. ');
}

/** Broken ones, then published ones, then drafts: what matters most is worked out while there is room. */
const readersFirst = (a: TouchedView, b: TouchedView): number => rank(a) - rank(b);
const rank = (one: TouchedView): number =>
  isBrokenForReaders(one) ? 0 : one.painel.publicada === one.versao ? 1 : 2;

const NO_FIGURES = { figuras: [], leitores_restantes: 0 };

type Change = {
  readonly before: IndicatorBook;
  readonly after: IndicatorBook;
  readonly ids: readonly number[];
  readonly ano: readonly number[];
};

/** Asks the views of one change, within the limits. */
class Worked {
  readonly #until = performance.now() + IMPACT_MS;
  #asked = 0;
  /** Published views that the limits left out. */
  left = 0;

  constructor(
    readonly indicators: Indicators,
    readonly call: Call,
    readonly change: Change,
  ) {}

  async view(one: TouchedView): Promise<ViewImpact> {
    const { painel, versao, visao, view, antes, depois, semIndicador } = one;
    const product = this.indicators.app.settings.PRODUCT_NAME;
    const told = {
      painel: painel.id,
      nome: painel.nome,
      perfis: painel.perfis.map((profile) => profileName(profile, product)),
      publicada: painel.publicada === versao,
      versao,
      visao,
      titulo: view.title,
      ja_quebrada: antes !== null,
      sem_indicador: semIndicador !== null,
    };
    const unasked = { ...told, calculada: false, ...NO_FIGURES };
    if (depois !== null) return { ...unasked, quebra: depois };
    if (!told.publicada) return { ...unasked, quebra: null };
    if (this.#asked >= IMPACT_VIEWS_LIMIT || performance.now() > this.#until) {
      this.left += 1;
      return { ...unasked, quebra: null };
    }
    this.#asked += 1;
    try {
      await this.#run(one);
      return {
        ...told,
        quebra: null,
        calculada: true,
        ...(await figuresOf(this.indicators, this.call, one, this.change)),
      };
    } catch (error) {
      // What the data alone refuse: too large a number, more columns than fit in a line.
      if (!(error instanceof Failure) || error.failure === 'beingPrepared') throw error;
      return { ...unasked, quebra: error.message, calculada: true };
    }
  }

  /** The view's own questions with the new formula, as its card asks them. */
  #run({ view }: TouchedView): Promise<unknown> {
    const { indicators, call } = this;
    return refusedAs(async () => {
      const question = { ...view, ano: [...this.change.ano], uf: [], limit: -1 };
      const asked = askedOf(this.change.after, question);
      const access = accessOf(call);
      const { base, splits } = plansOf(asked, access);
      const run = (plan: ScopedPlan) => indicators.engine.run(plan, { signal: call.signal });
      const answer = await run(base);
      await assertPivotSize(asked, answer, access, run);
      const parts = [];
      for (const { split, own, plan } of splits)
        // oxlint-disable-next-line no-await-in-loop -- one question at a time
        parts.push({ split, own, answer: await run(plan) });
      return resultOf(asked, answer, parts);
    });
  }
}
