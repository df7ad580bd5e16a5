import { brushCube } from '@fonte/contracts/endpoints/brush-cube';
import { resultViewPost } from '@fonte/contracts/endpoints/indicator-results';
import { panelsOfProfile } from '@fonte/contracts/endpoints/panels';
import type { View } from '@fonte/contracts/view';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn, type Caller } from './src/api.ts';
import { LAPTOP, PHONE } from './src/browser.ts';
import { card } from './src/dashboard.ts';
import { figuresDrawn, type DrawnFigures } from './src/read-chart.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';

/** Figures that are painted while a hand chooses (docs/decisions/0103), read off the drawing and held against what the server answers to the same choice. */

const stage = useStage();
const SOURCE = 'Leite por vaca em cada estado';
const [BARS, LINE] = ['Receita e custo por estado', 'Leite produzido por mês'];
/** Its cards but the source. */
const OTHERS = 6;
/** Every card of the panel in sight. */
const TALL = { ...LAPTOP, height: 2600 };

/** The panel's views, and what the server answers to one of them of some states. */
async function asked(): Promise<{
  path: string;
  answered: (title: string, states: readonly string[]) => Promise<DrawnFigures>;
}> {
  const caller: Caller = await signIn(stage.portal, 'nacional');
  const panel = (await caller.call(panelsOfProfile, {})).find(({ nome }) => nome === 'Produção de leite');
  const viewOf = (title: string): View => {
    const view = panel?.config.find((one) => one.title === title);
    if (!view) throw new Error(`no view ${title}`);
    return view;
  };
  return {
    path: `/indicadores?painel=${panel?.id ?? 0}&ano=2025`,
    answered: async (title, states) => {
      const { indicadores, grouprow, dimensoes, inline, splitSerie, splitFilters, splitStack, ...view } =
        viewOf(title);
      const own = { indicadores, grouprow, dimensoes, inline, splitSerie, splitFilters, splitStack };
      const chosen = { alias: 'propriedade', colname: 'uf', operator: '=' as const, value: [...states] };
      const body = { ...own, filters: [...view.filters, chosen], ano: [2025], uf: [], limit: -1 };
      const { series, data, itens_search: items } = await caller.call(resultViewPost, { body });
      return Object.fromEntries(
        items.map(({ value, index }) => [
          value,
          series.flatMap(({ name }) => {
            const figure = data[index]?.[name] ?? null;
            return figure === null ? [] : [Number(figure)];
          }),
        ]),
      );
    },
  };
}

/** Opens the panel with the parts of its cards fetched, and time standing still: no frame comes and no hand rests but by `runFor`. */
async function handOver(path: string): Promise<{ page: Page; over: (state: string) => Promise<void> }> {
  const page = await stage.open('nacional', path, { viewport: TALL, colorScheme: 'light' });
  const source = card(page, SOURCE);
  const label = (state: string): Locator =>
    source.locator('[data-chart] svg text', { hasText: new RegExp(`^${state}$`) });
  await label('GO').waitFor();
  await settled(page);
  /** In the middle of the chart, where the state's column stands. */
  const placeOf = async (state: string): Promise<[number, number]> => {
    const [at, plot] = await Promise.all([
      label(state).boundingBox(),
      source.locator('[data-chart] [role=img] svg').boundingBox(),
    ]);
    return [at!.x + at!.width / 2, plot!.y + plot!.height / 2];
  };
  const [x, y] = await placeOf('GO');
  const parts: string[] = [];
  page.on('response', (response) => parts.push(new URL(response.url()).pathname));
  await page.mouse.move(x - 10, y);
  // Those of the other cards, asked while the mouse stays.
  await expect.poll(() => parts.filter((one) => one === brushCube.path).length).toBe(OTHERS);
  await settled(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.mouse.down();
  return {
    page,
    over: async (state) => {
      await page.mouse.move(...(await placeOf(state)), { steps: 6 });
      await page.clock.runFor(50);
    },
  };
}

/** Holds what is drawn of a chart against an answer; labels without figures have none. */
async function holds(page: Page, title: string, answer: DrawnFigures, labels: readonly string[]) {
  const { figures, pixel } = await figuresDrawn(card(page, title).locator('[data-chart]'), labels);
  for (const label of labels) {
    const [drawn = [], right = []] = [figures[label], answer[label]];
    expect([label, drawn.length]).toEqual([label, right.length]);
    for (const [at, value] of right.entries())
      expect(Math.abs((drawn[at] ?? Number.NaN) - value)).toBeLessThan(1.5 * pixel);
  }
}

const STATES = ['BA', 'GO', 'MA', 'MG', 'MS', 'MT', 'TO'];
const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'].map(
  (month) => `${month}. 2025`,
);

it('bars and lines that follow a hand have the figures of its choice, in a window that becomes another and a scheme that turns dark meanwhile, and when it rests', async () => {
  const { path, answered } = await asked();
  const { page, over } = await handOver(path);
  const moving = page.getByText('só o que se escolhe em');
  await over('GO');
  for (const [to, states] of [
    ['MA', ['GO', 'MA']],
    ['MS', ['GO', 'MA', 'MG', 'MS']],
    ['MG', ['GO', 'MA', 'MG']],
  ] as const) {
    // oxlint-disable no-await-in-loop -- one hand
    await over(to);
    // The hand has not rested: components have drawn nothing.
    expect(await moving.count()).toBeGreaterThan(0);
    await holds(page, BARS, await answered(BARS, states), STATES);
    await holds(page, LINE, await answered(LINE, states), MONTHS);
    // oxlint-enable no-await-in-loop
  }

  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ ...TALL, width: 1100 });
  await page.clock.runFor(50);
  await expect.poll(paper).not.toBe(light);
  await over('MA');
  await holds(page, BARS, await answered(BARS, ['GO', 'MA']), STATES);
  // As narrow as a phone: the same cards, under each other.
  await page.setViewportSize({ ...PHONE, height: 4400 });
  await page.clock.runFor(50);
  await over('MS');
  const four = await answered(BARS, ['GO', 'MA', 'MG', 'MS']);
  await holds(page, BARS, four, STATES);

  await page.clock.resume();
  await page.mouse.up();
  await card(page, BARS).getByText('só o escolhido em').waitFor();
  await settled(page);
  expect(new URL(page.url()).hash).toContain('escolha');
  await holds(page, BARS, four, STATES);
});
