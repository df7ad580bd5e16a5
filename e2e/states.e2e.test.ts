import { describe, expect, it } from 'vitest';
import { card, drawn, figureOf, sightAll } from './src/dashboard.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';

/** What people see while something loads, fails or is not there (first text, sections 2, 4, 8). */

const stage = useStage();
const DASHBOARD = /load-report-dash/;
const MAP = /co_consulta=123456/;
/** What a page may report of a call that the test fails itself, and of no other one. */
const failed = ({ source }: RegExp) => new RegExp(`^(500 |console: .*status of 500).*${source}`);

describe('a failed call', () => {
  it("of one report, or of the map, leaves the others; 'Tentar de novo' brings it back", async () => {
    const sentence = 'O banco de dados não respondeu. Tente de novo em instantes.';
    const page = await stage.open('nacional', '/dashboard', {
      expects: failed(MAP),
      before: async (page) => {
        await page.route(DASHBOARD, async (route) => {
          const answer = await route.fetch();
          const whole = (await answer.json()) as { reports: { co_consulta: number }[] };
          const reports = whole.reports.map((entry) =>
            entry.co_consulta === 10031 || entry.co_consulta === 11120
              ? { ...entry, answer: null, failure: { tipo: 0, codigo: 'unavailable', result: sentence } }
              : entry,
          );
          await route.fulfill({ json: { ...whole, reports } });
        });
        await page.route(MAP, (route) =>
          route.fulfill({ status: 500, json: { tipo: 0, result: 'Um erro desconhecido ocorreu' } }),
        );
      },
    });
    await drawn(page);
    await page.getByText(sentence).first().waitFor();
    await card(page, 'Visitas por mês').getByRole('img').first().waitFor();
    await sightAll(page);
    const map = card(page, 'Mapa de propriedades');
    await map.getByText('Um erro desconhecido ocorreu').waitFor();
    await page.unroute(MAP);
    await map.getByRole('button', { name: 'Tentar de novo' }).click();
    await map.getByRole('application').waitFor();
    const retries = page.getByRole('button', { name: 'Tentar de novo' });
    expect(await retries.count()).toBe(2);
    await retries.first().click();
    await figureOf(card(page, 'Visitas realizadas')).waitFor();
    await retries.first().click();
    await card(page, 'Situação das propriedades').waitFor();
    await expect.poll(() => retries.count()).toBe(0);
  });

  it('of the whole dashboard says so once, and keeps the frame, which stands with skeletons while it is slow', async () => {
    let asked = 0;
    let answer: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    const page = await stage.open('nacional', '/dashboard', {
      expects: failed(DASHBOARD),
      before: (page) =>
        page.route(DASHBOARD, async (route) => {
          asked += 1;
          await late;
          await route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
        }),
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.getByText('Carregando...').count()).toBeGreaterThan(3);
    expect(await page.locator('.MuiSkeleton-root').count()).toBeGreaterThan(3);
    await expect.poll(() => asked).toBe(1);
    answer();
    await page.getByText('Um erro desconhecido ocorreu').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Dashboard Programa Nacional' }).waitFor();
    await page.unroute(DASHBOARD);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await drawn(page);
  });
});

describe('a slow network, or none', () => {
  it('shows the figures of the last filters chosen, not of the last answer come; without one says so, and works again by itself afterwards', async () => {
    const waiting: (() => void)[] = [];
    const page = await stage.open('nacional', '/dashboard?ano=2025&uf=todas', {
      expects: /ERR_INTERNET_DISCONNECTED/,
    });
    await drawn(page);
    const tile = figureOf(card(page, 'Visitas realizadas'));
    const latest = await tile.textContent();
    await page.route(/load-report-dash.*2022/, async (route) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      await route.continue().catch(() => undefined);
    });
    await page.getByRole('button', { name: 'Ano 2025' }).click();
    await page.getByRole('option', { name: '2022' }).click();
    await expect.poll(() => waiting.length).toBe(1);
    await page.getByRole('button', { name: 'Ano 2022' }).click();
    await page.getByRole('option', { name: '2025' }).click();
    waiting.forEach((resolve) => resolve());
    await settled(page);
    expect(await tile.textContent()).toBe(latest);

    // A shorter page brings other cards into sight, whose code must have come before the network goes: else they say that, too.
    await sightAll(page);
    // The menu's code has come when the network goes.
    await page.getByRole('button', { name: 'Ano 2025' }).click();
    await page.getByRole('option', { name: '2023' }).waitFor();
    await settled(page);
    await page.context().setOffline(true);
    await page.getByRole('option', { name: '2023' }).click();
    await page.getByText('Sem conexão com o servidor').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Sem conexão com o servidor').waitFor({ state: 'hidden' });
    await drawn(page);
  });
});

describe('nothing to show', () => {
  it('says the specified sentences for a year without data', async () => {
    const page = await stage.open('nacional', '/dashboard?ano=2019&uf=TO');
    await drawn(page);
    await sightAll(page);
    expect(await figureOf(card(page, 'Visitas realizadas')).textContent()).toBe('0');
    await card(page, 'Perfil fundiário').getByText('Nenhum dado encontrado!', { exact: true }).waitFor();
    await card(page, 'Resultados por estado').getByText('Nenhum dado encontrado', { exact: true }).waitFor();
    await card(page, 'Informações demográficas')
      .getByText('Nenhum dado encontrado', { exact: true })
      .waitFor();
    expect(await card(page, 'Perfil fundiário').getByRole('button', { name: 'Baixar Dados' }).count()).toBe(
      0,
    );
  });
});
