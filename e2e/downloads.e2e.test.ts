import { DOWNLOADS } from '@fonte/contracts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reportPath, signIn } from './src/api.ts';
import { PHONE } from './src/browser.ts';
import { drawn } from './src/dashboard.ts';
import { csvLines, fileOf } from './src/files.ts';
import { useStage } from './src/stage.ts';

/** The sub-header's 'Baixar dados' (first text, sections 6 and 7); what it offers whom is download-menu.ui.test.tsx's. */

const stage = useStage();
const button = (page: Page) => page.getByRole('button', { name: 'Baixar dados', exact: true });

describe('the menu', () => {
  it('saves a file of the chosen state, all years, and says so when one does not come', async () => {
    const page = await stage.open('nacional', '/dashboard?ano=2024&uf=GO', { expects: /503/ });
    await drawn(page);
    await button(page).click();
    // The page is of 2024, its files are not; the menu says so, and so do they.
    await page.getByRole('menu').getByText('Uf: Goiás · Ano: Todos', { exact: true }).waitFor();
    const { name, lines } = await fileOf(
      page,
      () => page.getByRole('menuitem', { name: 'Propriedades', exact: true }).click(),
      'Arquivo baixado',
    );
    expect(name).toMatch(/^propriedades-GO-todos-os-anos-v\d+\.csv$/);
    const state = lines[0]?.indexOf('UF') ?? -1;
    expect(new Set(lines.slice(1).map((line) => line[state]))).toEqual(new Set(['GO']));

    const result = 'O banco de dados não respondeu. Tente de novo em instantes.';
    await page.route('**/*typereturn=Csv*', (route) =>
      route.fulfill({ status: 503, json: { tipo: 0, result } }),
    );
    await button(page).click();
    await page.getByRole('menuitem', { name: 'Técnicos' }).click();
    await page.getByText('Não foi possível baixar o arquivo').waitFor();
    await page.getByText(result).waitFor();
    await button(page).waitFor();
  });
});

describe.each([undefined, PHONE])("'Metas' while it comes (%o)", (viewport) => {
  it('says how far it is, and ends with Cancelar', async () => {
    const page = await stage.open('regional', '/dashboard?ano=2024', viewport ? { viewport } : {});
    await drawn(page);
    const call = (url: URL) => url.searchParams.get('co_consulta') === '11123';
    // Never answered: what ends it is the reader.
    await page.route(call, () => undefined);
    const chosen = async () => {
      await button(page).click();
      await page.getByRole('menuitem', { name: 'Metas', exact: true }).click();
    };
    await chosen();
    const cancel = page.getByRole('button', { name: 'Cancelar', exact: true });
    expect(await cancel.textContent()).toBe('Metas: 0 KB');
    const [ended] = await Promise.all([
      page.waitForEvent('requestfailed', (request) => call(new URL(request.url()))),
      cancel.click(),
    ]);
    expect(ended.failure()?.errorText).toBe('net::ERR_ABORTED');
    await cancel.waitFor({ state: 'detached' });
    expect(await page.getByText('Não foi possível baixar o arquivo').count()).toBe(0);
    await page.unroute(call);
    const { name, lines } = await fileOf(page, chosen);
    expect(name).toMatch(/^metas-e-resultados-GO-todos-os-anos-v\d+\.csv$/);
    const [heads = [], ...rows] = lines;
    expect(new Set(rows.map((row) => row[heads.indexOf('UF')]))).toEqual(new Set(['GO']));
  });
});

describe('the files', () => {
  it.each(DOWNLOADS)('$label is whole', async ({ report }) => {
    const caller = await signIn(stage.portal, 'administrador');
    const answer = await caller.get(reportPath(report, { typereturn: 'Csv' }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"/);
    const lines = csvLines(await answer.text());
    expect(lines.length - 1).toBe(Number(answer.headers.get('x-total-count')));
    expect(new Set(lines[0]).size, 'columns of the same name').toBe(lines[0]?.length);
  });
});
