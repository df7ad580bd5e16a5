import { formatNumber } from '@fonte/pt-br';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import { launched, signIn } from '../browser.ts';
import { lineTo, type Line, type Sent } from '../line.ts';
import { median } from '../measure.ts';
import { environmentOf, people, portalOn } from '../portal.ts';
import type { Findings, Scenario } from '../scenario.ts';
import { ROOT, startServer } from '../server.ts';

const VISITS = 7;
const REQUESTS = 15;
/** What of a first visit goes over the line, and when a visit shows its first figure and all of them. */
const FIRST_REQUESTS = 48;
const FIRST_KB = 510;
const FIGURE_MS = 1_000;
const PAINTED_MS = 2_000;
/** A page that has come to rest makes what nobody has scrolled to (core/when-in-sight.tsx) and keeps its frame (app/keep-frame.ts). */
const AFTER_REST_MS = 8_000;
/** A weak line: 400 kbit a second, each request late by as much as a phone's far from its mast. */
const WEAK = { bytesPerSecond: 50_000, delayMs: 150 };

/** The dashboard of an Administrador in headless Chromium on a warm browser cache, and the size of the bundles. */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  const server = await startServer(environmentOf(url));
  const browser = await launched();
  const line = await lineTo(server.url);
  try {
    const [administrador] = await people(portal);
    const context = await contextOn(browser, line);
    await signIn(context, line.url, administrador.cookie);
    const first = await visit(context, line, AFTER_REST_MS);
    const whole = line.sent();
    const visits: Visit[] = [];
    for (let count = 0; count < VISITS; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      visits.push(await visit(context, line));
    const requests = Math.max(...visits.map((one) => one.requests));
    const table: Findings = {
      title: `Dashboard do Administrador, ${properties.toLocaleString('pt-BR')} propriedades, 1366 × 768`,
      head: ['Medida', 'Primeira visita', 'Cache do navegador cheio', 'Limite'],
      rows: [
        ['Pedidos, os respondidos pelo cache inclusive', String(first.requests), String(requests), ''],
        [
          'Pedidos que foram à rede',
          String(first.network),
          String(Math.max(...visits.map((one) => one.network))),
          String(REQUESTS),
        ],
        ['Pedidos pela linha', String(first.sent.requests), '', String(FIRST_REQUESTS)],
        ['… com o que vem depois do sossego', String(whole.requests), '', ''],
        ['KB pela linha', kb(first.sent.bytes), '', String(FIRST_KB)],
        ['… com o que vem depois do sossego', kb(whole.bytes), '', ''],
        [
          'O primeiro número, ms',
          ms(first.figureMs),
          ms(median(visits.map((one) => one.figureMs))),
          ms(FIGURE_MS),
        ],
        [
          'Todas as peças pintadas, ms',
          ms(first.paintedMs),
          ms(median(visits.map((one) => one.paintedMs))),
          ms(PAINTED_MS),
        ],
        ['Tudo quieto, com o mapa, ms', ms(first.quietMs), ms(median(visits.map((one) => one.quietMs))), ''],
      ],
      notes: [
        `Mediana de ${VISITS} visitas, cada uma numa página nova com a sessão aberta. Pintadas: dois quadros depois que a última peça mostra um número.`,
        `Peças: ${first.tiles}.`,
      ],
    };
    return [table, await entrance(browser, server.url), bundles()];
  } finally {
    await browser.close();
    await line.close();
    await server.stop();
    await portal.close();
  }
};

const ms = (value: number): string => formatNumber(value, 0);
const kb = (bytes: number): string => formatNumber(bytes / 1_024, 0);

const contextOn = (browser: Browser, line: Line): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1_366, height: 768 }, locale: 'pt-BR', baseURL: line.url });

/** The entrance on a weak line and an empty browser: when a person may write into the form, and what comes after it. */
async function entrance(browser: Browser, url: string): Promise<Findings> {
  const line = await lineTo(url, WEAK);
  const context = await contextOn(browser, line);
  try {
    const page = await context.newPage();
    const began = performance.now();
    await page.goto('/auth/login', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').waitFor();
    const [formMs, before] = [performance.now() - began, line.sent()];
    await page.waitForLoadState('networkidle');
    const [restMs, all] = [performance.now() - began, line.sent()];
    return {
      title: 'Entrada por uma linha de 400 kbit/s, navegador vazio',
      head: ['Medida', 'Até o formulário', 'Até o sossego'],
      rows: [
        ['ms', ms(formMs), ms(restMs)],
        ['Pedidos', String(before.requests), String(all.requests)],
        ['KB', kb(before.bytes), kb(all.bytes)],
      ],
      notes: [`Cada pedido tarda ${WEAK.delayMs} ms a mais.`],
    };
  } finally {
    await context.close();
    await line.close();
  }
}

interface Visit {
  readonly requests: number;
  readonly network: number;
  readonly figureMs: number;
  readonly paintedMs: number;
  readonly quietMs: number;
  readonly tiles: number;
  /** What had gone over the line when the page came to rest. */
  readonly sent: Sent;
}

/** One visit; the page stays open for so many milliseconds more. */
async function visit(context: BrowserContext, line: Line, more = 0): Promise<Visit> {
  const page = await context.newPage();
  try {
    let [requests, network] = [0, 0];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:') && !request.url().startsWith('blob:')) requests += 1;
    });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ response }) => {
      if (!response.fromDiskCache && !response.url.startsWith('data:')) network += 1;
    });
    await page.goto('/dashboard', { waitUntil: 'domcontentloaded' });
    const figureMs = Number(await page.evaluate(painted(1)));
    const paintedMs = Number(await page.evaluate(painted(6)));
    const tiles = Number(await page.evaluate(`${TILES}.length`));
    await page.waitForLoadState('networkidle');
    const quietMs = Number(await page.evaluate('performance.now()'));
    const sent = line.sent();
    // Only then the frame is kept, by a worker that later visits have.
    await page.evaluate('navigator.serviceWorker.ready.then(() => 0)');
    await pause(more);
    return { requests, network, figureMs, paintedMs, quietMs, tiles, sent };
  } finally {
    await page.close();
  }
}

// Expressions of the page. A tile is a region whose first paragraph is its figure.
const TILES = `[...document.querySelectorAll('[role=region], section[aria-labelledby], section[aria-label]')].filter((one) => one.querySelector('p'))`;
/** Milliseconds of the page, two frames after so many of them show a number. */
const painted = (most: number): string => `new Promise((resolve) => {
  const look = () => {
    const filled = ${TILES}.filter((one) => /\\d/.test(one.querySelector('p').textContent));
    if (filled.length < ${most}) requestAnimationFrame(look);
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
  };
  look();
})`;

function bundles(): Findings {
  const run = spawnSync(process.execPath, [join(ROOT, 'tools/bundle-budget.mjs')], { encoding: 'utf8' });
  const rows = run.stdout
    .trim()
    .split('\n')
    .map((line) => /^(\S+)\s+([\d.]+) de (\d+) KB/.exec(line)?.slice(1) ?? [line, '', '']);
  return {
    title: 'JavaScript antes de cada página, KB gzip',
    head: ['Página', 'KB', 'Limite'],
    rows: rows.map(([page = '', size = '', limit = '']) => [page, size.replace('.', ','), limit]),
    notes: [],
  };
}
