import * as indicators from '@fonte/contracts/endpoints/indicators';
import { describe, expect, it } from 'vitest';
import { LAPTOP, PHONE } from './src/browser.ts';
import { useStage } from './src/stage.ts';
import { takesKeys } from './src/suggested.ts';
import { violations } from './src/walk/judged.ts';

/** Values after '=' while a formula is written: what the reader's rows have, found by its letters, put in with its quotes. */

const stage = useStage();
const CATALOGUE = `**${indicators.formulaCatalogue.path}`;
/** Longer than typing rests before suggestions are looked up (third text, section 2.3). */
const TYPING_RESTS_MS = 500;

describe.each([LAPTOP, PHONE])('at $width px', (viewport) => {
  it('a state is found by its letters, chosen with the keyboard, and the formula is good', async () => {
    // The names come only after the first letters: what they stand for is offered then.
    let written: (() => void) | undefined;
    const first = new Promise<void>((resolve) => (written = resolve));
    const page = await stage.open('administrador', '/configuracoes/indicador/criar', {
      viewport,
      before: (opened) => opened.route(CATALOGUE, (route) => first.then(() => route.continue())),
    });
    const editor = page.getByRole('textbox', { name: /Fórmula/ });
    await editor.click();
    await page.keyboard.insertText('SUM(SE($UF =');
    await page.keyboard.type(" 'g");
    const list = page.getByRole('listbox');
    await page.waitForTimeout(TYPING_RESTS_MS);
    expect(await list.count()).toBe(0);
    written?.();
    await list.getByRole('option', { name: /^Goiás/ }).waitFor();
    expect(await list.textContent()).toContain('Valores de UF');
    // The list stands in the page's width.
    const box = await page.locator('.token-popup').boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(viewport.width);
    expect(await violations(page)).toEqual([]);
    // Escape closes it and leaves the text; asked for again, it is there again.
    await page.keyboard.press('Escape');
    await expect.poll(() => list.count()).toBe(0);
    expect(await editor.textContent()).toBe("SUM(SE($UF = 'g");
    await page.keyboard.press('Control+Space');
    await list.getByRole('option', { name: /^Goiás/ }).waitFor();
    await expect.poll(() => editor.getAttribute('aria-activedescendant')).toBeTruthy();
    await list.getByRole('option', { name: /^Goiás/, selected: true }).waitFor();
    await takesKeys(list);
    await page.keyboard.press('Enter');
    await expect.poll(() => editor.textContent()).toBe("SUM(SE($UF = 'Goiás'");
    // Nothing is offered behind a value that is whole, and letters that no value has are told.
    await page.keyboard.insertText("; 1; 0)) + SUM(SE($UF = 'zzz");
    await page.keyboard.type('z');
    await page.getByRole('status').filter({ hasText: 'Nenhum valor de UF tem “zzzz”' }).waitFor();
    expect(await list.count()).toBe(0);
  });
});
