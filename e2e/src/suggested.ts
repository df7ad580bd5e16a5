import type { Locator } from 'playwright-core';

/** CodeMirror's `interactionDelay` in milliseconds (its default, which the token editor keeps). */
const IGNORES_KEYS = 75;

/**
 * Waits until the editor's open list takes keys. For its first 75 ms it takes none, so that an Enter meant for the text
 * does not choose what has just appeared; the list's age is not in the page, so this is time from when it is seen.
 */
export async function takesKeys(list: Locator): Promise<void> {
  await list.getByRole('option').first().waitFor();
  await list.page().waitForTimeout(IGNORES_KEYS + 25);
}
