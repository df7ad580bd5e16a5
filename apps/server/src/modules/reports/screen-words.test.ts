import { ALL_PROFILES, type Profile, type ReportAnswer } from '@fonte/contracts';
import {
  BOARD_NAMES,
  boardFor,
  CHOICES,
  mayOpenBoard,
  reportsOf,
  type Chosen,
} from '@fonte/contracts/boards';
import { screenAnswerIn } from '@fonte/contracts/screen-words/answers';
import { screenWordsIn } from '@fonte/contracts/screen-words/words';
import { SHEET_LANGUAGES } from '@fonte/contracts/sheet-languages';
import { expect, it } from 'vitest';
import { relationNamed } from '../../model/paths.ts';
import { analyse } from '../../query/check/analyse.ts';
import { OWN_HEADS, rowsHead } from '../../query/run/read-rows.ts';
import { columnsBehind } from '../../query/statement/detail-sql.ts';
import { CATALOGUE } from './catalogue/index.ts';
import { readingFor } from './declared/reading.ts';
import { answerOf, FIGURES, othersThan, readings } from './testing/invented-answers.ts';
import { lackingWords } from './testing/lacking-words.ts';

// What the reports of every board say in English and Spanish (docs/decisions/0097): titles, what stands below them, heads, groups, hints and what
// their figures count.

const MARK = ' [?]';
/** What stands in the place of names, which are said in no language. */
const NAME = 'Vale do Nome Próprio';
const SPEAKERS = SHEET_LANGUAGES.map((language) =>
  screenWordsIn(language, (text) => (text.includes(NAME) ? text : `${text}${MARK}`)),
);

/** Texts that were without words. */
const lacking = (said: unknown): string[] => lackingWords(said, MARK);

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

/** Answers that were looked at, as they are sent. */
const known = new Set<string>();
/** What may be chosen above the cards, one at a time: some cards stand only then, and some say what was chosen. */
const CHOSEN: readonly Chosen[] = [
  {},
  ...Object.entries(CHOICES).flatMap(([name, { options }]) =>
    options.map(({ value }) => ({ [name]: value })),
  ),
];

/** What the figures and rows of all boards count, as a profile reads it: lists and what is fixed too, which answer no plan. */
function definitionsFor(profile: Profile): Set<string> {
  const boards = BOARD_NAMES.filter((board) => mayOpenBoard(board, profile));
  const all = readings(profile);
  return new Set(
    CHOSEN.flatMap((chosen) =>
      [...new Set(boards.flatMap((board) => reportsOf(boardFor(board, profile, chosen))))].flatMap((id) => {
        const report = CATALOGUE[id];
        return (chosen === CHOSEN[0] ? all : all.slice(0, 1)).map((reading) =>
          report.definition(readingFor(report, { ...reading, chosen })),
        );
      }),
    ),
  );
}

it.each(ALL_PROFILES)('%s reads what each figure of the boards counts in each language, whole', (profile) => {
  const definitions = [...definitionsFor(profile)];
  expect(definitions.length).toBeGreaterThan(100);
  expect(definitions.filter((text) => SPEAKERS.some((words) => words.whole(text) === null))).toEqual([]);
});

it('what a language does not say whole stays Portuguese, and not half of it in each', () => {
  const [reading] = readings('administrador');
  const answer = answerOf(11120, reading!, 1, false);
  const definition = 'O ano não muda este número. Isto não está em tabela nenhuma.';
  const said = { ...answer, provenance: { ...answer.provenance, definition } };
  for (const words of SPEAKERS) expect(screenAnswerIn(said, words).provenance.definition).toBe(definition);
});

it.each(ALL_PROFILES)('%s reads every report of the boards in each language', (profile) => {
  const answers = answersFor(profile).map(worded);
  expect(answers.length).toBeGreaterThan(700);
  const others = othersThan(known, answers);
  for (const words of SPEAKERS)
    expect([...new Set(others.flatMap((answer) => lacking(screenAnswerIn(answer, words))))]).toEqual([]);
});

/** Heads of the rows behind a report's figures. */
function headsBehind(id: keyof typeof CATALOGUE, profile: Profile): string[] {
  const report = CATALOGUE[id];
  const [reading] = readings(profile);
  if (report.source.kind !== 'plan' || !reading) return [];
  const { aggregates } = analyse(report.source.plan(readingFor(report, reading)));
  return aggregates.flatMap((use) => {
    const fact = relationNamed(use.fact);
    return [...columnsBehind(use).map(({ column }) => column.label), ...(fact ? [rowsHead(fact)] : [])];
  });
}

it('so have the heads of the rows behind the figures of the boards', () => {
  const readers = new Map(
    ALL_PROFILES.flatMap((profile) =>
      BOARD_NAMES.filter((board) => mayOpenBoard(board, profile)).flatMap((board) =>
        reportsOf(boardFor(board, profile)).map((id) => [id, profile] as const),
      ),
    ),
  );
  const heads = [...readers].flatMap(([id, profile]) => headsBehind(id, profile));
  const all = [...new Set([...heads, ...Object.values(OWN_HEADS)])];
  expect(all).toContain('Data de nascimento');
  expect(all.filter((head) => SPEAKERS.some(({ words }) => words(head).includes(MARK)))).toEqual([]);
});
