import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from './src/browser.ts';
import { hangOf } from './src/hang.ts';
import { followTraffic } from './src/settled.ts';

/** A test that hangs says where: whether its page still answers, and what it waits for. */

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('says that a page does not answer', async () => {
  const page = await browser.newPage();
  followTraffic(page);
  const address =
    'data:text/html,<script>function spins() { for (;;); } onmessage = spins; postMessage(0, "*")</script>';
  await page.goto(address, { waitUntil: 'commit' });
  // It never will, however long it is given, and takes a core meanwhile.
  expect(await hangOf(page, 500)).toMatch(/does not answer; under way: nothing/);
  await page.close();
});

it('names what a page waits for that does nothing', async () => {
  const page = await browser.newPage();
  followTraffic(page);
  await page.route('**/never', () => undefined);
  await page.route('**/page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Espera</p>' }));
  await page.goto('http://portal.example/page');
  const asked = page.waitForRequest('**/never');
  await page.evaluate(() => void fetch('/never'));
  await asked;
  expect(await hangOf(page)).toMatch(/: complete visible \d+x\d+; under way: .*\/never$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
