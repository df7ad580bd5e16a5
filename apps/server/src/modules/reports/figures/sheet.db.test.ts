import type { DashboardAnswer, FailureBody, ReportAnswer } from '@fonte/contracts';
import { BOARDS, mayOpenBoard } from '@fonte/contracts/boards';
import { SHEET_LANGUAGES } from '@fonte/contracts/sheet-languages';
import { answerIn } from '@fonte/contracts/sheet-words/answers';
import { UNTRANSLATED } from '@fonte/contracts/sheet-words/untranslated';
import { wordsIn } from '@fonte/contracts/sheet-words/words';
import { ANA } from '@fonte/programme/tiny/people';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { answerReport } from '../answer/answer-report.ts';
import { CATALOGUE } from '../catalogue/index.ts';
import { createEngine } from '../../../query/run/run.ts';
import { tinyPortal, type TinyPortal } from '../testing.ts';
import type { Reading } from '../declared/reading.ts';

/** Boards as they stand on paper. */

let portal: TinyPortal;
beforeAll(async () => {
  portal = await tinyPortal();
});
afterAll(() => portal.close());

const sheet = async (painel: string, query: Readonly<Record<string, string>> = {}) => {
  const person = await portal.person('nacional');
  return portal.raw(person, 'consulta/dash-board/load-report-dash', { painel, folha: '1', ...query });
};

test('every tab comes, late ones too, with the number of the data version', async () => {
  const { reports, versao } = (await sheet('conservacaoPropriedades')).json<DashboardAnswer>();
  expect(reports.map(({ co_consulta }) => co_consulta)).toEqual([
    12110, 12116, 12117, 12114, 12115, 12111, 12112, 12113, 12118,
  ]);
  expect(reports.filter(({ failure }) => failure !== null)).toEqual([]);
  expect(versao).toBeGreaterThan(0);
});

test('a board that is on no paper has no sheet', async () => {
  const answer = await sheet('produtores');
  expect([answer.statusCode, answer.json<FailureBody>().result]).toEqual([
    404,
    'O quadro produtores não existe',
  ]);
  expect(BOARDS.produtores).not.toHaveProperty('sheet');
});

/** What 11125 answers of everything, cut to so many rows. */
async function cut(most: number | undefined) {
  const engine = createEngine({ database: portal.app.database, fingerprint: 'Programa', smallGroup: 5 });
  const version = await engine.version();
  const reading: Reading = {
    anos: [],
    days: null,
    ufs: [],
    more: [],
    moreText: null,
    access: { profile: 'nacional', uf: null, cpf: null },
    version,
    product: 'Programa',
  };
  return answerReport(
    { engine, database: portal.app.database },
    { id: 11125, report: CATALOGUE[11125], reading, page: -1, most },
  );
}

test('a long table keeps its largest rows, and one line of all others worked out from the facts', async () => {
  const whole = await cut(undefined);
  const short = await cut(2);
  expect(whole.tbody.length).toBe(7);
  const largest = whole.tbody
    .toSorted((a, b) => Number(b['propriedades']) - Number(a['propriedades']))
    .slice(0, 2)
    .map((row) => row['propriedades']);
  expect(short.tbody.slice(0, 2).map((row) => row['propriedades'])).toEqual(largest);
  expect(short.tbody.length).toBe(3);
  expect(short.tbody[2]).toMatchObject({ municipio: 'Outros municípios (5)', uf: '' });
  // Properties, visits and hectares are of one municipality each; producers may be of several, and are counted once.
  const sum = (field: string, rows: typeof whole.tbody) =>
    rows.reduce((all, row) => all + Number(row[field] ?? 0), 0);
  for (const field of ['propriedades', 'visitas', 'area_total', 'area_conservacao', 'area_abc'])
    expect([field, sum(field, short.tbody)]).toEqual([field, sum(field, whole.tbody)]);
  expect(short.tfoot).toEqual(whole.tfoot);
  expect(short.keys).toHaveLength(2);
});

test('a table that fits stands as it is', async () => {
  expect(await cut(7)).toEqual(await cut(undefined));
});

/** Every figure of an answer, whatever it is called. */
const figuresOf = ({ thead, tbody, tfoot, series }: ReportAnswer) => ({
  table: [...tbody, ...(tfoot ? [tfoot] : [])].map((row) =>
    thead.filter(({ type }) => type !== 'text').map(({ field }) => row[field]),
  ),
  drawn: series.map(({ data }) => data),
});

const GOIAS = JSON.stringify(['GO']);
const YEAR = { $ano: '[2025]' };
const SEMESTER = { $inicio: '2025-01-01', $fim: '2025-06-30' };

test('a sheet has the figures that its reports have on their pages', async () => {
  const person = await portal.person('nacional');
  let held = 0;
  for (const painel of ['impressao', 'resumo'])
    for (const { co_consulta, answer } of (await sheet(painel, YEAR)).json<DashboardAnswer>().reports) {
      if (!answer) throw new Error(`${co_consulta} did not come`);
      // oxlint-disable-next-line no-await-in-loop -- one report after the other
      expect(figuresOf(answer), `${co_consulta}`).toEqual(
        figuresOf(await portal.report(person, co_consulta, { ano: [2025] })),
      );
      held += 1;
    }
  expect(held).toBeGreaterThan(30);
});

const SHEETS = [
  ['resumo', YEAR],
  ['resumo', {}],
  ['impressao', YEAR],
  ['impressaoUf', { ...YEAR, $uf: GOIAS }],
  ['semestre', SEMESTER],
] as const;

it.each(['nacional', 'giz', 'tecnico'] as const)(
  '%s reads the sheets for funders in each language, with the same figures',
  async (profile) => {
    const person = await portal.person(profile, profile === 'tecnico' ? { cpf: ANA } : {});
    const speakers = SHEET_LANGUAGES.map((language) => wordsIn(language));
    let held = 0;
    for (const [painel, query] of SHEETS.filter(([board]) => mayOpenBoard(board, profile))) {
      // oxlint-disable-next-line no-await-in-loop -- one sheet after the other
      const answer = await portal.raw(person, 'consulta/dash-board/load-report-dash', {
        painel,
        folha: '1',
        // Who only observes has years.
        ...(profile === 'giz' && query === SEMESTER ? YEAR : query),
      });
      for (const { answer: asSaid, co_consulta } of answer.json<DashboardAnswer>().reports) {
        if (!asSaid) throw new Error(`${co_consulta} did not come`);
        for (const words of speakers) {
          const said = answerIn(asSaid, words);
          expect(JSON.stringify(said)).not.toContain(UNTRANSLATED);
          expect(figuresOf(said)).toEqual(figuresOf(asSaid));
          expect(said.keys).toEqual(asSaid.keys);
          held += 1;
        }
      }
    }
    expect(held).toBeGreaterThan(100);
  },
);
