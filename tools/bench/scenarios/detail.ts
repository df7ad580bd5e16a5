import { undotted } from '@fonte/contracts';
import { formatInteger, formatNumber } from '@fonte/pt-br';
import type { BrowserContext, Page } from 'playwright-core';
import { launched, signIn } from '../browser.ts';
import { WATCH_DRAWING } from '../map/page-watch.ts';
import { median } from '../measure.ts';
import { environmentOf, people, portalOn } from '../portal.ts';
import type { Scenario } from '../scenario.ts';
import { startServer } from '../server.ts';

const VISITS = 5;
const READY_MS = 1_000;
/** The tabs of a property's page as they are called, in their order (second text, 2.7). */
const TABS = ['Dados Gerais', 'Visitas', 'Indicadores', 'Despesas', 'Mídias'] as const;
/** So long nothing more has to come until a tab counts as ready, ms; it is no part of what is told. */
const STILL_MS = 300;

/** The page of the property with most visits in headless Chromium on a warm browser cache: each of its tabs from the navigation or the click until nothing more comes. */
export const scenario: Scenario = async (setup) => {
  const { url, properties } = await setup.programme(setup.properties);
  const portal = await portalOn(url);
  const server = await startServer(environmentOf(url));
  const browser = await launched();
  try {
    const [{ cookie, name }] = await people(portal);
    const { cod_propriedade: code } = await portal.database.db
      .selectFrom('programa.visita')
      .select('cod_propriedade')
      .groupBy('cod_propriedade')
      .orderBy((eb) => eb.fn.countAll(), 'desc')
      .orderBy('cod_propriedade')
      .limit(1)
      .executeTakeFirstOrThrow();
    const context = await browser.newContext({
      viewport: { width: 1_366, height: 768 },
      locale: 'pt-BR',
      baseURL: server.url,
      reducedMotion: 'reduce',
    });
    await context.addInitScript(WATCH_DRAWING);
    await signIn(context, server.url, cookie);
    const first = await visit(context, code);
    const visits: (readonly number[])[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let count = 0; count < VISITS; count += 1) visits.push(await visit(context, code));
    const all = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0);
    const each = (of: (times: readonly number[]) => number) => {
      const times = visits.map(of);
      return [ms(of(first)), ms(median(times)), ms(Math.max(...times))];
    };
    return {
      title: `Uma propriedade no navegador, aba por aba, ${formatInteger(properties)} propriedades, 1366 × 768`,
      head: ['Medida', 'Primeira visita', 'Depois', 'A mais lenta', 'Limite'],
      rows: [
        ...TABS.map((tab, at) => [
          at === 0 ? `${tab}, desde o endereço, ms` : `${tab}, desde o clique, ms`,
          ...each((times) => times[at]!),
          '',
        ]),
        ['Todas as abas, uma depois da outra, ms', ...each(all), ms(READY_MS)],
      ],
      notes: [
        `${name}, a propriedade com mais visitas (${code}). Mediana de ${VISITS} visitas, cada uma numa página nova com a sessão aberta, depois de uma que enche o cache do navegador. Pronta: nada mais é pedido, desenhado ou esperado.`,
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
    await portal.close();
  }
};

const ms = (value: number): string => formatNumber(value, 0);

/** Milliseconds of each tab. */
async function visit(context: BrowserContext, code: string): Promise<number[]> {
  const page = await context.newPage();
  try {
    await page.goto(`/propriedades/detalhe/${undotted(code)}`, { waitUntil: 'domcontentloaded' });
    const times = [await ready(page, TABS[0])];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const tab of TABS.slice(1)) times.push(await ready(page, tab, true));
    return times;
  } finally {
    await page.close();
  }
}

/** Milliseconds until a tab is ready, since the navigation or the click on it. */
const ready = async (page: Page, tab: string, click = false): Promise<number> =>
  Number(
    await page.evaluate(`(async () => {
  const tabs = () => [...document.querySelectorAll('main nav a')];
  const called = (one) => one.textContent.startsWith(${JSON.stringify(tab)});
  const began = ${click ? 'performance.now()' : '0'};
  ${click ? 'tabs().find(called).click();' : ''}
  const isReady = () =>
    tabs().some((one) => called(one) && one.getAttribute('aria-current') === 'page') &&
    window.__open === 0 && document.querySelector('main .MuiSkeleton-root') === null;
  let since = null;
  for (;;) {
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    if (!isReady()) since = null;
    else since ??= now;
    const last = Math.max(since ?? now, window.__drawn);
    if (since !== null && now - last > ${STILL_MS}) return last - began;
    if (now - began > 60000) throw new Error('Never ready');
  }
})()`),
  );
