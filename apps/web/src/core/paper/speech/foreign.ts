import type { DashboardAnswer, FailureBody, ReportAnswer } from '@fonte/contracts';
import type { SheetLanguage } from '@fonte/contracts/sheet-languages';
import { answerIn, closedIn } from '@fonte/contracts/sheet-words/answers';
import { REFUSALS } from '@fonte/contracts/sheet-words/refusals';
import { UNTRANSLATED } from '@fonte/contracts/sheet-words/untranslated';
import { wordsIn } from '@fonte/contracts/sheet-words/words';
import { filled } from '../../i18n/use-texts.ts';
import { FOREIGN_WORDS } from './foreign-words.ts';
import type { Speech } from './speech.ts';

/** How a sheet is said in a language. Fetched when it is asked for. */
export function speechIn(language: SheetLanguage): Speech {
  const words = wordsIn(language);
  const whyOf = ({ codigo, result }: FailureBody): string =>
    REFUSALS[codigo]?.[language] ?? words.words(result);
  const answersOf = ({ reports }: DashboardAnswer): ReadonlyMap<number, ReportAnswer> =>
    new Map(reports.flatMap(({ answer }) => (answer ? [[answer.co_consulta, answer] as const] : [])));
  return {
    language,
    t: (key, values) => filled(FOREIGN_WORDS[key][language], values),
    words: words.words,
    figure: words.figure,
    lacks: (...parts) => JSON.stringify(parts).includes(UNTRANSLATED),
    sheet: (whole) => ({
      ...whole,
      reports: whole.reports.map((entry) => ({
        ...entry,
        answer: entry.answer && answerIn(entry.answer, words),
        failure: entry.failure && { ...entry.failure, result: whyOf(entry.failure) },
      })),
    }),
    revised: (tables, whole) => {
      const answers = whole ? answersOf(whole) : new Map<number, ReportAnswer>();
      return tables.map((table) => closedIn(table, answers.get(table.co_consulta), words));
    },
  };
}
