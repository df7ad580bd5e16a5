import { VISIT_INDICATORS } from '@fonte/contracts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reportPath, signIn } from './src/api.ts';
import { drawn } from './src/dashboard.ts';
import { csvLines, fileOf } from './src/files.ts';
import { useStage } from './src/stage.ts';

/** 'Indicadores de Corte / de Leite - 12 e 24 visitas' (first text, section 7). */

const stage = useStage();
const button = (page: Page) => page.getByRole('button', { name: 'Baixar dados', exact: true });
const CALL = '**/*action=indicadores-visitas*';

async function chosen(page: Page, activity: 'corte' | 'leite'): Promise<void> {
  await drawn(page);
  await button(page).click();
  await page.getByRole('menuitem', { name: VISIT_INDICATORS[activity] }).click();
}
const overlay = (page: Page, activity: 'corte' | 'leite') =>
  page.getByRole('dialog', { name: VISIT_INDICATORS[activity] });

/** Rows of a CSV by their heads. */
const recordsOf = ([heads = [], ...lines]: readonly string[][]) =>
  lines.map((line) => Object.fromEntries(heads.map((head, at) => [head, line[at] ?? ''])));

it('the file of each is that of the other files of the same rows', async () => {
  const page = await stage.open('nacional', '/dashboard?ano=2024&uf=GO');
  for (const activity of ['corte', 'leite'] as const) {
    // oxlint-disable no-await-in-loop -- one file after the other
    const { name, lines } = await fileOf(page, () => chosen(page, activity), 'Arquivo baixado');
    await overlay(page, activity).waitFor({ state: 'detached' });
    expect(name).toMatch(
      new RegExp(`^indicadores-de-${activity}-12-e-24-visitas-GO-todos-os-anos-v\\d+\\.csv$`),
    );
    const rows = recordsOf(lines);
    expect(rows.length).toBeGreaterThan(0);

    const caller = await signIn(stage.portal, 'nacional');
    const other = async (report: number) => {
      const answer = await caller.get(reportPath(report, { uf: ['GO'], typereturn: 'Csv' }));
      return recordsOf(csvLines(await answer.text()));
    };
    // 'Ciclo 1 concluído' of the activity: the same properties.
    const done = (await other(111240)).filter((row) => row['Atividade produtiva']?.includes(activity));
    const codesOf = (all: typeof rows) => all.map((row) => row['Código'] ?? '').toSorted();
    expect(codesOf(rows)).toEqual(codesOf(done));
    // 'Indicadores de resultado': each value stands in its property's row, under its cycle.
    const codes = new Map(rows.map((row) => [row['Código'], row]));
    let compared = 0;
    for (const result of await other(20043)) {
      const row = codes.get(result['Código']);
      if (!row) continue;
      const visits = Number(result['Ciclo']) * 12;
      // What a spreadsheet would run has an apostrophe before it: '@/ha/ano.
      const unit = result['Unidade']?.replace(/^'/, '');
      const head = `${result['Indicador']} com ${visits} visitas (${unit})`;
      // A percentage's unit stands in no head.
      expect([head, row[head] ?? row[head.replace(' (%)', '')]]).toEqual([head, result['Valor']]);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(rows.length);
    // oxlint-enable no-await-in-loop
  }
});

describe('while it comes', () => {
  it('an overlay says of what it is, its Cancelar ends the request, and it says why it does not come', async () => {
    const page = await stage.open('coordenador', '/dashboard?ano=2024', { expects: /503/ });
    // Never answered: what ends it is the reader.
    await page.route(CALL, () => undefined);
    await chosen(page, 'leite');
    const dialog = overlay(page, 'leite');
    await dialog.getByText('Uf: Goiás · Ano: Todos').waitFor();
    await dialog.getByText('Reunindo as propriedades…').waitFor();
    const [ended] = await Promise.all([
      page.waitForEvent('requestfailed', (request) => request.url().includes('indicadores-visitas')),
      dialog.getByRole('button', { name: 'Cancelar' }).click(),
    ]);
    expect(ended.failure()?.errorText).toBe('net::ERR_ABORTED');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByText('Não foi possível baixar o arquivo').count()).toBe(0);
    // And it may be begun again.
    await page.unroute(CALL);
    const { name } = await fileOf(page, () => chosen(page, 'leite'));
    expect(name).toContain('leite');

    const result = 'O banco de dados não respondeu. Tente de novo em instantes.';
    await page.route(CALL, (route) => route.fulfill({ status: 503, json: { tipo: 0, result } }));
    await chosen(page, 'corte');
    await page.getByText('Não foi possível baixar o arquivo').waitFor();
    await page.getByText(result).waitFor();
    await overlay(page, 'corte').waitFor({ state: 'detached' });
  });
});
