import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { card, drawn, sightAll } from './src/dashboard.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';

/** What the dashboard says where there is nothing: a year without data, a report without rows, an answer without reports. */

const stage = useStage();
const DASHBOARD = /load-report-dash/;
type Whole = { reports: { co_consulta: number; answer: unknown; failure: unknown }[] };

/** Changes the dashboard's answer on its way. */
const changed = (page: Page, change: (whole: Whole) => Whole) =>
  page.route(DASHBOARD, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: change((await answer.json()) as Whole) });
  });

it('a year without data: empty charts that name the cause, and a pace that says it heeds no year', async () => {
  const page = await stage.open('coordenador', '/dashboard?ano=2019');
  await drawn(page);
  await sightAll(page);
  const visits = card(page, 'Visitas por mês');
  await visits.getByText('Nenhum dado encontrado!').waitFor();
  await visits.getByText('Uf: Goiás (fixada pelo perfil) · Ano: 2019').waitFor();
  await card(page, 'Ritmo das visitas')
    .getByText(/ · todos os anos$/)
    .waitFor();
  await visits.getByRole('button', { name: 'Limpar filtros' }).click();
  await visits.getByRole('img').first().waitFor();
  expect(new URL(page.url()).searchParams.get('ano')).toBe('todos');
  await expect.poll(() => card(page, 'Ritmo das visitas').getByText('todos os anos').count()).toBe(0);
  await card(page, 'Ritmo das visitas')
    .getByText(/ · desde o início$/)
    .waitFor();
  await settled(page);
});

it('offers no way to lift what cannot be lifted: the Uf of a profile, a year that does not count', async () => {
  const empty = (profile: 'coordenador' | 'nacional', query: string) =>
    stage.open(profile, `/dashboard?${query}`, {
      before: (page) =>
        changed(page, ({ reports }) => ({
          reports: reports.map((entry) =>
            entry.co_consulta === 10034
              ? {
                  ...entry,
                  answer: { ...(entry.answer as object), labels: [], series: [], keys: [], tbody: [] },
                }
              : entry,
          ),
        })),
    });
  const fixed = await empty('coordenador', 'ano=2025');
  await drawn(fixed);
  await sightAll(fixed);
  const isa = card(fixed, 'Evolução do ISA');
  await isa.getByText('Uf: Goiás (fixada pelo perfil)', { exact: true }).waitFor();
  expect(await isa.getByRole('button', { name: 'Limpar filtros' }).count()).toBe(0);
  const free = await empty('nacional', 'ano=2025&uf=GO');
  await drawn(free);
  await sightAll(free);
  await card(free, 'Evolução do ISA').getByText('Uf: Goiás', { exact: true }).waitFor();
  await card(free, 'Evolução do ISA').getByRole('button', { name: 'Limpar filtros' }).click();
  // Only what emptied this card is lifted.
  await expect.poll(() => new URL(free.url()).search).toContain('ano=2025&uf=todas');
  await settled(free);
});

it('not one report: one sentence for the page, and none about a rest', async () => {
  const sentence = 'O banco de dados não respondeu. Tente de novo em instantes.';
  const page = await stage.open('nacional', '/dashboard', {
    before: (page) =>
      changed(page, ({ reports }) => ({
        reports: reports.map((entry) => ({
          ...entry,
          answer: null,
          failure: { tipo: 0, codigo: 'unavailable', result: sentence },
        })),
      })),
  });
  await page.getByText(sentence).waitFor();
  await page.getByText('Nada desta página pôde ser carregado. Tente de novo em instantes.').waitFor();
  expect(await page.getByText('O restante da página continua valendo.').count()).toBe(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await drawn(page);
});
