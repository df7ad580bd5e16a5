import { addressOf } from '@fonte/contracts';
import { featuresApi, featuresItems } from '@fonte/contracts/endpoints/features-api';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LAPTOP, PHONE } from './src/browser.ts';
import { useStage } from './src/stage.ts';
import { violations } from './src/walk/judged.ts';

// The pages of OGC API – Features, as whoever is signed in opens them: without scripts, so that nothing has to be waited for.

const stage = useStage();
const ROOT = addressOf(featuresApi);
const items = (collectionId: string, query: Record<string, string>) =>
  addressOf(featuresItems, { params: { collectionId }, query });

async function expectWell(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
  // The style has come through the page's own policy.
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector('header')!).backgroundColor),
  ).not.toBe('rgba(0, 0, 0, 0)');
}

// Who has most layers and columns where there is least room.
describe.each([
  ['nacional', PHONE, 'dark'],
  ['consulta', LAPTOP, 'light'],
] as const)('%s at %j, %s', (profile, viewport, colorScheme) => {
  it('goes from the landing page to a feature by links alone; is told when nothing is found, and what is wrong', async () => {
    const page = await stage.open(profile, ROOT, { viewport, colorScheme, expects: /^400 |status of 400/ });
    await expectWell(page);
    await page.getByRole('link', { name: 'Camadas', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Camadas' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Polígonos', exact: true }).count()).toBe(
      profile === 'nacional' ? 1 : 0,
    );
    await expectWell(page);
    await page
      .locator('section', { hasText: 'Estados' })
      .getByRole('link', { name: 'Feições', exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: /^Feições: / }).waitFor();
    await expectWell(page);
    await page.locator('tbody').getByRole('link').first().click();
    await page.getByText('"type":"').first().waitFor();
    await expectWell(page);
    await page.getByRole('link', { name: 'Página de entrada' }).click();
    await page.getByRole('link', { name: 'Definição da API', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Definição da API' }).waitFor();
    await expectWell(page);

    await page.goto(items('propriedades', { uf: 'XX' }));
    await page.getByText('Nenhuma feição encontrada (0)').waitFor();
    await expectWell(page);
    await page.goto(items('propriedades', { limite: '2' }));
    await page.getByText('O parâmetro limite não existe aqui').waitFor();
    await expectWell(page);
  });
});
