import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

type Traffic = { started: number; underWay: Set<Request> };
const traffic = new WeakMap<Page, Traffic>();

/** Counts a page's requests from now on, for `settled`. */
export function followTraffic(page: Page): void {
  const now: Traffic = { started: 0, underWay: new Set() };
  traffic.set(page, now);
  page.on('request', (request) => {
    now.started += 1;
    now.underWay.add(request);
  });
  page.on('requestfinished', (request) => now.underWay.delete(request));
  page.on('requestfailed', (request) => now.underWay.delete(request));
}

/** Addresses that a page still waits for. */
export const underWay = (page: Page): string[] =>
  [...(traffic.get(page)?.underWay ?? [])].map((request) => request.url());

/**
 * Waits until a page has nothing more to do: no request under way, and none begun while it came to rest twice. A busy machine makes it
 * longer by itself, an idle one shorter than the half second of silence that 'networkidle' means.
 */
export async function settled(page: Page): Promise<void> {
  const now = traffic.get(page);
  if (!now) throw new Error('the stage follows the traffic of its own pages only');
  await page.waitForLoadState('load');
  await expect
    .poll(
      async () => {
        const before = now.started;
        await page.evaluate(atRest);
        const more = Number(now.started !== before);
        return underWay(page).concat(Array(more).fill('begun meanwhile'));
      },
      // Only what hangs is ended: how long a page takes is the machine's.
      { timeout: 60_000 },
    )
    .toEqual([]);
}

/** In the page: drawn, and idle after it, twice; once where neither comes, as they would not come the second time. */
async function atRest(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    let drawn = false;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const late = await new Promise<boolean>((resolve) => {
      // Where frames stay away no moment is ever idle: the one who waits would hang with them.
      const idle = () => requestIdleCallback(({ didTimeout }) => resolve(didTimeout), { timeout: 5000 });
      requestAnimationFrame(() => {
        drawn = true;
        idle();
      });
      // A page that draws none must not hold the test up.
      setTimeout(idle, 1000);
    });
    if (late && !drawn) return;
  }
}
