import type { Profile } from '@fonte/contracts';
import { boardFor } from '@fonte/contracts/boards';
import { formatInteger } from '@fonte/pt-br';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn } from './src/api.ts';
import { dashboardOf, type Filters } from './src/dashboard-call.ts';
import { card, drawn, figureOf, numberOf, rowsOf, sightAll, tableOf } from './src/dashboard.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';

/** What the dashboard shows is what the portal answers, under every filter (first text, section 2). */

const stage = useStage();

const tileReports = (profile: Profile): number[] =>
  boardFor('dashboard', profile)
    .tiles.flat()
    .map(({ report }) => report);

/** Chooses in one of the sub-header's selectors. */
async function choose(page: Page, selector: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${selector} `) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Every tile of a profile shows the figure that its report answers. */
async function expectTiles(page: Page, profile: Profile, filters: Filters): Promise<void> {
  const answers = await dashboardOf(await signIn(stage.portal, profile), filters);
  const tiles = tileReports(profile);
  expect(tiles.length).toBeGreaterThanOrEqual(5);
  for (const report of tiles) {
    const answer = answers.get(report);
    const figure = answer?.series[0]?.data[0];
    // Of too few for who only observes: shown as nothing, not as none.
    const expected = figure === null ? '–' : formatInteger(Number(figure));
    const tile = figureOf(card(page, answer?.no_consulta ?? ''));
    await expect.poll(() => tile.textContent(), { message: `tile ${report}` }).toBe(expected);
  }
}

describe('figures', () => {
  // Those of Coordenador: below.
  it.each(['nacional', 'supervisor', 'tecnico', 'mapa'] as const)(
    'are those of the portal for %s',
    async (profile) => {
      const page = await stage.open(profile, '/dashboard?ano=2024&uf=todas');
      await expectTiles(page, profile, { ano: 2024 });
      if (profile !== 'supervisor') return;
      // Their properties are of one state: there is none to choose.
      await page.getByRole('button', { name: /^Ano / }).waitFor();
      expect(await page.getByRole('button', { name: /^Uf / }).count()).toBe(0);
    },
  );

  it('follow Ano and Uf, which stand in the address and survive a reload, and lose them chip by chip, or all at once', async () => {
    const page = await stage.open('administrador', '/dashboard');
    await expectTiles(page, 'administrador', { ano: 2025 });
    await choose(page, 'Ano', '2023');
    await expectTiles(page, 'administrador', { ano: 2023 });
    await choose(page, 'Uf', 'MG');
    await expectTiles(page, 'administrador', { ano: 2023, uf: 'MG' });
    expect(new URL(page.url()).search).toBe('?ano=2023&uf=MG');
    await page.reload();
    await expectTiles(page, 'administrador', { ano: 2023, uf: 'MG' });
    // The address alone, elsewhere, shows the same.
    const other = await stage.open('administrador', '/dashboard?ano=2023&uf=MG');
    await expectTiles(other, 'administrador', { ano: 2023, uf: 'MG' });

    await page.getByRole('button', { name: 'Remover filtro Uf: Minas Gerais' }).click();
    await expectTiles(page, 'administrador', { ano: 2023 });
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expectTiles(page, 'administrador', {});
    expect(new URL(page.url()).search).toBe('?ano=todos&uf=todas');
    expect(await page.getByRole('button', { name: 'Limpar filtros' }).count()).toBe(0);
  });

  it("keep the sum in the chart, its table twin and its tile, and in the ?'s popover, which gives the focus back; a choice leaves the card that is looked at where it stands", async () => {
    const page = await stage.open('administrador', '/dashboard?ano=2025&uf=todas');
    await drawn(page);
    const visits = numberOf(await figureOf(card(page, 'Visitas realizadas')).textContent());
    const months = await tableOf(card(page, 'Visitas por mês'));
    expect(months).toHaveLength(12);
    const total = months.reduce((sum, row) => sum + numberOf(row.at(-1) ?? ''), 0);
    expect(total).toBe(visits);

    const help = page.getByRole('button', { name: 'De onde vem este número: Visitas realizadas' });
    await help.click();
    const popover = page.getByRole('dialog', { name: 'De onde vem este número' });
    const rows = popover.getByRole('button', { name: `Ver as ${formatInteger(visits)} linhas` });
    await rows.waitFor();
    const steps = (await popover.locator('dl').first().locator('dd').allTextContents()).map(numberOf);
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.at(-1)).toBe(visits);
    expect(steps.slice(0, -1).reduce((sum, step) => sum + step, 0)).toBe(visits);
    await page.keyboard.press('Escape');
    await expect.poll(() => help.evaluate((element) => element === document.activeElement)).toBe(true);

    // The demography's table is switched by the keyboard, and comes to the producers in each of its sets.
    await sightAll(page);
    const set = card(page, 'Informações demográficas');
    const producers = numberOf(await figureOf(card(page, 'Produtores atendidos')).textContent());
    await set.getByRole('tab', { name: 'Sexo' }).focus();
    for (const name of ['Faixa etária', 'Escolaridade', 'Cor/raça', 'Faixa de renda', 'Tempo na atividade']) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await set.getByRole('tabpanel', { name }).waitFor();
      expect(await set.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true');
      const counted = (await rowsOf(set)).reduce((sum, row) => sum + numberOf(row[1] ?? ''), 0);
      expect(counted, name).toBe(producers);
    }

    // A choice leaves the card that is looked at where it stands in the window.
    const looked = card(page, 'Resultados por estado');
    const top = () => looked.evaluate((one) => Math.round(one.getBoundingClientRect().top));
    // Above the line at a third of the window, below the page's head.
    await looked.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().top - 200));
    await settled(page);
    expect(await top()).toBe(200);
    // By the mouse alone: the driver's own click moves the page under the button first.
    const { x, y } = (await page.getByRole('button', { name: /^Uf / }).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 10, y + 10);
    await page.getByRole('option', { name: 'MG', exact: true }).click();
    await expectTiles(page, 'administrador', { ano: 2025, uf: 'MG' });
    await settled(page);
    expect(await top()).toBe(200);
  });
});

describe('scope', () => {
  it('locks the Uf of Coordenador, whose figures are those of the portal, whatever the address says', async () => {
    const page = await stage.open('coordenador', '/dashboard?ano=2024&uf=BA');
    await expectTiles(page, 'coordenador', { ano: 2024 });
    expect(new URL(page.url()).search).toBe('?ano=2024&uf=GO');
    expect(await page.getByRole('button', { name: /^Uf / }).count()).toBe(0);
    expect(await page.getByRole('img', { name: 'Fixado pelo perfil' }).count()).toBe(2);
    expect(await page.getByRole('button', { name: /Remover filtro Uf/ }).count()).toBe(0);
  });
});
