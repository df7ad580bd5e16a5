import type { Profile } from '@fonte/contracts';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { card, drawn, figureOf, numberOf, sightAll } from './src/dashboard.ts';
import { useStage } from './src/stage.ts';
import { sheetsOf, type WorkbookSheet } from './src/workbook.ts';

/** 'Baixar a página (XLSX)': the page as one file, read by another program, holds what the screen holds. */

const stage = useStage();
const button = (page: Page) => page.getByRole('button', { name: 'Baixar a página (XLSX)' });

/** What the button saves. */
async function bookOf(page: Page): Promise<{ name: string; sheets: WorkbookSheet[] }> {
  // The words go by themselves: they are looked for while they come.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText('Arquivo baixado').waitFor(),
    button(page).click(),
  ]);
  return { name: download.suggestedFilename(), sheets: sheetsOf(readFileSync(await download.path())) };
}

/** The cover's lines of a name and a value. */
const factsOf = ([cover]: readonly WorkbookSheet[]) =>
  new Map(cover?.rows.map(([name = '', value = '']) => [name, value]));

type Case = {
  profile: Profile;
  path: string;
  name: RegExp;
  facts: Readonly<Record<string, string>>;
};

const CASES: readonly Case[] = [
  {
    profile: 'nacional',
    path: '/dashboard?ano=2024&uf=GO',
    name: /^dashboard-GO-2024-v\d+\.xlsx$/,
    facts: { Ano: '2024', Uf: 'Goiás', 'De quem': 'Todas as propriedades do programa' },
  },
  {
    profile: 'supervisor',
    path: '/dashboard?ano=todos',
    name: /^dashboard-GO-todos-os-anos-v\d+\.xlsx$/,
    facts: { Ano: 'Todos', Uf: 'Goiás', 'De quem': 'Propriedades de Goiás sob a sua supervisão' },
  },
];

describe("the page's workbook", () => {
  it.each(CASES)('is for $profile what stands on the screen', async ({ profile, path, name, facts }) => {
    const page = await stage.open(profile, path);
    await drawn(page);
    await sightAll(page);
    const book = await bookOf(page);
    expect(book.name).toMatch(name);

    const told = factsOf(book.sheets);
    expect(Object.fromEntries(Object.keys(facts).map((fact) => [fact, told.get(fact)]))).toEqual(facts);
    for (const filter of ['Uf', 'Ano']) {
      // oxlint-disable-next-line no-await-in-loop -- one chip after the other
      await page.getByText(`${filter}: ${facts[filter]}`, { exact: true }).first().waitFor();
    }
    const stamp = await page
      .getByText(/^Dados até/)
      .first()
      .textContent();
    expect(stamp).toBe(`Dados até ${told.get('Dados até')} · atualizado em ${told.get('Atualizado em')}`);

    const figures = book.sheets.find((sheet) => sheet.name === 'Números')?.rows.slice(1) ?? [];
    expect(figures.length).toBeGreaterThan(3);
    for (const [title = '', value = ''] of figures) {
      // oxlint-disable-next-line no-await-in-loop -- one tile after the other
      expect([title, numberOf(await figureOf(card(page, title)).textContent())]).toEqual([
        title,
        Number(value),
      ]);
    }
  });
});
