import { addressOf } from '@fonte/contracts';
import { mapSummary } from '@fonte/contracts/endpoints/map-summary';
import { formatInteger, formatNumber } from '@fonte/pt-br';
import type { BrowserContext } from 'playwright-core';
import { launched, signIn } from '../browser.ts';
import { DRAWN, FIRST_CARD, WATCH_CARD, WATCH_DRAWING } from '../map/page-watch.ts';
import { aroundMany, SELECTED_LAYERS, type Around } from '../map/selection-place.ts';
import { median, timed } from '../measure.ts';
import { environmentOf, people, portalOn, type Portal } from '../portal.ts';
import type { Findings, Scenario } from '../scenario.ts';
import { startServer } from '../server.ts';

const VISITS = 7;
const USABLE_MS = 2_500;
const FIRST_CARD_MS = 1_000;
const FEATURES = 10_000;
/** A box in what panels leave free of a laptop's map, px. */
const FROM = [420, 330] as const;
const TO = [1_000, 680] as const;

/** The full map in headless Chromium: until tiles and points are drawn, and from the end of a selection to its first card; and the totals of selections. */
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
      reducedMotion: 'reduce',
    });
    await context.addInitScript(WATCH_DRAWING);
    await signIn(context, server.url, administrador.cookie);
    const around = await aroundMany(portal, Math.min(FEATURES, properties), {
      width: TO[0] - FROM[0],
      height: TO[1] - FROM[1],
    });
    const first = await visit(context);
    const warm: number[] = [];
    const selections: { firstMs: number; found: number }[] = [];
    for (let count = 0; count < VISITS; count += 1) {
      // oxlint-disable no-await-in-loop -- one after the other
      warm.push(await visit(context));
      selections.push(await select(context, around, count));
      // oxlint-enable no-await-in-loop
    }
    return [
      pageFindings(properties, first, median(warm), selections),
      await totals(portal, administrador.cookie, around, properties),
    ];
  } finally {
    await browser.close();
    await server.stop();
    await portal.close();
  }
};

const ms = (value: number): string => formatNumber(value, 0);

/** Milliseconds from the navigation until nothing more is drawn: base map, tiles and points. */
async function visit(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  try {
    await page.goto('/mapa', { waitUntil: 'domcontentloaded' });
    return Number(await page.evaluate(DRAWN));
  } finally {
    await page.close();
  }
}

/** Draws a box over the place, never the same twice, so that no answer is kept; from the button's release to the first card. */
async function select(
  context: BrowserContext,
  { zoom, center: [lon, lat] }: Around,
  count: number,
): Promise<{ firstMs: number; found: number }> {
  const page = await context.newPage();
  try {
    await page.goto(`/mapa?lugar=${lon + count * 0.001},${lat},${zoom}`, { waitUntil: 'domcontentloaded' });
    await page.evaluate(DRAWN);
    await page.getByRole('button', { name: 'Caixa', exact: true }).click();
    await page.mouse.move(...FROM);
    await page.mouse.down();
    await page.mouse.move(TO[0] - 50, TO[1] - 50);
    await page.mouse.move(...TO);
    await page.evaluate(WATCH_CARD);
    await page.mouse.up();
    const firstMs = Number(await page.evaluate(FIRST_CARD));
    await page.waitForLoadState('networkidle');
    const tabs = await page.getByRole('region', { name: 'Resultados' }).getByRole('tab').allTextContents();
    const found = tabs.reduce(
      (sum, text) => sum + Number((/([\d.]+)$/.exec(text)?.[1] ?? '0').replaceAll('.', '')),
      0,
    );
    return { firstMs, found };
  } finally {
    await page.close();
  }
}

function pageFindings(
  properties: number,
  first: number,
  warm: number,
  selections: readonly { firstMs: number; found: number }[],
): Findings {
  return {
    title: `Mapa completo no navegador, ${formatInteger(properties)} propriedades, 1366 × 768`,
    head: ['Medida', 'ms', 'Limite'],
    rows: [
      ['Primeira visita: fundo, quadros e pontos desenhados', ms(first), ''],
      ['Cache do navegador cheio: o mesmo', ms(warm), ms(USABLE_MS)],
      [
        `Seleção de ${formatInteger(median(selections.map(({ found }) => found)))} feições por uma caixa: até a primeira ficha`,
        ms(median(selections.map(({ firstMs }) => firstMs))),
        ms(FIRST_CARD_MS),
      ],
    ],
    notes: [
      `Mediana de ${VISITS} visitas de um Administrador, cada uma numa página nova com a sessão aberta, sem animações. Desenhado: a última operação de desenho antes de 700 ms sem nenhuma e sem pedido em andamento.`,
      'A caixa muda a cada vez, para que nenhuma resposta esteja guardada.',
    ],
  };
}

const COUNTRY: Around['ring'] = [
  [-74, -34],
  [-34, -34],
  [-34, 6],
  [-74, 6],
  [-74, -34],
];

/** Totals of whole layers and of selections, each time another ring, so that none is kept. */
async function totals(
  portal: Portal,
  cookie: string,
  { ring }: Around,
  properties: number,
): Promise<Findings> {
  const ask = async (nome: string, area: Around['ring'] | null, turn: number): Promise<string> => {
    const moved = area?.map(([lon, lat]) => [lon + turn * 1e-6, lat]) ?? null;
    // A filter that changes nothing is another question.
    const filtro = `1 = 1 AND ${turn + 1} = ${turn + 1}`;
    const answer = await portal.app.server.inject({
      method: 'POST',
      url: addressOf(mapSummary),
      headers: { cookie },
      payload: { camadas: [{ nome, filtro }], area: moved },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.body;
  };
  const rows: string[][] = [];
  for (const nome of SELECTED_LAYERS) {
    const cells = [nome as string];
    for (const area of [null, ring, COUNTRY]) {
      let total = 0;
      const times: number[] = [];
      for (let turn = 0; turn < 4; turn += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const took = await timed(async () => {
          total = (JSON.parse(await ask(nome, area, turn)) as [{ total: number }])[0].total;
        });
        if (turn > 0) times.push(took);
      }
      cells.push(formatInteger(total), ms(median(times)));
    }
    rows.push(cells);
  }
  return {
    title: `Totais de camadas e de seleções, ${formatInteger(properties)} propriedades`,
    head: ['Camada', 'Toda', 'ms', 'Seleção', 'ms', 'Contorno do país', 'ms'],
    rows,
    notes: ['Feições e tempo da chamada inteira, sem rede e sem resposta guardada; mediana de três.'],
  };
}
