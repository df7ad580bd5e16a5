import { formatNumber } from '@fonte/pt-br';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { launched, signIn } from '../browser.ts';
import { median } from '../measure.ts';
import { environmentOf, people, portalOn } from '../portal.ts';
import type { Findings, Scenario } from '../scenario.ts';
import { ROOT, startServer } from '../server.ts';

const VISITS = 7;
const REQUESTS = 15;
const PAINTED_MS = 2_000;

/** The dashboard of an Administrador in headless Chromium on a warm browser cache, and the size of the bundles. */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  const server = await startServer(environmentOf(url));
  const browser = await launched();
  try {
    const [administrador] = await people(portal);
    const context = await browser.newContext({
      viewport: { width: 1_366, height: 768 },
      locale: 'pt-BR',
      baseURL: server.url,
    });
    await signIn(context, server.url, administrador.cookie);
    const first = await visit(context);
    const visits: Visit[] = [];
    for (let count = 0; count < VISITS; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      visits.push(await visit(context));
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
    return [table, bundles()];
  } finally {
    await browser.close();
    await server.stop();
    await portal.close();
  }
};

const ms = (value: number): string => formatNumber(value, 0);

interface Visit {
  readonly requests: number;
  readonly network: number;
  readonly paintedMs: number;
  readonly quietMs: number;
  readonly tiles: number;
}

async function visit(context: BrowserContext): Promise<Visit> {
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
    const paintedMs = Number(await page.evaluate(PAINTED));
    const tiles = Number(await page.evaluate(`${TILES}.length`));
    await page.waitForLoadState('networkidle');
    const quietMs = Number(await page.evaluate('performance.now()'));
    return { requests, network, paintedMs, quietMs, tiles };
  } finally {
    await page.close();
  }
}

// Expressions of the page. A tile is a region whose first paragraph is its figure.
const TILES = `[...document.querySelectorAll('[role=region], section[aria-labelledby], section[aria-label]')].filter((one) => one.querySelector('p'))`;
// Two frames after the last of them shows a number.
const PAINTED = `new Promise((resolve) => {
  const look = () => {
    const filled = ${TILES}.filter((one) => /\\d/.test(one.querySelector('p').textContent));
    if (filled.length < 6) requestAnimationFrame(look);
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
