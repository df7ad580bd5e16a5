import type { Profile } from '@fonte/contracts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PHONE } from './src/browser.ts';
import { card, drawn, sightAll } from './src/dashboard.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';

/** The dashboard on paper (docs/design/guide.md, checklist 16). */

const stage = useStage();
/** What lies between the margins of 10 mm, at 96 px an inch: A4 upright and across. */
const SHEETS = { upright: { width: 718, height: 1032 }, across: { width: 1047, height: 703 } };

/** Lays the page out as the printer does. */
async function toPaper(page: Page, sheet: { width: number; height: number }): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
}

/** What reaches over the sheet's right edge, is cut in its own box, or is worked with and still shows. */
function faultsOnPaper(page: Page) {
  return page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const name = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`;
    const all = [...document.querySelectorAll('main *')].filter(shown);
    const beyond = all
      .filter((element) => !element.closest('svg') && element.getBoundingClientRect().right > innerWidth + 1)
      .map(name);
    // What is cut inside its own box.
    const cut = all
      .filter(
        (element) =>
          getComputedStyle(element).overflowX !== 'visible' && !element.closest('[role=application]'),
      )
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
      .map(name);
    const controls = [...document.querySelectorAll('button, input, select, textarea, [role=combobox], a')]
      .filter(shown)
      .filter((element) => (element as HTMLElement).dataset['print'] !== 'text')
      .map(name);
    return { beyond, cut, controls };
  });
}

/** How many pictures of charts have lost their proportions. */
const distorted = (page: Page) =>
  page.locator('[data-chart] svg').evaluateAll(
    (found) =>
      found.filter((picture) => {
        const { height, width } = picture.getBoundingClientRect();
        const [, , w = 0, h = 1] = (picture.getAttribute('viewBox') ?? '').split(' ').map(Number);
        return !(Math.abs(width / height - w / h) < 0.02);
      }).length,
  );

/** How much of the height of a chart's card, beside a taller one, its picture takes. */
async function filled(page: Page): Promise<number> {
  const visits = card(page, 'Visitas por mês');
  const whole = await visits.boundingBox();
  const picture = await visits.locator('[data-chart] svg').boundingBox();
  return (picture?.height ?? 0) / (whole?.height ?? 1);
}

/** Width and height of the first page of a print, in points; there are several. */
async function paperOf(page: Page, landscape: boolean): Promise<number[] | undefined> {
  const pdf = (await page.pdf({ format: 'A4', landscape })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1);
  return /\/MediaBox \[0 0 (\d+)[.\d]* (\d+)/.exec(pdf)?.slice(1).map(Number);
}

/** A reader who is sparing with data: what lies below is made neither at rest nor by a test that waits longer than a page rests (core/when-in-sight.tsx), but for paper alone. */
const sparing = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  );

/** On paper stands what nobody has scrolled to, and what was not there on the screen. */
async function carriesAll(page: Page): Promise<void> {
  await settled(page);
  expect(await card(page, 'Mapa de propriedades').getByRole('application').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await card(page, 'Resultados por estado').getByRole('table').waitFor();
  await card(page, 'Informações demográficas').getByRole('table').waitFor();
  await card(page, 'Mapa de propriedades').getByRole('application').waitFor();
  expect(await page.getByText('Carregando...').count()).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.emulateMedia({ media: null });
}

it.each(['nacional', 'coordenador', 'tecnico'] satisfies Profile[])(
  'printed by %s it cuts nothing, upright and across, shows no control, and says what is counted, whose, and how fresh',
  async (profile) => {
    const page = await stage.open(profile, '/dashboard?ano=2025&uf=todas', { before: sparing });
    await drawn(page);
    if (profile === 'nacional') await carriesAll(page);
    await sightAll(page);
    for (const direction of ['upright', 'across'] as const) {
      // oxlint-disable no-await-in-loop -- one sheet after the other
      await toPaper(page, SHEETS[direction]);
      // Charts are drawn again at the sheet's width.
      await expect
        .poll(() => faultsOnPaper(page), { message: direction })
        .toEqual({ beyond: [], cut: [], controls: [] });
      expect(await page.locator('[data-chart] svg').count()).toBeGreaterThan(3);
      await expect.poll(() => distorted(page), { message: 'pictures out of proportion' }).toBe(0);
      if (profile === 'nacional' && direction === 'upright')
        await expect.poll(() => filled(page)).toBeGreaterThan(0.7);
      // oxlint-enable no-await-in-loop
    }
    for (const frame of ['banner', 'navigation'] as const)
      expect(await page.getByRole(frame).count(), frame).toBe(0);
    const head = page.getByRole('main');
    await head.getByText(/^Filtros (Uf: .+ · )?Ano: 2025$/).waitFor();
    await head.getByText(/^Alcance .+/).waitFor();
    // A card may say it of itself too.
    await head
      .getByText(/^Dados até \d\d\/\d\d\/\d{4}$/)
      .first()
      .waitFor();
    await head.getByText(/^Feito por .+ \(.+\)$/).waitFor();
    await head.getByText(/^Impresso em \d\d\/\d\d\/\d{4}, \d\d:\d\d$/).waitFor();
    if (profile !== 'nacional') return;
    // Pages are of the direction that the reader chose.
    await page.emulateMedia({ media: null });
    const upright = [595, 842].map((side) => expect.closeTo(side, -1));
    expect(await paperOf(page, false)).toEqual(upright);
    expect(await paperOf(page, true)).toEqual(upright.toReversed());
  },
);

// That a page at rest makes all of itself is the component's, which reads no width (core/when-in-sight.ui.test.tsx).
it('carries on a phone what was never scrolled to', async () => {
  const page = await stage.open('nacional', '/dashboard?ano=2025&uf=todas', {
    viewport: PHONE,
    before: sparing,
  });
  await drawn(page);
  await carriesAll(page);
});
