import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PHONE } from './src/browser.ts';
import { openMap } from './src/full-map.ts';
import { useStage } from './src/stage.ts';

/** The full map's sheet as a PDF (second text, 2.3): title, paper and scale chosen, real text. */

const stage = useStage();

/** Text and pages of a PDF of ours: its streams are not packed. */
async function saved(download: { path: () => Promise<string> }): Promise<string> {
  return readFileSync(await download.path(), 'latin1');
}

describe('the map as a PDF', () => {
  it('has the paper, the scale and the title that were chosen, and the legend of what is shown as text', async () => {
    const page = await openMap(stage, 'nacional', '&lugar=-50,-16,9');
    await page.getByRole('button', { name: 'Imagem e PDF' }).click();
    await page.getByRole('menuitem', { name: 'Documento (PDF)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mapa em PDF' });
    await dialog.getByLabel('Título').fill('');
    await dialog.getByRole('button', { name: 'Baixar PDF' }).click();
    await dialog.getByText('Obrigatório').waitFor();
    await dialog.getByLabel('Título').fill('Visitas (São João)');
    await dialog.getByLabel('Papel').click();
    await page.getByRole('option', { name: 'A3' }).click();
    await dialog.getByLabel('Escala').click();
    await page.getByRole('option', { name: '1:1.000.000', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Baixar PDF' }).click(),
    ]);
    await dialog.waitFor({ state: 'detached' });
    const pdf = await saved(download);
    expect(download.suggestedFilename()).toMatch(/^mapa-[\d-]+\.pdf$/);
    // A3 on its side.
    expect(pdf).toContain('/MediaBox [0 0 1190.55 841.89]');
    expect(pdf).toContain(String.raw`(Visitas \(São João\)) Tj`);
    expect(pdf).toContain('(Escala 1:1.000.000 no centro do mapa · papel A3, paisagem) Tj');
    expect(pdf).toContain('(Ativa em atendimento) Tj');
    // The total is that of the rows.
    const rows = await page
      .getByRole('region', { name: 'Legenda', exact: true })
      .getByRole('listitem')
      .allTextContents();
    const situations = rows.filter((text) =>
      /^(Situação das propriedades)?(Ativa|Inativa|Sem situação)/.test(text),
    );
    const total = situations.reduce(
      (sum, text) => sum + Number(/([\d.]+)$/.exec(text)?.[1]?.replaceAll('.', '')),
      0,
    );
    expect(total).toBeGreaterThan(0);
    const written = pdf.slice(pdf.indexOf('(Propriedades na legenda) Tj'));
    expect(/\(([\d.]+)\) Tj/.exec(written)?.[1]?.replaceAll('.', '')).toBe(String(total));
    // The map stands where it stood.
    expect(decodeURIComponent(page.url())).toContain('lugar=-50,-16,9');
  });

  it('stands up on the phone, and leaves out what the legend has switched off', async () => {
    const page = await openMap(stage, 'giz', '&ocultas=propriedades:i_inativa', { viewport: PHONE });
    await page.getByRole('button', { name: 'Imagem e PDF' }).click();
    await page.getByRole('menuitem', { name: 'Documento (PDF)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mapa em PDF' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Baixar PDF' }).click(),
    ]);
    const pdf = await saved(download);
    expect(pdf).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(pdf).toContain('(Ativa em atendimento) Tj');
    expect(pdf).not.toContain('(Inativa) Tj');
  });
});
