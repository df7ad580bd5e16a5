import { describe, expect, it } from 'vitest';
import { PHONE } from './src/browser.ts';
import { useStage } from './src/stage.ts';

/** /indicadores without a panel: what may be opened, as cards. */

const stage = useStage();

describe('the panels as cards', () => {
  it.each(['supervisor', 'consulta'] as const)(
    'show %s a figure that the panel shows too, and remember what was opened',
    async (profile) => {
      const page = await stage.open(profile, '/indicadores');
      await page.getByText('Selecione o painel que deseja visualizar seus indicadores').waitFor();
      const card = page.locator('section', { has: page.getByRole('link', { name: 'Produção de leite' }) });
      // The figure of the card, 1.234,5 litros: its digits are compared, as the panel writes the unit apart.
      const figure = card.locator('p', { hasText: /^\D*[\d.,]+\D*$/ }).first();
      await figure.waitFor();
      const digits = /[\d.,]+/.exec((await figure.textContent()) ?? '')?.[0] ?? '';
      expect(digits).toMatch(/\d/);
      await card.click();
      await page.getByRole('combobox', { name: 'Painel' }).waitFor();
      await expect.poll(() => new URL(page.url()).searchParams.get('painel')).not.toBeNull();
      await page.getByText(digits, { exact: false }).first().waitFor();
      await page.goBack();
      await page.getByText(/^Aberto por último em \d{2}\/\d{2}\/\d{4}$/).waitFor();
    },
  );

  it('open by the keyboard: the only hit of the search with Enter; on the phone by a tap', async () => {
    const page = await stage.open('coordenador', '/indicadores');
    await page.getByRole('link', { name: 'Adoção de práticas' }).waitFor();
    await page.getByRole('combobox', { name: 'Painel' }).fill('adocao');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('painel')).not.toBeNull();
    const phone = await stage.open('coordenador', '/indicadores', { viewport: PHONE });
    await phone.getByRole('link', { name: 'Adoção de práticas' }).click();
    await expect.poll(() => new URL(phone.url()).searchParams.get('painel')).not.toBeNull();
  });
});
