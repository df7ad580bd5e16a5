import type { IndicatorType } from '@fonte/contracts';
import { inWords } from '@fonte/formula';
import type { Call } from '../../../platform/index.ts';
import type { Indicators } from '../service.ts';
import { wireProblem } from './formula-fault.ts';
import { compare, previewRows } from './preview.ts';
import { sentence } from './sheet.ts';
import { dressed } from './use.ts';
import { dependentsOf } from './dependents.ts';
import { panelsUsing } from './users.ts';
import { countedWords } from './words.ts';

/** A formula on screen that nobody has saved. */
export interface Unsaved {
  readonly id?: number | null | undefined;
  readonly nome_indicador?: string | null | undefined;
  readonly data_type: IndicatorType;
  readonly unidade: string;
  readonly formula_plain: string;
}

/** All that is wrong with it, and what it says in words. */
export async function checkUnsaved(indicators: Indicators, call: Call, unsaved: Unsaved) {
  const book = await indicators.book(call.db);
  const { tree, struct, problems, measure } = book.readWritten(unsaved.formula_plain, unsaved.id ?? null);
  return {
    problems: problems.map(wireProblem),
    formula_struct: struct,
    palavras: tree && measure ? sentence(inWords(tree)) : null,
    conta: measure ? countedWords(measure) : [],
  };
}

/** Its figures, beside those of the saved formula, and the panels and indicators that would change with it. */
export async function previewUnsaved(indicators: Indicators, call: Call, unsaved: Unsaved) {
  const book = await indicators.book(call.db);
  const { problems, measure } = book.readWritten(unsaved.formula_plain, unsaved.id ?? null);
  const stored = unsaved.id ? book.byId(unsaved.id) : undefined;
  const dependents = stored ? dependentsOf(book, [stored.id]) : [];
  const toca = {
    paineis: stored
      ? (await panelsUsing(call.db, [stored.id, ...dependents], call.app.settings.PRODUCT_NAME)).map(
          ({ profile, ...panel }) => ({ ...panel, profile: [...profile] }),
        )
      : [],
    indicadores: dependents.flatMap((id) => {
      const one = book.byId(id);
      return one ? [{ id, nome_indicador: one.nome_indicador }] : [];
    }),
  };
  if (!measure) return { problems: problems.map(wireProblem), rows: [], comparacao: [], toca };
  const label = unsaved.nome_indicador?.trim() || 'Valor';
  const after = dressed(measure.measure, { ...unsaved, nome_indicador: label });
  const before = stored && book.read(stored.formula_struct).measure;
  return {
    problems: [],
    rows: await previewRows(indicators, call, after, measure.facts, label),
    comparacao:
      stored && before
        ? await compare(indicators, call, dressed(before.measure, stored), after, [
            ...before.facts,
            ...measure.facts,
          ])
        : [],
    toca,
  };
}
