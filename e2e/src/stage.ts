import type { Profile } from '@fonte/contracts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { endSessions } from './api.ts';
import { contextOf, LAPTOP, launch, watch, type Preferences, type Viewport, type Watch } from './browser.ts';
import { followTraffic } from './settled.ts';

export type Stage = {
  portal: string;
  /** Opens an address as a profile (or as nobody, with null) in a context of its own, which ends with the test. */
  open: (profile: Profile | null, path: string, options?: StageOptions) => Promise<Page>;
};

export type StageOptions = Preferences & {
  viewport?: Viewport;
  /** Faults that the test brings about itself; any other one fails it. */
  expects?: RegExp;
  /** In a context that others of the file share: for tests that only look. What the browser has fetched for one serves the next. */
  shared?: boolean;
  /** Before the first request: routes to intercept. */
  before?: (page: Page) => Promise<unknown>;
};

type Opened = {
  context: BrowserContext;
  page: Page;
  watch: Watch;
  expects: RegExp | undefined;
  shared: boolean;
};

/**
 * One browser for a file, a context for each page opened. A fault that a page reports fails its test, whatever the test looks at. A file may bring a
 * portal of its own, started before its tests.
 */
export function useStage(own?: () => string): Stage {
  let browser: Browser;
  let opened: Opened[] = [];
  const looking = new Map<string, ReturnType<typeof contextOf>>();
  const kept = new Set<string>();
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
    await endSessions();
  });
  afterEach(async () => {
    const done = opened;
    opened = [];
    // A request that a route is still answering ends with its page: nobody waits for it any more.
    await Promise.all(
      done.flatMap(({ context }) =>
        context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })),
      ),
    );
    await Promise.all(done.map(({ context, page, shared }) => (shared ? page.close() : context.close())));
    await endSessions(kept);
    const faults = done.flatMap((one) => one.watch.faults.filter((fault) => !one.expects?.test(fault)));
    expect(faults).toEqual([]);
  });
  const address = () => own?.() ?? inject('portal');
  return {
    get portal() {
      return address();
    },
    async open(profile, path, { expects, before, shared = false, viewport = LAPTOP, ...preferences } = {}) {
      const made = () => contextOf(browser, address(), profile, viewport, preferences);
      const key = JSON.stringify([profile, viewport, preferences]);
      if (shared && !looking.has(key)) looking.set(key, made());
      const { context, session } = await ((shared ? looking.get(key) : undefined) ?? made());
      if (shared && session !== null) kept.add(session);
      const page = await drawingPage(context);
      page.setDefaultTimeout(60_000);
      followTraffic(page);
      opened.push({ context, page, watch: watch(page), expects, shared });
      await before?.(page);
      await page.goto(path);
      return page;
    },
  };
}

/**
 * A page that draws. Headless Chromium on a busy machine now and then gives one that never gets a frame, and then nothing on it comes into
 * sight; it is told apart before anything of ours is in it.
 */
async function drawingPage(context: BrowserContext): Promise<Page> {
  for (let left = 3; left > 0; left -= 1) {
    const page = await context.newPage();
    const draws = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
          setTimeout(() => resolve(false), 5000);
        }),
    );
    if (draws) return page;
    await page.close();
  }
  throw new Error('Chromium draws no frames');
}
