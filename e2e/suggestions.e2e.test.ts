import { describe, expect, it } from 'vitest';
import { LAPTOP, PHONE } from './src/browser.ts';
import { useStage } from './src/stage.ts';
import { takesKeys } from './src/suggested.ts';
import { violations } from './src/walk/judged.ts';

/** Suggestions while a formula is written (third text, section 2.3): open, they are as accessible as the page under them. */

const stage = useStage();

describe.each([LAPTOP, PHONE])('at $width px', (viewport) => {
  it('suggestions are a list that reads well, light and dark', async () => {
    const page = await stage.open('administrador', '/configuracoes/indicador/criar', { viewport });
    const editor = page.getByRole('textbox', { name: /Fórmula/ });
    await editor.click();
    await page.keyboard.type('@');
    const list = page.getByRole('listbox');
    await list.getByRole('option').first().waitFor();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).not.toBe(light);
    await list.getByRole('option').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await takesKeys(list);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => list.count()).toBe(0);
    expect((await editor.textContent())?.length).toBeGreaterThan(1);
    // Tab leaves the editor at once, the list open or not.
    await page.keyboard.type(' @');
    await list.getByRole('option').first().waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => list.count()).toBe(0);
    const focused = page.locator(':focus');
    expect(await focused.count()).toBe(1);
    expect(
      await editor.evaluate((element) => element.closest('.cm-editor')?.contains(document.activeElement)),
    ).toBe(false);
  });
});
