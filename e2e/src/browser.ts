import { existsSync } from 'node:fs';
import type { Profile } from '@fonte/contracts';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { signIn } from './api.ts';

// Chromium without its window first: the same pages for a fifth of the work, as the whole browser draws menus of its own for every context.
const CHROMIUM = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

export const LAPTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };

/**
 * Headless Chromium as Debian packages it, without its calls to the outside; `more` are arguments of a test's own. The GPU process stays, with SwiftShader for
 * WebGL, and puts frames together: with `--disable-gpu` one page with a map in some sixty stops getting frames for good (Chromium 156: 8 of about 450
 * against 0 of 192), with `--disable-gpu-compositing` one page in some 1 300, a fifth of the processor less; nothing on such a page is ever at rest. What pages
 * and canvases paint does not go through it: SwiftShader took five to eight seconds of processor for one map, painting without it takes a fifth of a second.
 */
export function launch(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: executable(), args: [...ARGUMENTS, ...more] });
}

/**
 * The GPU process puts each frame together with SwiftShader, and nobody looks: what it draws there is left out, as in Chromium's own browser tests ('Most tests do not need
 * pixel output', content/public/test/browser_test_base.cc). Frames come as ever; what a canvas holds and what is printed is whole, only a screenshot is empty.
 * `E2E_SEEN=1` for who wants one.
 */
const UNSEEN = process.env['E2E_SEEN'] === '1' ? [] : ['--disable-gl-drawing-for-tests'];

/** Where Chromium is. Errors: it is nowhere. */
export function executable(): string {
  if (!CHROMIUM) throw new Error('no Chromium found; set CHROMIUM to its path');
  return CHROMIUM;
}

export const ARGUMENTS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-rasterization',
  '--disable-accelerated-2d-canvas',
  ...UNSEEN,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds: what V8 compiles for speed, after ten times as many calls as it would, is rarely paid back.
  '--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-turbofan=30000',
];

/** What went wrong in a page that nobody should see: script errors, console errors (CSP reports among them), failed requests. */
export type Watch = { faults: string[] };

/** Collects a page's faults from now on. */
export function watch(page: Page): Watch {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`pageerror: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left cancels what it no longer needs.
    const text = request.failure()?.errorText ?? '';
    if (text !== 'net::ERR_ABORTED') faults.push(`${text} ${request.url()}`);
  });
  return { faults };
}

export type Viewport = { width: number; height: number };
export type Preferences = {
  colorScheme?: 'light' | 'dark';
  /** Default: 'reduce'. What moves is drawn sixty times a second, by the processor. */
  reducedMotion?: 'reduce' | 'no-preference';
  /** 'allow': with the portal's own worker, past which no request can be intercepted. Default: without. */
  serviceWorkers?: 'allow';
};

/** A context in which a profile is signed in (or nobody, with null), and the cookie of its session. */
export async function contextOf(
  browser: Browser,
  portal: string,
  profile: Profile | null,
  viewport: Viewport,
  preferences: Preferences = {},
): Promise<{ context: BrowserContext; session: string | null }> {
  const context = await browser.newContext({
    viewport,
    locale: 'pt-BR',
    baseURL: portal,
    hasTouch: viewport.width < 768,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...preferences,
  });
  if (!profile) return { context, session: null };
  return { context, session: await enterAs(context, portal, profile) };
}

/** Signs a profile in, in a context, and gives the cookie of its session. */
export async function enterAs(context: BrowserContext, portal: string, profile: Profile): Promise<string> {
  const { cookie, user } = await signIn(portal, profile);
  // What a sign-in leaves in the browser, without the CPF.
  const kept = JSON.stringify({ ...user, cpf: undefined });
  await context.addInitScript((text) => {
    // A frame without an origin of ours (a mail that is shown before it is sent) keeps nothing.
    if (globalThis.origin !== 'null' && sessionStorage.getItem('e2e') === null) {
      localStorage.setItem('fonte.session', text);
      sessionStorage.setItem('e2e', '1');
    }
  }, kept);
  const { hostname } = new URL(portal);
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), domain: hostname, path: '/' };
    }),
  );
  return cookie;
}
