import type { DashboardAnswer, ReportAnswer } from '@fonte/contracts';
import type { SheetLanguage } from '@fonte/contracts/sheet-languages';
import { answerIn, closedIn } from '@fonte/contracts/sheet-words/answers';
import { OFFLINE, REFUSALS } from '@fonte/contracts/sheet-words/refusals';
import { PROFILE_WORDS } from '@fonte/contracts/sheet-words/profiles';
import type { Said, SaidTexts } from '@fonte/contracts/sheet-words/said';
import { UNTRANSLATED } from '@fonte/contracts/sheet-words/untranslated';
import { wordsIn } from '@fonte/contracts/sheet-words/words';
import { ApiFailure, isOffline } from '../../api/failure.ts';
import { sentenceOf } from '../../api/sentence.ts';
import { filled } from '../../i18n/use-texts.ts';
import { FOREIGN_WORDS } from './foreign-words.ts';
import type { Speech } from './speech.ts';

/** What is said of a failure by its name. */
const refusalOf = (codigo: string | null): Said | undefined =>
  Object.entries(REFUSALS).find(([name]) => name === codigo)?.[1];

/** Numbers of reports, as a sentence lists them. */
const numbersIn = (sentence: string): string => /\d+(?:, \d+)*/.exec(sentence)?.[0] ?? '';

/** How a sheet is said in a language, by the words of those for funders unless told. Fetched when it is asked for. */
export function speechIn(language: SheetLanguage, table?: SaidTexts): Speech {
  const words = wordsIn(language, table && { table });
  const whyOf = (codigo: string | null, result: string): string =>
    refusalOf(codigo)?.[language].replace('{reports}', numbersIn(result)) ?? words.words(result);
  const answersOf = ({ reports }: DashboardAnswer): ReadonlyMap<number, ReportAnswer> =>
    new Map(reports.flatMap(({ answer }) => (answer ? [[answer.co_consulta, answer] as const] : [])));
  return {
    language,
    t: (key, values) => filled(FOREIGN_WORDS[key][language], values),
    words: words.words,
    profile: (name) => Object.entries(PROFILE_WORDS).find(([one]) => one === name)?.[1][language] ?? name,
    figure: words.figure,
    lacks: (...parts) => JSON.stringify(parts).includes(UNTRANSLATED),
    why: (failure) => {
      if (isOffline(failure)) return OFFLINE[language];
      return whyOf(failure instanceof ApiFailure ? failure.code : 'unexpected', sentenceOf(failure));
    },
    sheet: (whole) => ({
      ...whole,
      reports: whole.reports.map((entry) => ({
        ...entry,
        answer: entry.answer && answerIn(entry.answer, words),
        failure: entry.failure && {
          ...entry.failure,
          result: whyOf(entry.failure.codigo, entry.failure.result),
        },
      })),
    }),
    revised: (tables, whole) => {
      const answers = whole ? answersOf(whole) : new Map<number, ReportAnswer>();
      return tables.map((table) => closedIn(table, answers.get(table.co_consulta), words));
    },
  };
}
