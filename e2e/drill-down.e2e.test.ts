import { readFileSync } from 'node:fs';
import { OBSERVERS } from '@fonte/contracts';
import { formatInteger } from '@fonte/pt-br';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { card, drawn, numberOf, sightAll, tableOf } from './src/dashboard.ts';
import { fileOf } from './src/files.ts';
import { useStage } from './src/stage.ts';
import { sheetsOf } from './src/workbook.ts';

/** From a figure to its rows and their file, with the same sum everywhere (first text, sections 3 to 6). */

const stage = useStage();
const detail = (page: Page): Locator => page.getByRole('dialog', { name: 'Detalhamento' });

/** 'a–b de n' under the rows. */
const range = (dialog: Locator): Locator => dialog.getByText(/^[\d.]+–[\d.]+ de [\d.]+$/);

describe('Detalhamento', () => {
  it("of a clicked point of the plot has the sum of that point; of a row or cell of the table twin its sum, its pages and its complete file; a chart's and a table's own files hold every point and row", async () => {
    const page = await stage.open('administrador', '/dashboard?ano=2025&uf=todas');
    const chart = card(page, 'Propriedades por atividade produtiva');
    await chart.locator('svg text').first().waitFor();
    const plot = chart.locator('[data-chart] [role=img]');
    await plot.scrollIntoViewIfNeeded();
    const bars = await plot.locator('svg path').evaluateAll((paths) =>
      paths
        .map((path) => path.getBoundingClientRect())
        .filter(({ width, height }) => width > 20 && height > 8)
        .map(({ x, y, height }) => ({ x: x + 10, y: y + height / 2 })),
    );
    expect(bars.length).toBeGreaterThan(1);
    await page.mouse.click(bars.at(-1)?.x ?? 0, bars.at(-1)?.y ?? 0);
    const sum = detail(page).getByText(/, a mesma soma do ponto clicado$/);
    const count = (await sum.textContent())?.split(' ')[0] ?? '';
    expect((await range(detail(page)).textContent())?.endsWith(` de ${count}`)).toBe(true);
    await detail(page).getByRole('button', { name: 'Fechar' }).last().click();
    const rows = await tableOf(chart);
    expect(rows.map((row) => numberOf(row[1] ?? ''))).toContain(numberOf(count));

    const [label = '', words = ''] = rows[0] ?? [];
    const value = formatInteger(numberOf(words));
    const opener = chart.getByRole('button', { name: label });
    await opener.click();
    const dialog = detail(page);
    await dialog.getByText(`${value} propriedades, a mesma soma do ponto clicado`).waitFor();
    expect(await range(dialog).textContent()).toBe(`1–25 de ${value}`);
    await dialog.getByRole('button', { name: 'Ir para a próxima página' }).click();
    await expect.poll(() => range(dialog).textContent()).toMatch(new RegExp(`^26–\\d+ de ${value}$`));
    await expect.poll(() => new URL(page.url()).hash).toContain('pagina=2');

    const { name, lines } = await fileOf(page, () =>
      dialog.getByRole('button', { name: 'Baixar CSV' }).click(),
    );
    expect(name).toMatch(/\.csv$/);
    expect(lines).toHaveLength(numberOf(value) + 1);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);

    // Of a cell of the table twin it has the rows of that cell, not of the first series.
    const visits = card(page, 'Visitas por mês');
    const months = await tableOf(visits);
    // The last month with visits of the second cycle: label, cycle 1, cycle 2.
    const at = months.findLastIndex((row) => numberOf(row[2] ?? '') > 0 && row[1] !== row[2]);
    const [month = '', , second = ''] = months[at] ?? [];
    await visits
      .getByRole('row')
      .nth(at + 1)
      .getByRole('button')
      .nth(2)
      .click();
    await dialog.getByText(`${second} visitas, a mesma soma do ponto clicado`).waitFor();
    await dialog.getByText('Ciclo: Ciclo 2').waitFor();
    await dialog.getByText(new RegExp(`^Mês: ${month}`)).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    // 'Baixar Dados' of a chart holds every point, of a table every row.
    const situation = card(page, 'Situação das propriedades');
    const points = await tableOf(situation);
    const situations = await fileOf(page, () =>
      situation.getByRole('button', { name: 'Baixar Dados' }).click(),
    );
    const told = points.map(([name, count = '']) => [name, String(numberOf(count))]);
    expect(situations.lines.slice(1).map((line) => line.slice(0, 2))).toEqual(told);
    await situation.getByRole('button', { name: 'Outros arquivos: Situação das propriedades' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'XLSX' }).click(),
    ]);
    const [dados] = sheetsOf(readFileSync(await download.path()));
    expect(dados?.rows.slice(1, told.length + 1).map((line) => line.slice(0, 2))).toEqual(told);
    await sightAll(page);
    const table = card(page, 'Resultados por estado');
    const shown = await table.getByRole('row').count();
    const states = await fileOf(page, () => table.getByRole('button', { name: 'Baixar Dados' }).click());
    expect(states.lines).toHaveLength(shown);
  });

  it('of a tile opens from its ?, and by its address', async () => {
    const page = await stage.open('tecnico', '/dashboard?ano=2025&uf=todas');
    await drawn(page);
    await page.getByRole('button', { name: 'De onde vem este número: Propriedades atendidas' }).click();
    await page.getByRole('button', { name: /^Ver (a|as [\d.]+) linhas?$/ }).click();
    const rows = await range(detail(page)).textContent();
    await page.reload();
    await expect.poll(() => range(detail(page)).textContent()).toBe(rows);
    await page.goBack();
    await detail(page).waitFor({ state: 'detached' });
    await drawn(page);
  });

  it('keeps the focus inside, is searched and ordered over all rows, and its file is what is seen', async () => {
    const page = await stage.open('administrador', '/dashboard?ano=2025&uf=todas#detalhe=11116');
    const dialog = detail(page);
    const all = (await range(dialog).textContent()) ?? '';
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      const inside = await dialog.evaluate((one) => one.contains(document.activeElement));
      const outsider = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
      // The sentinels around a dialog take the focus for a moment and pass it on.
      expect(inside || /data-testid="sentinel|<body/.test(outsider ?? ''), outsider).toBe(true);
    }

    const name = (await dialog.getByRole('gridcell').nth(1).textContent()) ?? '';
    await dialog.getByRole('searchbox', { name: 'Buscar em todas as linhas' }).fill(name.toUpperCase());
    const note = dialog.getByText(/^[\d.]+ de [\d.]+ linhas$/);
    const kept = numberOf(((await note.textContent()) ?? '').split(' ')[0] ?? '');
    expect(kept).toBeGreaterThan(0);
    await expect.poll(() => range(dialog).textContent()).not.toBe(all);
    // The sentence that the rows come to the figure is said of all of them only.
    await dialog.getByText(/^ponto clicado: /).waitFor();
    const { lines } = await fileOf(page, () => dialog.getByRole('button', { name: 'Baixar CSV' }).click());
    expect(lines).toHaveLength(kept + 1);
    // A link shows the same list again.
    await page.reload();
    await expect.poll(() => note.textContent()).toMatch(new RegExp(`^${formatInteger(kept)} de `));
    await dialog.getByRole('button', { name: 'Limpar a busca' }).click();
    await expect.poll(() => range(dialog).textContent()).toBe(all);
  });
});

describe('observers', () => {
  // One for all: what each may is a table (by-profile.test.ts), and what they ask is refused (authorisation-matrix.test.ts).
  it('can neither drill, check nor download', async () => {
    const [profile] = OBSERVERS;
    const page = await stage.open(profile, '/dashboard?ano=2025&uf=todas#detalhe=11116');
    await sightAll(page);
    // A picture of a chart shows what the screen shows; rows and tables come in no file.
    expect(await page.getByRole('button', { name: /Baixar (?!imagem)/ }).count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
    // One whose figures are of many; a chart of few is protected and may draw nothing.
    const chart = card(page, 'Situação das propriedades');
    await chart.locator('[data-chart] svg text').first().waitFor();
    const pointers = await chart
      .locator('[data-chart] svg *')
      .evaluateAll((marks) => marks.filter((mark) => getComputedStyle(mark).cursor === 'pointer').length);
    expect(pointers).toBe(0);
    expect((await tableOf(chart)).length).toBeGreaterThan(1);
    expect(await chart.getByRole('table').getByRole('button').count()).toBe(0);
    await page.getByRole('button', { name: 'De onde vem este número: Propriedades atendidas' }).click();
    const popover = page.getByRole('dialog', { name: 'De onde vem este número' });
    await popover.getByText('Copiar endereço').waitFor();
    expect(await popover.getByRole('button', { name: /^(?:Ver|Conferir)/ }).count()).toBe(0);
  });
});
