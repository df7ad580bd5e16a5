import { expect, it } from 'vitest';
import { BOARD_NAMES, boardFor, CHOICES, mayOpenBoard } from '../boards.ts';
import { DOWNLOADS, VISIT_INDICATORS } from '../downloads.ts';
import { FAILURES } from '../failures.ts';
import { ALL_PAGES, MENU_SECTIONS } from '../pages.ts';
import { ALL_PROFILES, PROFILES } from '../profiles.ts';
import { SHEET_LANGUAGES } from '../sheet-languages.ts';
import { SHEET_WORDS } from '../sheet-words/words.ts';
import { BOARD_WORDS } from './boards.ts';
import { SAID_FAILURES } from './failures.ts';
import { FORM_WORDS } from './forms.ts';
import { PAGE_WORDS } from './pages.ts';
import { REPORT_WORDS } from './reports.ts';
import { REPORT_TITLES } from './titles.ts';
import { failuresIn, SCREEN_WORDS, screenWordsIn } from './words.ts';

const SPEAKERS = SHEET_LANGUAGES.map((language) => ({ language, ...screenWordsIn(language, () => '?') }));
const lacking = (texts: readonly (string | null | undefined)[]): string[] =>
  [...new Set(texts)].filter(
    (text): text is string => !!text && SPEAKERS.some(({ words }) => words(text).includes('?')),
  );

it('every page, its place in the menu and its tab have words', () => {
  const titles = ALL_PAGES.flatMap(([, { title }]) => title.split(/\{\w+\}| - /).map((part) => part.trim()));
  const places = ALL_PAGES.flatMap(([, { menu, tab, subHeader }]) => [
    menu?.label,
    menu?.short,
    menu?.own,
    tab?.label,
    subHeader.button,
  ]);
  expect(lacking([...titles, ...places, ...Object.values(MENU_SECTIONS)])).toEqual([]);
});

it('so has what boards say around their reports, and what they offer', () => {
  const texts = BOARD_NAMES.flatMap((name) =>
    ALL_PROFILES.filter((profile) => mayOpenBoard(name, profile)).flatMap((profile) => {
      const { subtitle, rows } = boardFor(name, profile);
      const tabs = rows.flat().flatMap((card) => (card.card === 'tabs' ? [card] : []));
      return [subtitle, ...tabs.flatMap(({ title, tabs: all }) => [title, ...all.map(({ label }) => label)])];
    }),
  );
  const choices = Object.values(CHOICES).flatMap(({ label, options }) => [
    label,
    ...options.map((one) => one.label),
  ]);
  const files = [...DOWNLOADS.map(({ label }) => label), ...Object.values(VISIT_INDICATORS)];
  expect(lacking([...texts, ...choices, ...files])).toEqual([]);
});

it('so have profiles, but for those that are names', () => {
  const names = ALL_PROFILES.map((profile) => PROFILES[profile].name);
  expect(lacking(names)).toEqual(['{product} Nacional', '{product} Regional', 'GIZ', 'MAPA']);
});

it('no word stands twice', () => {
  const tables = [SHEET_WORDS, PAGE_WORDS, BOARD_WORDS, REPORT_TITLES, REPORT_WORDS, FORM_WORDS];
  const texts = tables.flatMap((table) => Object.keys(table));
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

const PLACE = /\{\w+\}/g;
const places = (text: string): string[] => (text.match(PLACE) ?? []).toSorted();

it('each text has the same places in each language', () => {
  for (const [text, said] of Object.entries(SCREEN_WORDS))
    for (const language of SHEET_LANGUAGES)
      expect([said[language], places(said[language])]).toEqual([said[language], places(text)]);
  for (const [name, { text }] of Object.entries(FAILURES))
    for (const language of SHEET_LANGUAGES) {
      const said = Object.entries(SAID_FAILURES).find(([one]) => one === name)?.[1][language];
      if (said !== undefined) expect([name, places(said)]).toEqual([name, places(text)]);
    }
});

it.each([
  [
    'tooManyAttempts',
    'Muitas tentativas. Tente novamente em 5 minutos.',
    'Too many attempts. Try again in 5 minutes.',
    'Demasiados intentos. Inténtelo de nuevo en 5 minutos.',
  ],
  [null, 'Email ou senha incorretos', 'Wrong e-mail or password', 'Correo o contraseña incorrectos'],
  [null, 'Sem conexão com o servidor', 'No connection to the server', 'Sin conexión con el servidor'],
  [
    'tooManyRows',
    'O resultado tem mais de 10.000 linhas. Use o CSV ou reduza os filtros.',
    'The result has more than 10,000 rows. Use the CSV or narrow the filters.',
    'El resultado tiene más de 10.000 filas. Use el CSV o reduzca los filtros.',
  ],
  // Another sentence under that name, and a name without words: as they came.
  ['tooManyAttempts', 'Espere.', 'Espere.', 'Espere.'],
  [
    'loadFile',
    'a.csv: vazio. Envie um zip da pasta, ou os seus arquivos.',
    'a.csv: vazio. Envie um zip da pasta, ou os seus arquivos.',
    'a.csv: vazio. Envie um zip da pasta, ou os seus arquivos.',
  ],
])('%s: %s', (codigo, sentence, english, spanish) => {
  const said = SHEET_LANGUAGES.map((language) =>
    failuresIn(language, screenWordsIn(language))(codigo, sentence),
  );
  expect(said).toEqual([english, spanish]);
});

it.each([
  [
    'Goiás: 88,1% das previstas feitas, φ 2,40, 23 técnicos',
    'Goiás: 88.1% of those planned made, φ 2.40, 23 technicians',
  ],
  [
    'Mato Grosso do Sul: nada previsto; sem faixa, que pede 5 com casos bastantes, e há 0',
    'Mato Grosso do Sul: nothing planned; no range, which takes 5 with cases enough, and there are 0',
  ],
])('groups of a comparison: %s', (text, english) => {
  expect(screenWordsIn('en', () => '?').words(text)).toBe(english);
});

it('lines of all rows are said among names, and names are not', () => {
  const { name } = screenWordsIn('en');
  expect(['Total de 12 linhas', 'Total de 7 estados', 'Total de Minas', 'Visitas'].map(name)).toEqual([
    'Total of 12 rows',
    'Total of 7 states',
    'Total de Minas',
    'Visitas',
  ]);
});

it('days are written as the language writes them on the screen', () => {
  expect(SPEAKERS.map(({ figure }) => figure('13/10/2025'))).toEqual(['13 Oct 2025', '13/10/2025']);
  expect(SPEAKERS.map(({ figure }) => figure('1.234,5'))).toEqual(['1,234.5', '1.234,5']);
  expect(screenWordsIn('es').words('Apicultura')).toBe('Apicultura');
});

it('a sentence of two clauses is said as one, whatever stands behind it', () => {
  const text =
    'Atendimento em 2025; práticas e meta acumuladas até 2025; –: protegido: grupo com menos de 5, ou que deixaria calcular um grupo assim; somas com desvio de até 3%';
  expect(screenWordsIn('en').whole(text)).toMatch(
    /^Assistance in 2025; practices and target .*; –: protected: .*; sums deviate by up to 3%$/,
  );
  expect(screenWordsIn('es').whole(text)).toMatch(/; sumas con desvío de hasta 3\s%$/);
});

it('heads of lists have words', () => {
  expect(lacking(['Visitas previstas até hoje', 'Na fase desde'])).toEqual([]);
});
