import { OBSERVERS, type Profile } from '@fonte/contracts';
import { indicatorsOf, inWords } from '@fonte/formula';
import type { Call } from '../../../platform/index.ts';
import { fail } from '../../../platform/index.ts';
import { assertIndicator, reachOf } from '../may-read.ts';
import type { Indicators } from '../service.ts';
import { shownFormula } from '../book/book.ts';
import { countedWords, nullWords } from './words.ts';

/** The fact sheet of an indicator, for whoever sees it in a panel. Observers are not told who changed it. */
export async function indicatorSheet(indicators: Indicators, call: Call, id: number) {
  assertIndicator(await reachOf(indicators, call), id);
  const book = await indicators.book(call.db);
  const one = book.byId(id) ?? fail('indicatorNotFound', { id });
  const { tree, measure } = book.read(one.formula_struct);
  const observes = (OBSERVERS as readonly Profile[]).includes(call.profile);
  return {
    id,
    nome_indicador: one.nome_indicador,
    unidade: one.unidade,
    data_type: one.data_type,
    significado: one.significado,
    formula_plain: shownFormula(book, one),
    palavras: tree ? sentence(inWords(tree)) : '',
    conta: measure ? countedWords(measure) : [],
    nulos: tree ? nullWords(tree, measure?.fills) : [],
    usa: (tree ? indicatorsOf(tree) : []).flatMap((code) => {
      const used = book.byId(Number(code));
      return used ? [{ id: used.id, nome_indicador: used.nome_indicador }] : [];
    }),
    versao: one.versao,
    atualizado_em: one.atualizado_em,
    atualizado_por: observes ? null : one.atualizado_por,
  };
}

/** Words of a formula as a sentence. */
export const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
