import { readFile } from 'node:fs/promises';
import { addressOf, type DashboardAnswer } from '@fonte/contracts';
import { printedSheet } from '@fonte/contracts/endpoints/print';
import { formatNumber, formatPercent, parseNumber } from '@fonte/pt-br';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './src/api.ts';
import { PHONE } from './src/browser.ts';
import { pdfText } from './src/pdf-text.ts';
import { useStage } from './src/stage.ts';
import { violations } from './src/walk/judged.ts';

/** Sheets of paper: what is printed, and what the server's PDF is made of. */

const stage = useStage();

const ready = (page: Page) => page.locator('main[data-sheet=ready]').waitFor({ timeout: 60_000 });

/** The next answer that a sheet of the page or of one that it opens is drawn from, as it travelled. */
async function nextAnswer(page: Page): Promise<DashboardAnswer> {
  const response = await page
    .context()
    .waitForEvent('response', (one) => /load-report-dash.*folha=1/.test(one.url()));
  return response.json() as Promise<DashboardAnswer>;
}

/** Embedded, with their names: variable fonts would be Type 3, which have none. */
function expectStaticFonts(pdf: string): void {
  const fonts = new Set([...pdf.matchAll(/\/BaseFont \/\w+\+([\w-]+)/g)].map(([, name = '']) => name));
  expect([...fonts].sort()).toEqual([
    'BricolageGrotesque96ptExtraBold-SemiBold',
    'SourceSans3ExtraLight-Regular',
    'SourceSans3ExtraLight-SemiBold',
  ]);
  expect(pdf).not.toContain('/Type3');
}

it("opens from the dashboard with its filters, and prints to A4 with the fonts' names and the answer's figures", async () => {
  const page = await stage.open('nacional', '/dashboard?ano=2024&uf=GO');
  const opened = page.context().waitForEvent('page');
  const coming = nextAnswer(page);
  await page.getByRole('link', { name: 'Imprimir' }).click();
  const sheet = await opened;
  await ready(sheet);
  // Opened anew it is the same: a sheet is drawn from its address alone, as the tests below open theirs.
  expect(sheet.url().replace(stage.portal, '')).toBe('/dashboard/print/GO?ano=2024&uf=GO');
  const answer = await coming;
  await sheet
    .getByRole('heading', {
      level: 1,
      name: 'Monitoramento e Resultados do componente 2 ... Projeto Paisagens Rurais',
    })
    .waitFor();
  await sheet.getByText('Relatório mensal · Goiás · 2024', { exact: true }).waitFor();
  await sheet.getByText('Uf: Goiás · Ano: 2024').waitFor();
  // Charts are replaced by big-number cards (first text, section 2).
  expect(await sheet.locator('main svg[role=img]:not([aria-label="Fonte de dados"])').count()).toBe(0);
  const text = (await sheet.locator('main').innerText()).replaceAll(/\s+/g, ' ');
  for (const { answer: one } of answer.reports) expect(text).toContain(one?.no_consulta);
  expect(await sheet.evaluate(() => document.cookie)).toContain('uf_perfil=GO');
  const pdf = (await sheet.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })).toString(
    'latin1',
  );
  expect(pdf).toContain('/MarkInfo');
  expectStaticFonts(pdf);
});

it('is read by everybody: charts say their values, tables have heads, nothing is cut on a phone', async () => {
  const page = await stage.open('giz', '/dashboard/print?ano=2025', { viewport: PHONE });
  await ready(page);
  const charts = page.locator('main figure svg[role=img]');
  expect(await charts.count()).toBeGreaterThan(4);
  expect(await charts.first().getAttribute('aria-label')).toMatch(/Ativa em atendimento: [\d.]+;/);
  expect(await page.locator('caption h2').count()).toBeGreaterThan(6);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, 'px to scroll sideways').toBeLessThanOrEqual(0);
  const titles = page.locator('.sheet-wide caption > *');
  expect(
    await titles.evaluateAll((all) => all.filter(({ scrollWidth }) => scrollWidth > innerWidth)),
  ).toEqual([]);
  const tops = await page
    .locator('.sheet-bar > button')
    .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  expect(tops, 'lines of buttons').toBe(1);
  expect(await violations(page)).toEqual([]);
});

it("leads to one's own state, and from a state that there is not to the country", async () => {
  const own = await stage.open('coordenador', '/dashboard/print/BA?ano=2024');
  await own.waitForURL(/\/dashboard\/print\/GO\?/);
  const none = await stage.open('nacional', '/dashboard/print/ZZ?ano=2024');
  await none.waitForURL(/\/dashboard\/print\?/);
  await none.getByRole('heading', { level: 1, name: 'Dashboard Nacional' }).waitFor();
  const refused = await stage.open('tecnico', '/praticas-de-conservacao/propriedades/print');
  await refused.waitForURL((url) => !url.pathname.endsWith('/print'));
});

/** Every figure of the answer's tables, as paper writes it. */
const figuresOf = (answer: DashboardAnswer): string[] =>
  answer.reports.flatMap(({ answer: one }) =>
    (one?.series.length === 0 ? [...one.tbody, ...(one.tfoot ? [one.tfoot] : [])] : []).flatMap((row) =>
      (one?.thead ?? [])
        .filter(({ type }) => type === 'integer' || type === 'numeric')
        .flatMap(({ field, scale, percentage }) => {
          const value = row[field];
          if (value === null || value === undefined) return [];
          const figure = Number(value);
          // Whole things that a row names itself have no decimals.
          const whole = row['unidade'] !== undefined && row['unidade'] !== 'ha' && Number.isInteger(figure);
          return [percentage ? formatPercent(figure, scale) : formatNumber(figure, whole ? 0 : scale)];
        }),
    ),
  );

it('nothing of an upright table is beyond the edge of its sheet', async () => {
  // A year under way: targets then have all of their columns.
  const page = await stage.open('nacional', '/resumo-executivo?ano=2025&uf=todas');
  await ready(page);
  const tables = page.locator('.sheet-card:not(.sheet-across) .sheet-wide');
  const cut = await tables.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.getAttribute('aria-label')),
  );
  expect(cut).toEqual([]);
  expect(await tables.filter({ hasText: 'Previsão para 31/12' }).count()).toBe(1);
});

/** The figures of a sheet's tiles and tables as they are written, a dash among them. */
const writtenFigures = (page: Page) =>
  page.locator('main :is(td.figure, .sheet-tile .value)').allInnerTexts();

/** Of an English one: its commas group, its point parts. */
const englishNumber = (text: string) => parseNumber(text.replaceAll(',', '').replace('.', ','));

/** A sheet that is open in Portuguese, read in English: on the screen, as PDF and by a link. */
async function readsInEnglish(page: Page): Promise<void> {
  const portuguese = await writtenFigures(page);
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('English');
  await page.waitForURL(/[?&]idioma=en$/);
  await page.getByRole('heading', { level: 1, name: 'Executive summary' }).waitFor();
  await ready(page);
  const english = await writtenFigures(page);
  expect(english.length).toBeGreaterThan(150);
  const numbers = portuguese.map(parseNumber);
  expect(numbers.filter((one) => one !== null).length).toBeGreaterThan(150);
  expect(english.map(englishNumber)).toEqual(numbers);
  const sheet = await page.locator('main').innerText();
  expect(sheet).not.toContain('[pt]');
  for (const words of ['What each figure counts', 'Farms assisted', 'Valid visits in 2024', 'Data up to'])
    expect(sheet).toContain(words);
  expect(await page.evaluate(() => [document.documentElement.lang, document.title])).toEqual([
    'en',
    'Executive summary · Fonte de dados',
  ]);
  expect(await violations(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^executive-summary-all-states-2024-v\d+-en\.pdf$/);
  const pdf = await readFile(await file.path());
  const text = pdfText(pdf);
  expect(english.filter((one) => !text.includes(one.replaceAll(/\s/g, '')))).toEqual([]);
  expect(text).toContain('Page1of');
  expect(text).toMatch(/Madeby\p{L}.*Printedon/u);
  expect(pdf.toString('latin1')).toContain('/Lang (en)');
  expectStaticFonts(pdf.toString('latin1'));

  // A link is of its language, for whoever opens it; of one that there is not it is Portuguese.
  const spanish = await stage.open('giz', '/relatorio-semestral-giz/2023-2?uf=GO&idioma=es');
  await spanish.getByRole('heading', { level: 1, name: 'Informe semestral GIZ' }).waitFor();
  const none = await stage.open('giz', '/dashboard/print?ano=2024&uf=todas&idioma=fr');
  await none.waitForURL((url) => !url.searchParams.has('idioma'));
  await none.getByRole('heading', { level: 1, name: 'Dashboard Nacional' }).waitFor();
}

it("the server's PDF says the figures of the answer, with embedded fonts that have names; both are read in English with the same figures, from one address", async () => {
  let coming: Promise<DashboardAnswer> | undefined;
  const page = await stage.open('nacional', '/resumo-executivo?ano=2024&uf=todas', {
    before: async (one) => {
      coming = nextAnswer(one);
    },
  });
  const answer = await coming!;
  await ready(page);
  await page.getByRole('button', { name: 'Baixar/imprimir resumo executivo' }).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^resumo-executivo-todas-as-ufs-2024-v\d+\.pdf$/);
  const pdf = await readFile(await file.path());
  const text = pdfText(pdf);
  const figures = figuresOf(answer);
  expect(figures.length).toBeGreaterThan(150);
  expect(figures.filter((one) => !text.includes(one.replaceAll(/\s/g, '')))).toEqual([]);
  const pages = (pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g) ?? []).length;
  for (let at = 1; at <= pages; at += 1) expect(text).toContain(`Página${at}de${pages}`);
  // What each figure counts stands on the paper, whole.
  const definitions = new Set(answer.reports.map(({ answer: one }) => one?.provenance.definition ?? ''));
  expect(text).toContain('Oquecontacadanúmero');
  for (const one of definitions) expect(text).toContain(one.replaceAll(/\s/g, ''));
  // Of what each page is, also where it lies alone; the head has the data version besides.
  expect(text.split('Sumárioexecutivo·Todososestados·2024·Fontededados·').length - 1).toBe(pages);
  expect(text).toContain(`Versãodosdados${answer.versao}`);
  expect(text).toMatch(/Feitopor\p{L}.*Impressoem/u);
  expectStaticFonts(pdf.toString('latin1'));
  await readsInEnglish(page);
});

it('a PDF is of what the profile may open, and of sheets only', async () => {
  const technician = await signIn(stage.portal, 'tecnico');
  const status = async (path: string) =>
    (await technician.get(addressOf(printedSheet, { query: { pagina: path } }))).status;
  expect(await status('/relatorio-semestral-giz/2023-2')).toBe(403);
  expect(await status('/dashboard')).toBe(404);
  expect(await status('//exemplo.org/dashboard/print')).toBe(404);
  // Who may not open a page learns nothing of what it takes.
  expect(await status('/relatorio-semestral-giz/2023-3')).toBe(403);
});

it("the semester's report opens from the dashboard, and says of a semester that there is not what the specification says", async () => {
  const page = await stage.open('nacional', '/dashboard?ano=2024&uf=todas');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Relatório Semestral GIZ' }).click();
  const sheet = await opened;
  await ready(sheet);
  expect(new URL(sheet.url()).pathname).toBe('/relatorio-semestral-giz/2024-1');
  await sheet.getByText('sobre 2º semestre de 2023').first().waitFor();
  await sheet.getByRole('combobox', { name: 'Semestre' }).selectOption('2023-2');
  await sheet.getByText('Uf: Todas · Semestre: 2023-2').waitFor();
  // The tab has no page before this one: the way to the portal stands on it, and not on paper.
  const back = sheet.getByRole('link', { name: 'Voltar ao portal' });
  await sheet.emulateMedia({ media: 'print' });
  expect(await back.isVisible()).toBe(false);
  await sheet.emulateMedia({ media: null });
  await back.focus();
  await sheet.keyboard.press('Enter');
  await sheet.waitForURL(/\/dashboard/);
  const none = await stage.open('administrador', '/relatorio-semestral-giz/2024-2');
  const told = () => none.getByRole('alert').textContent();
  expect(await told()).toBe('Parâmetros inválidos!');
  for (const semester of ['2023-3', 'x']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, each loaded anew
    await none.goto(`/relatorio-semestral-giz/${semester}`);
    // oxlint-disable-next-line no-await-in-loop
    expect(await told()).toBe('Parâmetros inválidos!');
  }
});

it('who observes reads the year of a semester, and it is said at the title and in the choice', async () => {
  const sheet = await stage.open('giz', '/relatorio-semestral-giz/2023-2');
  await ready(sheet);
  const title = sheet.locator('.sheet-head');
  expect(await title.innerText()).toContain('Ano inteiro de 2023, não só o 2º semestre de 2023');
  const chosen = sheet.getByRole('combobox', { name: 'Semestre' }).locator('option:checked');
  expect(await chosen.textContent()).toBe('2023-2: ano inteiro de 2023');
  await sheet.getByRole('combobox', { name: 'Idioma' }).selectOption('Español');
  await sheet.getByText('Año entero 2023, no solo el 2.º semestre de 2023').waitFor();
  expect(await chosen.textContent()).toBe('2023-2: año entero 2023');
});
