import { ALL_PROFILES, EXTENDED, PAGES, type Page, type Profile, type ReportAnswer } from '@fonte/contracts';
import { boardFor, reportsOf } from '@fonte/contracts/boards';
import { SCREEN_WORDS } from '@fonte/contracts/screen-words/words';
import {
  isSaidAsItsPage,
  isSpoken,
  isSpokenBoard,
  SHEET_LANGUAGES,
  type SpokenBoard,
} from '@fonte/contracts/sheet-languages';
import { answerIn } from '@fonte/contracts/sheet-words/answers';
import { keysFor } from '@fonte/contracts/sheet-words/templates';
import { UNTRANSLATED } from '@fonte/contracts/sheet-words/untranslated';
import { SHEET_WORDS, wordsIn } from '@fonte/contracts/sheet-words/words';
import { expect, it } from 'vitest';
import { scopeSentence } from '../../answers/words/sentences.ts';
import { missingTargets } from './draw/missing-targets.ts';
import { answerOf, FIGURES, once, othersThan, readings } from './testing/invented-answers.ts';
import { lackingWords } from './testing/lacking-words.ts';

// Every text that the sheets for funders can show has words in each of their languages (docs/decisions/0083): asked of every report of them, for every
// profile, with periods and places of every kind, and groups of every value that the model knows.

const PAPER = Object.values<Page>(PAGES).filter(isSpoken);
const SPOKEN = PAPER.flatMap(({ draws }): SpokenBoard[] =>
  'board' in draws && isSpokenBoard(draws.board) ? [draws.board] : [],
);
const BOARDS = SPOKEN.filter((board) => !isSaidAsItsPage(board));
const OBJECTIVES = SPOKEN.filter(isSaidAsItsPage);
/** The reports of all the sheets as a profile reads them. */
function answersFor(profile: Profile, boards = BOARDS): ReportAnswer[] {
  const ids = new Set(boards.flatMap((board) => reportsOf(boardFor(board, profile))));
  const all = readings(profile);
  return [...ids].flatMap((id) => [
    ...all.map((reading) => answerOf(id, reading, 1234, false)),
    // What follows from figures does so in each period alike: of one year, of the whole country and of a state.
    ...all
      .slice(4, 6)
      .flatMap((reading) =>
        FIGURES.flatMap((figure) => [false, true].map((hidden) => answerOf(id, reading, figure, hidden))),
      ),
  ]);
}

const speakers = (table = SHEET_WORDS) =>
  SHEET_LANGUAGES.map((language) => {
    const { words, name, figure } = wordsIn(language, { table });
    return { words: once(words), name: once(name), figure };
  });
const SPEAKERS = speakers();
const OF_OBJECTIVES = speakers(SCREEN_WORDS);
/** Texts that were without words. */
const lacking = (said: unknown): string[] => lackingWords(said, UNTRANSLATED);

/** Answers that were looked at, as they are sent: of the objectives, which have words of their own, by themselves. */
const known = new Set<string>();
const knownOfObjectives = new Set<string>();

it.each(ALL_PROFILES)('%s reads every report of the sheets in each language', (profile) => {
  const answers = answersFor(profile);
  expect(answers.length).toBeGreaterThan(700);
  const others = othersThan(known, answers);
  for (const words of SPEAKERS)
    expect([...new Set(others.flatMap((answer) => lacking(answerIn(answer, words))))]).toEqual([]);
});

/** What stands for names of persons and of kinds of practices, which are the source's. */
const NAME = 'Vale do Nome Próprio';

it.each(EXTENDED)('%s reads every report of the objectives’ sheets in each language', (profile) => {
  const answers = answersFor(profile, OBJECTIVES);
  const ofTechnicians = ({ thead }: ReportAnswer) => thead[0]?.field === 'tecnico';
  expect([OBJECTIVES.length, answers.length > 2000, answers.some(ofTechnicians)]).toEqual([6, true, true]);
  const others = othersThan(knownOfObjectives, answers);
  for (const words of OF_OBJECTIVES) {
    const left = new Set(others.flatMap((answer) => lacking(answerIn(answer, words))));
    expect([...left].filter((text) => !text.startsWith(NAME))).toEqual([]);
    // A kind of practice without words bears the mark, a person's name does not.
    expect(others.filter(ofTechnicians).flatMap((answer) => lacking(answerIn(answer, words)))).toEqual([]);
  }
});

it.each(ALL_PROFILES)('%s is told in each language whose rows they are', (profile) => {
  for (const uf of [null, 'MS'])
    for (const { words } of [...SPEAKERS, ...OF_OBJECTIVES])
      expect(lacking(words(scopeSentence({ access: { profile, uf, cpf: null } })))).toEqual([]);
});

it('the pages and what stands above them have words too', () => {
  const isOfObjective = ({ draws }: Page) => 'board' in draws && isSaidAsItsPage(draws.board);
  const titles = PAPER.filter((page) => !isOfObjective(page)).flatMap(({ title, unknown }) => [
    title,
    typeof unknown === 'object' ? unknown.says : title,
  ]);
  const above = (boards: readonly SpokenBoard[]) =>
    boards
      .flatMap((board) =>
        ALL_PROFILES.flatMap((profile) => {
          const { above: pattern = '', short, button } = boardFor(board, profile).sheet ?? {};
          return [...pattern.split(' · '), short, button];
        }),
      )
      .filter((text): text is string => text !== undefined && !text.includes('{'));
  const sheets = above(BOARDS);
  const ofObjectives = [
    ...PAPER.filter(isOfObjective).map(({ title }) => title.split(' - ').at(-1) ?? ''),
    ...above(OBJECTIVES),
  ];
  expect(new Set(ofObjectives).size).toBe(4);
  for (const { words } of OF_OBJECTIVES) expect(lacking(ofObjectives.map(words))).toEqual([]);
  expect(new Set([...titles, ...sheets]).size).toBeGreaterThan(7);
  for (const { words } of SPEAKERS) expect(lacking([...titles, ...sheets].map(words))).toEqual([]);
});

it.each([
  ['Outros municípios (14)', 'Other municipalities (14)', 'Otros municipios (14)'],
  ['Outras bacias (GO)', 'Other basins (GO)', 'Otras cuencas (GO)'],
  ['Total de 1.208 municípios', 'Total of 1,208 municipalities', 'Total de 1.208 municipios'],
  ['Rio Verde', 'Rio Verde', 'Rio Verde'],
  // A name that a text begins with, and that is a word elsewhere.
  ['Total de Minas', 'Total de Minas', 'Total de Minas'],
  ['Média', 'Média', 'Média'],
])('among names %s is %s', (text, english, spanish) => {
  expect(SPEAKERS.map(({ name }) => name(text))).toEqual([english, spanish]);
});

const without = missingTargets(
  {
    rows: ['Goiás', 'Bahia', 'Pará'].map((uf) => ({
      keys: {},
      labels: { uf },
      values: { meta: uf === 'Pará' ? 1 : null },
    })),
  },
  [{ alias: 'meta', label: 'Visitas realizadas' }],
);

it.each([
  [
    without ?? '',
    'No target is registered, so the states together have no percentage: Visits made (Goiás and Bahia).',
    'No hay meta registrada, de modo que los estados juntos no tienen porcentaje: Visitas realizadas (Goiás y Bahia).',
  ],
  [
    'Visitas válidas de 01/03 a 31/03/2025, por ciclo, e o esperado pelo plano de Mato Grosso do Sul e da Bahia; –: protegido: grupo com menos de 5, ou que deixaria calcular um grupo assim',
    'Valid visits from 1 Mar to 31 Mar 2025, by cycle, and what the plan expects, Mato Grosso do Sul and Bahia; –: protected: group of fewer than 5, or one from which such a group could be worked out',
    'Visitas válidas del 1 mar al 31 mar 2025, por ciclo, y lo esperado por el plan, Mato Grosso do Sul y Bahia; –: protegido: grupo de menos de 5, o que permitiría calcular un grupo así',
  ],
  [
    '58,5% das 1.234 propriedades atendidas no 2º semestre de 2023 (722)',
    '58.5% of the 1,234 farms assisted in the second half of 2023 (722)',
    '58,5 % de las 1.234 fincas atendidas en el 2.º semestre de 2023 (722)',
  ],
  [
    'As porcentagens são arredondadas a uma casa: somadas como aparecem, dão 99,9% em Momento 1 e 100,1% em Momento 2.',
    'Percentages are rounded to one decimal: added up as shown, they come to 99.9% (Moment 1) and 100.1% (Moment 2).',
    'Los porcentajes se redondean a un decimal: sumados como aparecen, dan 99,9 % (Momento 1) y 100,1 % (Momento 2).',
  ],
  ['De 2 a 5 salários mínimos', 'From 2 to 5 minimum wages', 'De 2 a 5 salarios mínimos'],
  ['ago', 'Aug', 'ago'],
  ['3º tri. 2025', 'Q3 2025', '3.º trim. 2025'],
  ['12–17', '12–17', '12–17'],
  // What nobody foresaw is there, in Portuguese, and says that it is; so is a number in words that are none.
  ['Apicultura', 'Apicultura [pt]', 'Apicultura [pt]'],
  ['1,5', '1,5 [pt]', '1,5 [pt]'],
])('%s', (text, english, spanish) => {
  const plain = ({ words }: (typeof SPEAKERS)[number]) => words(text).replaceAll(/\s/g, ' ');
  expect(SPEAKERS.map(plain)).toEqual([english, spanish]);
});

const PLACE = /\{[A-Za-z]+\d?\}/g;

it('each text has the same places in each language', () => {
  const places = (words: string) => (words.match(PLACE) ?? []).toSorted();
  for (const [text, said] of Object.entries(SHEET_WORDS))
    for (const language of SHEET_LANGUAGES) {
      expect([said[language], places(said[language])]).toEqual([said[language], places(text)]);
      expect(said[language]).toMatch(/^\S(?:.*\S)?$/);
    }
});

it('no text is two of the table', () => {
  const texts = answersFor('nacional').flatMap(({ no_consulta, json_label, thead, labels }) => [
    no_consulta,
    (JSON.parse(json_label) as { subtitle: string }).subtitle,
    ...thead.map(({ description }) => description),
    ...labels,
  ]);
  for (const text of new Set(texts))
    expect([text, keysFor(text, SHEET_WORDS).length <= 1]).toEqual([text, true]);
});
