import { RANGE } from '../compared.ts';
import type { ReportAnswer, ReportParams } from '../report-answer.ts';
import { answerIn } from '../sheet-words/answers.ts';
import type { ScreenWords } from './words.ts';

/** Whether words in cells are said, or stay as the source has them: in a list that the server searches, it finds them by those. */
export type SaidCells = 'said' | 'kept';

/**
 * A report in the words of a language, as the screen draws it: what it says of itself, and no other figure. Its keys stay, by which its rows are found; so does a verdict, by
 * which the page draws it. What it counts is said whole, or in Portuguese: half of it in each would be read as one sentence.
 */
export function screenAnswerIn(
  answer: ReportAnswer,
  words: ScreenWords,
  cells: SaidCells = 'said',
): ReportAnswer {
  const said = answerIn(answer, words);
  const say = words.words;
  const { filters, steps, definition } = answer.provenance;
  const isCompared = answer.thead.some(({ field }) => field === RANGE.from);
  return {
    ...said,
    json_label: unitIn(said.json_label, say),
    series: said.series.map((one) =>
      one.unidade === undefined || one.unidade === null ? one : { ...one, unidade: say(one.unidade) },
    ),
    provenance: {
      ...said.provenance,
      definition: words.whole(definition) ?? definition,
      filters: filters.map((one) => ({ ...one, label: say(one.label), value: say(one.value) })),
      steps: steps.map((one) => ({ ...one, label: say(one.label) })),
    },
    tbody:
      cells === 'kept'
        ? answer.tbody
        : said.tbody.map((row, at) =>
            isCompared ? { ...row, [RANGE.verdict]: answer.tbody[at]?.[RANGE.verdict] ?? null } : row,
          ),
  };
}

/** The unit beside the figures of a drawing; signs ('R$', '%', 'ha') are the same in each language, by which it is drawn. */
function unitIn(text: string, say: (text: string) => string): string {
  const params = JSON.parse(text) as ReportParams;
  return params.unit === null || params.unit === ''
    ? text
    : JSON.stringify({ ...params, unit: say(params.unit) });
}
