import type { Profile, ReportAnswer, Row } from '@fonte/contracts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reportPath, signIn } from './src/api.ts';
import { card, numberOf, tableOf } from './src/dashboard.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';

/** The properties map (second text, 2.2). */

const stage = useStage();
const map = (page: Page): Locator => card(page, 'Mapa de propriedades');

async function openMap(profile: Profile): Promise<Page> {
  const page = await stage.open(profile, '/dashboard?ano=2025&uf=todas');
  // At rest it is in place, without being scrolled to (apps/web/src/core/when-in-sight.ui.test.tsx).
  await settled(page);
  await map(page).getByRole('application').waitFor();
  await map(page).scrollIntoViewIfNeeded();
  return page;
}

/** Names and counts of the legend. */
async function legendOf(page: Page): Promise<Map<string, number>> {
  const rows = map(page).getByRole('region', { name: 'Legenda' }).getByRole('listitem');
  const pairs = await rows.evaluateAll((items) =>
    items.map((item) => [item.querySelector('label')?.textContent ?? '', item.lastElementChild?.textContent]),
  );
  return new Map(pairs.map(([name, count]) => [name ?? '', numberOf(count ?? '')]));
}

/** A property that has a point and visits, as the series tells it to a profile. */
async function propertyOf(profile: Profile): Promise<Row> {
  const caller = await signIn(stage.portal, profile);
  const answer = (await (await caller.get(reportPath(123456))).json()) as ReportAnswer;
  const rows = (answer.series[0]?.data ?? []) as Row[];
  const found = rows.find((row) => row['lon'] !== null && Number(row['visitas']) > 0);
  if (!found) throw new Error('no property with a point and a visit');
  return found;
}

/** The situations that a profile has of those of the chart, with its counts; switched off they leave the map. */
async function expectLegend(page: Page, names: readonly string[]): Promise<void> {
  const legend = await legendOf(page);
  expect([...legend.keys()].filter((name) => name !== 'Sem situação')).toEqual(names);
  const chart = await tableOf(card(page, 'Situação das propriedades'));
  const counted = new Map(chart.map(([name = '', count = '']) => [name, numberOf(count)]));
  for (const name of names) expect(legend.get(name), name).toBe(counted.get(name));
  const shown = map(page).getByText(/^[\d.]+ de [\d.]+ propriedades no mapa/);
  const before = numberOf(await shown.textContent());
  const first = map(page).getByRole('checkbox', { name: 'Ativa em atendimento' });
  await first.uncheck();
  await expect
    .poll(async () => numberOf(await shown.textContent()))
    .toBe(before - (legend.get('Ativa em atendimento') ?? 0));
  // For whoever goes on with the page.
  await first.check();
  await expect.poll(async () => numberOf(await shown.textContent())).toBe(before);
}

const codeOf = (property: Row): string =>
  String(property['cod_propriedade'] ?? property['ID da propriedade']);

/** Goes to a property through the search. */
async function find(page: Page, property: Row): Promise<void> {
  await map(page).getByRole('combobox', { name: 'Propriedades' }).fill(codeOf(property));
  await page.getByRole('option').first().click();
}

describe('the map', () => {
  it('of nacional has every situation in its legend; a property is found by the keyboard among at most five suggestions, and its dialog gives the focus back', async () => {
    const property = await propertyOf('nacional');
    const page = await openMap('nacional');
    await expectLegend(page, [
      'Ativa em atendimento',
      'Ativa sem visita',
      'Ativa concluida',
      'Inativa',
      'Inativa sem visita',
      'Inativa visita 0',
    ]);
    const search = map(page).getByRole('combobox', { name: 'Propriedades' });
    await search.fill('fazenda');
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('option').count()).toBe(5);
    await search.fill('zzzz');
    await expect.poll(() => page.getByRole('option').count()).toBe(0);
    await search.fill('');
    await search.focus();
    await page.keyboard.type(codeOf(property));
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const open = map(page).getByRole('button', { name: 'Ver resumo' });
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: String(property['label']) });
    await dialog.getByText(`${String(property['visitas'])}/24`).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('of coordenador has the situations of the chart; a property opens from its point', async () => {
    const property = await propertyOf('coordenador');
    const page = await openMap('coordenador');
    await expectLegend(page, ['Ativa em atendimento', 'Ativa sem visita', 'Ativa concluida', 'Inativa']);
    await map(page).scrollIntoViewIfNeeded();
    await find(page, property);
    const popup = map(page).locator('.ol-overlay-container', { hasText: 'Ver resumo' });
    // Its facts come after it.
    await popup.getByText(/^(Ativa|Inativa|Sem situação)/).waitFor();
    await popup
      .getByRole('group', { name: 'Áreas' })
      .getByText(/^Área total: .*ha$/)
      .waitFor();
    const { x, y, width, height } = (await popup.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // The popup stands 16 px over the middle of its point.
    await page.mouse.click(x + width / 2, y + height + 16);
    await page.getByRole('dialog', { name: String(property['label']) }).waitFor();
  });

  it('has no property to be found by observers: their points tell an area, and no search is there', async () => {
    const caller = await signIn(stage.portal, 'giz');
    const answer = (await (await caller.get(reportPath(123456))).json()) as ReportAnswer;
    const dots = (answer.series[0]?.data ?? []) as Row[];
    expect(dots.length).toBeGreaterThan(0);
    for (const dot of dots) expect(Object.keys(dot)).not.toContain('cod_propriedade');
    const page = await openMap('giz');
    await map(page).getByText('Cada ponto é uma propriedade num lugar aproximado').waitFor();
    expect(await map(page).getByRole('combobox').count()).toBe(0);
    const shown = map(page).getByText(/^[\d.]+ de [\d.]+ propriedades no mapa/);
    expect(numberOf((await shown.textContent())?.split(' ')[0] ?? '')).toBe(dots.length);
    // The full map's card of a point says its area, and an address with a property's code opens nothing.
    await page.goto(
      `${new URL(page.url()).origin}/mapa?ano=2025&uf=todas&propriedade=${String(dots[0]?.['id'])}`,
    );
    await page.getByText(String(dots[0]?.['label'])).waitFor();
    await page.goto(`${new URL(page.url()).origin}/mapa?ano=2025&uf=todas&propriedade=52.0001.0001`);
    await page.getByText('Nenhum item encontrado').first().waitFor();
  });
});
