import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drawn } from './src/dashboard.ts';
import { fileOf } from './src/files.ts';
import { settled } from './src/settled.ts';
import { useStage } from './src/stage.ts';
import { sheetsOf } from './src/workbook.ts';

/** Of what place and years a file is: where it is chosen, in its name, on its cover and in its rows. */

const stage = useStage();

/** The words at the head of the open menu. */
const wordsOf = (page: Page) => page.getByRole('menu').locator('li[role=presentation]').textContent();

/** The different years of a column of days, 'dd/mm/aaaa'. */
function yearsOf(lines: readonly string[][], head: string): string[] {
  const column = lines[0]?.indexOf(head) ?? -1;
  if (column < 0) throw new Error(`no column ${head} in ${lines[0]?.join(', ')}`);
  return [...new Set(lines.slice(1).map((line) => line[column]?.slice(6, 10) ?? ''))].toSorted();
}

it("those of 'Baixar dados' are of all years, whatever year the page is of", async () => {
  const page = await stage.open('coordenador', '/dashboard?ano=2024');
  await drawn(page);
  await page.getByRole('button', { name: 'Baixar dados', exact: true }).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await wordsOf(page)).toBe('Uf: Goiás · Ano: Todos');
  const { name, lines } = await fileOf(page, () =>
    page.getByRole('menuitem', { name: 'Visitas', exact: true }).click(),
  );
  expect(name).toMatch(/^visitas-GO-todos-os-anos-v\d+\.csv$/);
  expect(yearsOf(lines, 'Data').length).toBeGreaterThan(1);
});

it('those of the polygons page are of its year', async () => {
  const page = await stage.open('nacional', '/propriedades/poligono?ano=2024&uf=GO');
  await page.getByRole('button', { name: 'Baixar', exact: true }).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await wordsOf(page)).toBe('Uf: Goiás · Ano: 2024');
  const current = await fileOf(page, () =>
    page.getByRole('menuitem', { name: 'Polígonos atuais (csv)' }).click(),
  );
  expect(current.name).toMatch(/^poligonos-atuais-GO-ate-2024-v\d+\.csv$/);
  const years = yearsOf(current.lines, 'Data do registro').filter((year) => year !== '');
  expect(years).not.toEqual([]);
  for (const year of years) expect(Number(year)).toBeLessThanOrEqual(2024);
});

it('those of the list of reports are of its filters, and their covers say the same', async () => {
  const page = await stage.open('administrador', '/relatorios-administrador?ano=2024&uf=GO');
  for (const chip of ['Uf: Goiás', 'Ano: 2024']) {
    // oxlint-disable-next-line no-await-in-loop -- one chip after the other
    await page.getByText(chip, { exact: true }).first().waitFor();
  }
  // Rows find their places while their counts and their files' buttons come: one that moves between press and release is not clicked.
  await settled(page);
  await page.getByRole('button', { name: 'Outros arquivos: Metas do projeto' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'XLSX' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^metas-do-projeto-GO-ate-2024-v\d+\.xlsx$/);
  const cover = sheetsOf(readFileSync(await download.path())).find(({ name }) => name === 'Sobre');
  const facts = new Map(cover?.rows.map(([name = '', value = '']) => [name, value]));
  expect([facts.get('Uf'), facts.get('Ano')]).toEqual(['Goiás', '2024']);
});
