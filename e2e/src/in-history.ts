import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Waits until the browser's own history stands where the page's address does. A page says its new address at once, and the browser's process learns of it a
 * moment later: `history.go` counts from where that stands, and in between leads one step too far, out of the portal.
 */
export async function inHistory(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  try {
    await expect
      .poll(async () => {
        const { entries, currentIndex } = await browser.send('Page.getNavigationHistory');
        return entries[currentIndex]?.url;
      })
      .toBe(page.url());
  } finally {
    await browser.detach();
  }
}
