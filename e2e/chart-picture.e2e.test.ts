import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LAPTOP, PHONE } from './src/browser.ts';
import { drawn } from './src/dashboard.ts';
import { useStage } from './src/stage.ts';

/** 'Baixar imagem' of a chart: a PNG on white, whatever the screen's size and scheme. */

const stage = useStage();

/** What a picture is made of, read by the browser's own decoder: its size, its corner, and how much of it is not white. */
async function looked(page: Page, bytes: Buffer) {
  return page.evaluate(async (base64) => {
    const binary = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    const picture = await createImageBitmap(new Blob([binary], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const on = canvas.getContext('2d');
    if (!on) throw new Error('no canvas');
    on.drawImage(picture, 0, 0);
    const { data } = on.getImageData(0, 0, picture.width, picture.height);
    let inked = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at] !== 255 || data[at + 1] !== 255 || data[at + 2] !== 255) inked += 1;
    return {
      width: picture.width,
      height: picture.height,
      corner: Array.from(data.subarray(0, 4)),
      share: inked / (data.length / 4),
    };
  }, bytes.toString('base64'));
}

describe.each([
  [LAPTOP, 'light'],
  [PHONE, 'dark'],
] as const)('%o, %s', (viewport, colorScheme) => {
  it('the chart of a card is saved with its title', async () => {
    const page = await stage.open('coordenador', '/dashboard', { viewport, colorScheme });
    await drawn(page);
    const card = page.getByRole('region', { name: 'Situação das propriedades' });
    // The words go by themselves: they are looked for while they come.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByText('Arquivo baixado').waitFor(),
      card.getByRole('button', { name: 'Baixar imagem' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Situação das propriedades.png');
    const seen = await looked(page, await readFile(await download.path()));
    // A donut of 640 px with its margins, two device pixels each.
    expect(seen.width).toBe(1392);
    expect(seen.height).toBeGreaterThan(1_000);
    expect(seen.corner).toEqual([255, 255, 255, 255]);
    expect(seen.share).toBeGreaterThan(0.05);
    await card.getByRole('button', { name: 'Ver tabela' }).click();
    expect(await card.getByRole('button', { name: 'Baixar imagem' }).count()).toBe(0);
  });
});
