import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  placeOf,
  type Cell,
  type DashboardAnswer,
  type HeadColumn,
  type ReportAnswer,
} from '@fonte/contracts';
import { boardFor, reportsOf } from '@fonte/contracts/boards';
import { isClosable } from '@fonte/contracts/closings';
import { isNoted, type NotedReport } from '@fonte/contracts/noted-reports';
import type { ClosingOfSheet } from '@fonte/contracts/routes/closings';
import { daysOfSemester } from '@fonte/contracts/semesters';
import { isSaidAsItsPage, isSpoken, type SheetLanguage } from '@fonte/contracts/sheet-languages';
import { SCREEN_WORDS } from '@fonte/contracts/screen-words/words';
import { UNTRANSLATED } from '@fonte/contracts/sheet-words/untranslated';
import { wordsIn } from '@fonte/contracts/sheet-words/words';
import { UiProvider } from '@fonte/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetFilters } from '../../core/filters/filters-store.ts';
import { notesQuery, type FigureNote } from '../../core/notes/calls.ts';
import { FOREIGN_WORDS } from '../../core/paper/speech/foreign-words.ts';
import { speechIn } from '../../core/paper/speech/foreign.ts';
import { speechKey } from '../../core/paper/speech/use-foreign-speech.ts';
import { sheetQuery } from '../../core/report/answer/queries.ts';
import { forgetUser } from '../../core/session/session-store.ts';
import { signedInAs } from '../../core/session/testing.ts';
import { SheetPage } from './sheet-page.tsx';

// Whatever part of the sheets for funders writes a word, it writes it in their language: all that stands on them, with the answers of the golden files, is held
// against the Portuguese sheet of the same answers.

// Fonts, for which a sheet waits after two frames, are not of this.
beforeEach(() => void vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0));
afterEach(() => {
  cleanup();
  forgetFilters();
  forgetUser();
  vi.restoreAllMocks();
});

const GOLDEN = join(import.meta.dirname, '../../../../server/src/modules/reports/catalogue/__golden__');
async function golden(id: number): Promise<ReportAnswer> {
  const answer = JSON.parse(await readFile(join(GOLDEN, `${id}.json`), 'utf8')) as ReportAnswer;
  return { ...answer, json_label: JSON.stringify(answer.json_label) };
}

const SETTINGS = {
  anos: [2025],
  ufs: [{ uf: 'GO', nome: 'Goiás' }],
  semestres: ['2025-1'],
  pdf: true,
};
/** What people wrote; it stays as they wrote it. */
const WRITTEN = '[3]';
const noteOf = (relatorio: NotedReport, id: number, fim: string): FigureNote => ({
  id,
  versao: 1,
  relatorio,
  visao: null,
  inicio: '2025-01-02',
  fim,
  uf: null,
  texto: WRITTEN,
  leitores: 'todos',
  autor: null,
  escrita_em: '2025-06-01T10:00:00Z',
  alterada_por: null,
  alterada_em: null,
});
/** A closing of which each report has one figure of each kind that is another today. */
const closingOf = (relatorio: ClosingOfSheet['relatorio'], reports: readonly ReportAnswer[]) => ({
  codigo: 'K7Q40R2M9TZ1',
  relatorio,
  periodo: '2025',
  uf: null,
  versao: 16,
  dados_ate: '2025-10-13',
  integro: true,
  versao_hoje: 17,
  revistos: reports.map(({ co_consulta, no_consulta, thead, labels }) => ({
    co_consulta,
    titulo: no_consulta,
    figuras: thead
      .filter(({ type }) => type === 'integer' || type === 'numeric')
      .flatMap(({ field, description, unit }) =>
        (['revisto', 'saiu', 'entrou'] as const).map((situacao) => ({
          linha: labels[0] ?? no_consulta,
          coluna: description,
          unidade: unit,
          entao: '1234.5',
          hoje: '1300',
          diferenca: null,
          situacao,
          campo: field,
          lugar: 0,
        })),
      ),
  })),
});

interface Shown {
  readonly texts: readonly string[];
  readonly answers: readonly ReportAnswer[];
}

/** All that a sheet says, with what only readers of the screen are told, and its pages' feet. */
async function shown(path: string, language: SheetLanguage | null): Promise<Shown> {
  cleanup();
  signedInAs('nacional');
  const address = language ? `${path}&idioma=${language}` : path;
  const { pathname, searchParams } = new URL(address, 'http://portal');
  const place = placeOf(pathname);
  if (place.kind !== 'page' || !('board' in place.page.draws) || !isSpoken(place.page))
    throw new Error(`${path} is no sheet`);
  const { board } = place.page.draws;
  const uf = searchParams.get('uf') === 'GO' ? 'GO' : null;
  const semester = place.params['semestre'];
  const ids = reportsOf(boardFor(board, 'nacional'));
  const answers = await Promise.all(ids.map(golden));
  const whole: DashboardAnswer = {
    perfil: 'Nacional',
    versao: 17,
    dias: null,
    reports: answers.map((answer) => ({ co_consulta: answer.co_consulta, answer, failure: null })),
  };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['settings'], SETTINGS);
  const asItsPage = isSaidAsItsPage(board);
  client.setQueryData(
    speechKey(language, asItsPage),
    language && speechIn(language, asItsPage ? SCREEN_WORDS : undefined),
  );
  const filters = semester
    ? { ano: null, uf, dias: daysOfSemester(semester) }
    : { ano: 2025, uf, dias: null };
  client.setQueryData(sheetQuery(board, filters).queryKey, whole);
  if (isClosable(board))
    client.setQueryData(
      ['closings', 'sheet', board, semester ?? '2025', uf, 17],
      closingOf(board, answers.slice(0, 8)),
    );
  const noted = ids.filter(isNoted);
  const notas = noted.flatMap((id) => [noteOf(id, 1, '2025-01-02'), noteOf(id, 2, '2025-03-04')]);
  client.setQueryData(notesQuery(noted, uf).queryKey, { notas });
  render(
    <QueryClientProvider client={client}>
      <UiProvider>
        <MemoryRouter initialEntries={[address]}>
          <SheetPage />
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
  return { texts: textsOf(document.body), answers };
}

const SAID_IN = ['aria-label', 'title', 'alt', 'placeholder'];
/** Of rules of the page's margins only the strings are words. */
const stringsOf = (css: string): string[] =>
  [...css.matchAll(/content: "([^"]*)"/g)].map(([, text = '']) => text);

const textsOf = (node: Node): string[] =>
  [...node.childNodes].flatMap((child) => {
    if (child instanceof HTMLStyleElement) return stringsOf(child.textContent);
    if (!(child instanceof Element)) return [child.textContent?.trim() ?? ''];
    return [...SAID_IN.map((name) => child.getAttribute(name) ?? ''), ...textsOf(child)];
  });

/** Names of the languages, of the portal, of its profile, of a state, of who made it; and letters of a code. */
const NAMES = [
  'Português',
  'English',
  'Español',
  'Fonte de dados Nacional',
  'Fonte de dados',
  'Goiás',
  'Ana Souza',
  'K7Q4-0R2M-9TZ1',
];
const OF_PLACES = new Set(['uf', 'municipio', 'bacia', 'tecnico']);
const placesOf = (answers: readonly ReportAnswer[]): string[] =>
  answers.flatMap(({ thead, tbody, labels }) => {
    const fields = thead.filter(({ field }: HeadColumn) => OF_PLACES.has(field)).map(({ field }) => field);
    const cells = tbody.flatMap((row) => fields.map((field): Cell => row[field] ?? null));
    return [...cells.filter((cell) => typeof cell === 'string'), ...(fields.length > 0 ? labels : [])];
  });

const LETTERS = /\p{L}+/gu;
const wordsOf = (text: string): string[] => text.toLowerCase().match(LETTERS) ?? [];

/** Words that English shares with Portuguese, abbreviations, and names that stay (0083). */
const SHARED = new Set(
  'a abc as ateg by change check dashboard data do filters giz ha hectares in isa no pdf portal scope supervisor total until v zero jan mar jun jul nov tecnologia parda projeto paisagens rurais'.split(
    ' ',
  ),
);

/** Signs and small words that Portuguese has and Spanish has not. */
const PORTUGUESE_ONLY =
  /[ãõçâêôàü]|(?<!\p{L})(?:com|das|em|mais|na|não|nas|pelo|pela|são|uma?|ou|ao)(?!\p{L})/iu;

const SHEETS = [
  '/relatorio-semestral-giz/2025-1?uf=todas',
  '/resumo-executivo?ano=2025&uf=todas',
  '/dashboard/print?ano=2025&uf=todas',
  '/dashboard/print/GO?ano=2025&uf=GO',
  '/praticas-de-conservacao/propriedades/print?ano=2025&uf=todas',
  '/praticas-de-conservacao/agricultores/print?ano=2025&uf=todas',
  '/praticas-agricolas/propriedades/print?ano=2025&uf=todas',
  '/praticas-agricolas/agricultores/print?ano=2025&uf=todas',
  '/planejamento/propriedades/print?ano=2025&uf=todas',
  '/planejamento/agricultores/print?ano=2025&uf=todas',
];

/** Kinds of practices are the source's own words: they bear the mark, and the sheet says what that means. */
function withoutKinds({ texts, answers }: Shown): readonly string[] {
  const kinds = answers
    .filter(({ thead }) => thead[0]?.field === 'tipo_pratica')
    .flatMap(({ labels }) => labels);
  if (kinds.length === 0) return texts;
  const marked = kinds.map((kind) => `${kind} ${UNTRANSLATED}`);
  expect(marked.filter((kind) => !texts.includes(kind))).toEqual([]);
  return texts
    .map((text) => marked.reduce((rest, kind) => rest.replaceAll(kind, ''), text))
    .filter((text) => !Object.values<string>(FOREIGN_WORDS.untranslated).includes(text));
}

it.each(SHEETS)('%s has no Portuguese word in English', async (path) => {
  const portuguese = await shown(path, null);
  const english = await shown(path, 'en');
  const names = new Set([...NAMES, ...placesOf(portuguese.answers)].flatMap(wordsOf));
  const before = new Set(portuguese.texts.flatMap(wordsOf));
  const left = withoutKinds(english).filter(
    (text) =>
      text.includes(UNTRANSLATED) ||
      wordsOf(text).some((word) => before.has(word) && !names.has(word) && !SHARED.has(word)),
  );
  expect([...new Set(left)]).toEqual([]);
});

it.each(SHEETS)('%s has no Portuguese word in Spanish', async (path) => {
  const portuguese = await shown(path, null);
  const spanish = await shown(path, 'es');
  const names = [...NAMES, ...placesOf(portuguese.answers)].toSorted((a, b) => b.length - a.length);
  const nameless = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  const before = new Set(portuguese.texts);
  // What both languages write alike is so by a row of the tables, or is a figure.
  const { words } = wordsIn('es', { table: SCREEN_WORDS });
  const own = new Set(Object.values(FOREIGN_WORDS).flatMap(({ es }) => es.split(/\{\{\w+\}\}/)));
  const alike = (text: string) => {
    const bare = text.replace(/^[\d.,]+ (?=\p{L})/u, '').replace(/ \(ha\)$/, '');
    return own.has(bare) || own.has(` ${bare}`) || words(bare) === bare;
  };
  const left = withoutKinds(spanish).filter((text) => {
    const rest = nameless(text).trim();
    if (!/\p{L}/u.test(rest)) return false;
    return text.includes(UNTRANSLATED) || PORTUGUESE_ONLY.test(rest) || (before.has(text) && !alike(text));
  });
  expect([...new Set(left)]).toEqual([]);
});
