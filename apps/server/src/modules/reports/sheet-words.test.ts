import {
  ALL_PROFILES,
  PAGES,
  type Page,
  type Profile,
  type ReportAnswer,
  type ReportId,
} from '@fonte/contracts';
import { boardFor, reportsOf } from '@fonte/contracts/boards';
import { isSpoken, SHEET_LANGUAGES, type SpokenBoard } from '@fonte/contracts/sheet-languages';
import { answerIn } from '@fonte/contracts/sheet-words/answers';
import { keysFor } from '@fonte/contracts/sheet-words/templates';
import { UNTRANSLATED } from '@fonte/contracts/sheet-words/untranslated';
import { SHEET_WORDS, wordsIn } from '@fonte/contracts/sheet-words/words';
import { expect, it } from 'vitest';
import { DIMENSIONS } from '../../model/dimensions/index.ts';
import type { Answer, AnswerRow, Plan } from '../../query/index.ts';
import { scopeSentence } from '../../answers/words/sentences.ts';
import { buildAnswer } from './answer/build-answer.ts';
import { missingTargets } from './draw/missing-targets.ts';
import { planOf } from './question/ask.ts';
import { CATALOGUE } from './catalogue/index.ts';
import { readingFor, type Reading } from './declared/reading.ts';

// Every text that the sheets for funders can show has words in each of their languages (docs/decisions/0083): asked of every report of them, for every
// profile, with periods and places of every kind, and groups of every value that the model knows.

const BOARDS = Object.values<Page>(PAGES).flatMap(({ draws }): SpokenBoard[] =>
  'board' in draws && isSpoken(draws.board) ? [draws.board] : [],
);
const VERSION = {
  versao: 1,
  dtAtualizacao: '2025-10-14T05:40:00Z',
  dadosAte: '2025-10-13',
  ultimoFato: '2025-11-02',
};
const PERIODS: readonly Pick<Reading, 'anos' | 'days'>[] = [
  { anos: [] },
  { anos: [2025] },
  { anos: [2023, 2024] },
  { anos: [], days: { from: '2023-01-01', until: '2023-06-30' } },
  { anos: [], days: { from: '2023-07-01', until: '2023-12-31' } },
  { anos: [], days: { from: '2025-03-01', until: '2025-03-31' } },
  { anos: [], days: { from: '2024-12-01', until: '2025-01-31' } },
  { anos: [], days: { from: '2025-03-01', until: '2025-03-01' } },
];
const STATES = [[], ['GO'], ['BA', 'MS']];
/** Values in the place of each figure: nothing, one, and many. */
const FIGURES = [0, 1, 1234];

/** How reports are read: each period with each place, and with a state of one's own. */
const readings = (profile: Profile): Reading[] =>
  PERIODS.flatMap((period) =>
    [...STATES.map((ufs) => ({ ufs, uf: null })), { ufs: [], uf: 'GO' }].map(({ ufs, uf }) => ({
      days: null,
      ...period,
      ufs,
      more: [],
      moreText: null,
      access: { profile, uf, cpf: null },
      version: VERSION,
      product: 'Programa',
    })),
  );

/** Groups as the engine tells them: of a dimension all that it knows by itself, and what is not there. */
function membersOf(field: string): { key: string | number | boolean | null; label: string }[] {
  if (field === 'mes') return [{ key: 202501, label: 'jan. 2025' }];
  if (field === 'trimestre') return [{ key: 20251, label: '1º tri. 2025' }];
  const { members = [], names, missing = 'Não informado' } = DIMENSIONS[field] ?? {};
  return [
    ...members.map(({ value, label }) => ({ key: value, label })),
    ...(names ? [{ key: 1, label: 'Vale do Nome Próprio' }] : []),
    { key: null, label: missing },
  ];
}

/** Each pair of groups, with the same value in every figure. */
function invented(plan: Plan, figure: number, hidden: boolean): Answer {
  const groups = (plan.by ?? []).flatMap((group) => {
    const field = typeof group === 'string' ? group : group.field;
    return typeof field === 'string' ? [field] : [];
  });
  const aliases = Object.keys(plan.measures);
  const values = Object.fromEntries(aliases.map((alias) => [alias, figure]));
  const keys = groups.reduce<Pick<AnswerRow, 'keys' | 'labels'>[]>(
    (rows, group) =>
      rows.flatMap((row) =>
        membersOf(group).map(({ key, label }) => ({
          keys: { ...row.keys, [group]: key },
          labels: { ...row.labels, [group]: label },
        })),
      ),
    [{ keys: {}, labels: {} }],
  );
  const rows = keys.map((row) => ({ ...row, values, ...(hidden ? { protected: aliases } : {}) }));
  const levels = groups.flatMap((group) =>
    membersOf(group).map(({ key, label }) => ({
      keys: { [group]: key },
      labels: { [group]: label },
      values,
    })),
  );
  const total = { keys: {}, labels: {}, values };
  return {
    columns: [],
    rows,
    totals: [...levels, total],
    rowCount: rows.length,
    version: VERSION,
    etag: '',
  };
}

/** A report of invented figures, as it is read. */
function answerOf(id: ReportId, asked: Reading, figure: number, hidden: boolean): ReportAnswer {
  const report = CATALOGUE[id];
  const reading = readingFor(report, asked);
  if (report.source.kind !== 'plan') throw new Error(`${id} is no plan`);
  const plan = planOf(report, report.source, reading);
  const drawing = report.source.draw(invented(plan, figure, hidden), reading);
  const parts = { id, report, reading, drawing, steps: [], drill: [], page: -1 };
  return buildAnswer(hidden ? { ...parts, protectedBelow: 5, deviation: 3 } : parts);
}

/** The reports of all the sheets as a profile reads them. */
function answersFor(profile: Profile): ReportAnswer[] {
  const ids = new Set(BOARDS.flatMap((board) => reportsOf(boardFor(board, profile))));
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

/** Each text once: the same ones come in thousands of answers. */
function once(say: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const said = known.get(text) ?? say(text);
    known.set(text, said);
    return said;
  };
}

const SPEAKERS = SHEET_LANGUAGES.map((language) => {
  const { words, name, figure } = wordsIn(language);
  return { words: once(words), name: once(name), figure };
});
/** Texts that were without words. */
const lacking = (said: unknown): string[] =>
  [...JSON.stringify(said).matchAll(/"([^"]*)"/g)]
    .map(([, text = '']) => text)
    .filter((text) => text.includes(UNTRANSLATED));

it.each(ALL_PROFILES)('%s reads every report of the sheets in each language', (profile) => {
  const answers = answersFor(profile);
  expect(answers.length).toBeGreaterThan(700);
  for (const words of SPEAKERS)
    expect([...new Set(answers.flatMap((answer) => lacking(answerIn(answer, words))))]).toEqual([]);
});

it.each(ALL_PROFILES)('%s is told in each language whose rows they are', (profile) => {
  for (const uf of [null, 'MS'])
    for (const { words } of SPEAKERS)
      expect(lacking(words(scopeSentence({ access: { profile, uf, cpf: null } })))).toEqual([]);
});

it('the pages and what stands above them have words too', () => {
  const titles = Object.values<Page>(PAGES)
    .filter(({ draws }) => 'board' in draws && isSpoken(draws.board))
    .flatMap(({ title, unknown }) => [title, typeof unknown === 'object' ? unknown.says : title]);
  const sheets = BOARDS.flatMap((board) =>
    ALL_PROFILES.flatMap((profile) => {
      const { above = '', short, button } = boardFor(board, profile).sheet ?? {};
      return [...above.split(' · '), short, button];
    }),
  ).filter((text): text is string => text !== undefined && !text.includes('{'));
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
