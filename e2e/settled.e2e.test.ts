import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from './src/browser.ts';
import { followTraffic, settled } from './src/settled.ts';

/** Waiting for a page to come to rest ends, also where the browser gives it no frames: a busy machine does that to headless pages. */

let browser: Browser;
beforeAll(async () => {
  // Frames come when they are asked for, and nobody asks.
  browser = await launch(['--enable-begin-frame-control', '--deterministic-mode']);
});
afterAll(() => browser.close());

it('a page without frames comes to rest', async () => {
  const page = await browser.newPage();
  followTraffic(page);
  await page.goto('data:text/html,<p>quieto</p>', { waitUntil: 'commit' });
  const frames = await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => resolve('frames'));
        setTimeout(() => resolve('none'), 1000);
      }),
  );
  expect(frames).toBe('none');
  await settled(page);
});
