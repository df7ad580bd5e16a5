import type { Profile } from '@fonte/contracts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { endSessions } from './api.ts';
import { contextOf, LAPTOP, launch, watch, type Preferences, type Viewport, type Watch } from './browser.ts';
import { toldWhenItHangs } from './hang.ts';
import { followTraffic } from './settled.ts';

export type Stage = {
  portal: string;
  /** Opens an address as a profile (or as nobody, with null) in a context of its own, which ends with the test. */
  open: (profile: Profile | null, path: string, options?: StageOptions) => Promise<Page>;
  /** The tab in which the tests of a file move about one after the other as a profile, from its landing page on; a new one after a test that failed. */
  roam: (profile: Profile, viewport: Viewport) => Promise<Page>;
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
  /** Kept for the next test under this key. */
  roams?: string;
  /** No more looking whether it hangs. */
  ended: () => void;
};

/** The browser of the worker that runs this: files follow each other in it, and a start costs as much as a page. Playwright ends it with the process. */
let running: Promise<Browser> | undefined;

/** That browser; a new one where there is none or it has gone. */
async function browserHere(): Promise<Browser> {
  const there = await running?.catch(() => undefined);
  return there?.isConnected() ? there : (running = launch());
}

/**
 * A context for each page opened, all of a file's ended with it. A fault that a page reports fails its test, whatever the test looks at. A file may bring a
 * portal of its own, started before its tests.
 */
export function useStage(own?: () => string): Stage {
  let browser: Browser;
  let opened: Opened[] = [];
  const looking = new Map<string, ReturnType<typeof contextOf>>();
  const kept = new Set<string>();
  const roaming = new Map<string, Opened>();
  beforeAll(async () => {
    browser = await browserHere();
  });
  let faulty = false;
  afterAll(async () => {
    // A browser in which something went wrong is no other file's.
    if (faulty) await browser.close();
    else await Promise.all(browser.contexts().map((context) => context.close()));
    await endSessions();
  });
  afterEach(async ({ task }) => {
    const faults = opened.flatMap((one) =>
      one.watch.faults.splice(0).filter((fault) => !one.expects?.test(fault)),
    );
    for (const { ended } of opened) ended();
    const failed = faults.length > 0 || task.result?.state === 'fail';
    faulty ||= failed;
    for (const { roams } of opened) if (roams !== undefined && failed) roaming.delete(roams);
    const done = opened.filter(({ roams }) => roams === undefined || failed);
    opened = [];
    // A request that a route is still answering ends with its page: nobody waits for it any more.
    await Promise.all(
      done.flatMap(({ context }) =>
        context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })),
      ),
    );
    await Promise.all(done.map(({ context, page, shared }) => (shared ? page.close() : context.close())));
    await endSessions(kept);
    expect(faults).toEqual([]);
  });
  const looked = (page: Page, watched: Watch) => toldWhenItHangs(page, (what) => watched.faults.push(what));
  const address = () => own?.() ?? inject('portal');
  const stage: Stage = {
    get portal() {
      return address();
    },
    async roam(profile, viewport) {
      const roams = JSON.stringify([profile, viewport]);
      const there = roaming.get(roams);
      if (there) {
        opened.push({ ...there, ended: looked(there.page, there.watch) });
        return there.page;
      }
      // On the laptop as most people see them, with what moves.
      const reducedMotion = viewport === LAPTOP ? 'no-preference' : 'reduce';
      const page = await stage.open(profile, '/', { viewport, reducedMotion, shared: true });
      const one = opened.find((other) => other.page === page);
      if (one) roaming.set(roams, Object.assign(one, { roams }));
      return page;
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
      const watched = watch(page);
      const ended = looked(page, watched);
      opened.push({ context, page, watch: watched, expects, shared, ended });
      await before?.(page);
      await page.goto(path);
      return page;
    },
  };
  return stage;
}

/** Milliseconds that an empty page is given to come and to draw. */
const EMPTY_PAGE = 30_000;

/**
 * A page that draws. Headless Chromium on a busy machine now and then gives one that never gets a frame, or never answers, and then nothing on it
 * comes into sight; it is told apart before anything of ours is in it.
 */
async function drawingPage(context: BrowserContext): Promise<Page> {
  for (let left = 3; left > 0; left -= 1) {
    const coming = context.newPage();
    const page = await unlessLate(coming);
    if (page && (await unlessLate(page.evaluate(draws)))) return page;
    // Not waited for: what does not draw may not close either.
    void coming.then((late) => late.close()).catch(() => undefined);
  }
  throw new Error('Chromium draws no frames');
}

/** In the page: whether two frames come within five seconds. */
function draws(): Promise<boolean> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
    setTimeout(() => resolve(false), 5000);
  });
}

async function unlessLate<T>(answer: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), EMPTY_PAGE);
  });
  // When it is late nobody is left to hear why.
  answer.catch(() => undefined);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
