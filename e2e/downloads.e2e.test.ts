import { ALL_PROFILES, can, DOWNLOADS } from '@fonte/contracts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reportPath, signIn } from './src/api.ts';
import { drawn } from './src/dashboard.ts';
import { csvLines, fileOf } from './src/files.ts';
import { useStage } from './src/stage.ts';

/** The sub-header's 'Baixar dados' (first text, sections 6 and 7). */

const stage = useStage();
const button = (page: Page) => page.getByRole('button', { name: 'Baixar dados', exact: true });

describe('the menu', () => {
  it.each(ALL_PROFILES)('offers %s what the table of capabilities says', async (profile) => {
    const page = await stage.open(profile, '/dashboard');
    await drawn(page);
    const expected = DOWNLOADS.filter(({ capability }) => can(profile, capability)).map(({ label }) => label);
    if (expected.length === 0) {
      expect(await button(page).count()).toBe(0);
      return;
    }
    await button(page).click();
    await page.getByRole('menuitem').first().waitFor();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(expected);
  });

  it('saves a file of the chosen state, all years', async () => {
    const page = await stage.open('nacional', '/dashboard?ano=2024&uf=GO');
    await drawn(page);
    await button(page).click();
    const { name, lines } = await fileOf(page, () =>
      page.getByRole('menuitem', { name: 'Propriedades', exact: true }).click(),
    );
    expect(name).toBe('propriedades-GO.csv');
    const state = lines[0]?.indexOf('UF') ?? -1;
    expect(new Set(lines.slice(1).map((line) => line[state]))).toEqual(new Set(['GO']));
    await page.getByText('Arquivo baixado').waitFor();
  });

  it('says so when a file does not come', async () => {
    const page = await stage.open('nacional', '/dashboard', { expects: /503/ });
    await drawn(page);
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
