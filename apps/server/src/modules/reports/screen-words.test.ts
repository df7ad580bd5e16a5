import { ALL_PROFILES, type Profile, type ReportAnswer } from '@fonte/contracts';
import { BOARD_NAMES, boardFor, mayOpenBoard, reportsOf } from '@fonte/contracts/boards';
import { screenAnswerIn } from '@fonte/contracts/screen-words/answers';
import { screenWordsIn } from '@fonte/contracts/screen-words/words';
import { isSpokenBoard, SHEET_LANGUAGES } from '@fonte/contracts/sheet-languages';
import { expect, it } from 'vitest';
import { CATALOGUE } from './catalogue/index.ts';
import { answerOf, FIGURES, readings } from './testing/invented-answers.ts';

// What the reports of every board say in English and Spanish (docs/decisions/0097): titles, what stands below them, heads, groups and hints. Definitions are said whole where a
// sheet has them, and stay Portuguese, whole too, elsewhere.

const MARK = ' [?]';
/** What stands in the place of names, which are said in no language. */
const NAME = 'Vale do Nome Próprio';
const SPEAKERS = SHEET_LANGUAGES.map((language) =>
  screenWordsIn(language, (text) => (text.includes(NAME) ? text : `${text}${MARK}`)),
);

const lacking = (said: unknown): string[] =>
  [...JSON.stringify(said).matchAll(/"([^"\\]*)/g)]
    .map(([, text = '']) => text)
    .filter((text) => text.endsWith(MARK));

/** The reports of all boards as a profile reads them, in periods and places of every kind, with one and with many. */
function answersFor(profile: Profile): ReportAnswer[] {
  const boards = BOARD_NAMES.filter((board) => mayOpenBoard(board, profile));
  const ids = new Set(boards.flatMap((board) => reportsOf(boardFor(board, profile))));
  const all = readings(profile);
  return [...ids]
    .filter((id) => CATALOGUE[id].source.kind === 'plan')
    .flatMap((id) => [
      ...all.map((reading) => answerOf(id, reading, 1234, false)),
      ...all.slice(4, 6).flatMap((reading) => FIGURES.map((figure) => answerOf(id, reading, figure, true))),
    ]);
}

/** What has words: of the filters the values are names of places; definitions are looked at by themselves. */
const worded = (answer: ReportAnswer): ReportAnswer => ({
  ...answer,
  provenance: {
    ...answer.provenance,
    definition: '',
    filters: answer.provenance.filters.map((one) => ({ ...one, value: '' })),
  },
});

/** Answers of which nothing is lacking, as they are sent: most profiles read most of them alike. */
const whole = new Set<string>();
/** Reports of boards that have a sheet in each language. */
const ON_PAPER: ReadonlySet<number> = new Set(
  BOARD_NAMES.filter(isSpokenBoard).flatMap((board) => reportsOf(boardFor(board, 'nacional'))),
);

/** Definitions that a language does not say, none of which has a sheet: shown letter for letter, and not half in each language. */
function unsaidOf(answers: readonly ReportAnswer[]): string[] {
  const each = new Map(answers.map((answer) => [answer.provenance.definition, answer] as const));
  return [...each].flatMap(([definition, { co_consulta }]) => {
    const without = SPEAKERS.filter((words) => words.whole(definition) === null);
    if (without.length === 0) return [];
    const [one] = answers;
    const asked = one && { ...one, tbody: [], provenance: { ...one.provenance, definition } };
    for (const words of without)
      expect(asked && screenAnswerIn(asked, words).provenance.definition).toBe(definition);
    return ON_PAPER.has(co_consulta) ? [definition] : [];
  });
}

it.each(ALL_PROFILES)('%s reads every report of the boards in each language', (profile) => {
  const read = answersFor(profile);
  expect(unsaidOf(read)).toEqual([]);
  const answers = read.map(worded);
  expect(answers.length).toBeGreaterThan(700);
  const others = new Map(answers.map((answer) => [JSON.stringify(answer), answer] as const));
  for (const sent of whole) others.delete(sent);
  for (const words of SPEAKERS)
    expect([
      ...new Set([...others.values()].flatMap((answer) => lacking(screenAnswerIn(answer, words)))),
    ]).toEqual([]);
  for (const sent of others.keys()) whole.add(sent);
});
