import type { Page } from 'playwright-core';
import { underWay } from './settled.ts';

/** Milliseconds after which a test that still looks at its page hangs; a minute before vitest ends it without a word of where. */
const HANGS_AFTER = 240_000;
/** Milliseconds that a page is given to answer. */
const PATIENCE = 5000;

/** What can be said from outside of a page that a test does not come to an end with. */
export async function hangOf(page: Page, patience = PATIENCE): Promise<string> {
  const answers = await Promise.race([
    page
      .evaluate(() => `${document.readyState} ${document.visibilityState} ${innerWidth}x${innerHeight}`)
      .catch(String),
    // Its script is busy and does not end, or it has gone to another document that does not come.
    new Promise<string>((resolve) => setTimeout(() => resolve('does not answer'), patience)),
  ]);
  return `hangs at ${page.url()}: ${answers}; under way: ${underWay(page).join(' ') || 'nothing'}`;
}

/** Says it of a page, once it hangs, unless the answer is called before. */
export function toldWhenItHangs(page: Page, tell: (what: string) => void): () => void {
  const timer = setTimeout(() => void hangOf(page).then(tell), HANGS_AFTER);
  return () => clearTimeout(timer);
}
