import type { ViewInput } from '@fonte/contracts/view';
import { views } from '@fonte/contracts/view';
import { profileName } from '@fonte/contracts';
import { formatNumber } from '@fonte/pt-br';
import type { Browser, BrowserContext } from 'playwright-core';
import { Indicators } from '../../../apps/server/src/modules/indicators/index.ts';
import { createPanel, publishPanel } from '../../../apps/server/src/modules/panels/save-panel.ts';
import { launched, signIn } from '../browser.ts';
import { median } from '../measure.ts';
import { environmentOf, people, portalOn, type Portal } from '../portal.ts';
import type { Programme } from '../programme.ts';
import type { Findings } from '../scenario.ts';
import { startServer } from '../server.ts';
import { madeIndicators } from './made.ts';

const LIMIT_MS = 1_500;
const VISITS = 7;
const NAME = 'Painel de doze visões';
export const LAPTOP = 768;
/** High enough for all twelve cards to be in sight at once, so that each is fetched and drawn. */
export const ALL_IN_SIGHT = 4_400;

/** A panel with two views of each type on the Indicadores page in headless Chromium. */
export async function paintedPanel({ url, properties }: Programme): Promise<Findings> {
  const portal = await portalOn(url);
  const server = await startServer(environmentOf(url));
  const browser = await launched();
  try {
    const [administrador] = await people(portal);
    const path = `/indicadores?painel=${await madePanel(portal)}&ano=2025`;
    const rows: string[][] = [];
    for (const [words, height] of [
      ['Todas as doze à vista', ALL_IN_SIGHT],
      [`O que se vê num laptop (1366 × ${LAPTOP})`, LAPTOP],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { first, warm } = await visits(browser, server.url, administrador.cookie, path, height);
      rows.push([
        words,
        ms(first.paintedMs),
        ms(warm.paintedMs),
        ms(warm.workMs),
        height === LAPTOP ? '' : ms(LIMIT_MS),
      ]);
    }
    return {
      title: `Painel de doze visões pintado, ${properties.toLocaleString('pt-BR')} propriedades`,
      head: [
        'Janela',
        'Primeira visita, ms',
        'Cache do navegador cheio, ms',
        'Trabalho da página, ms',
        'Limite',
      ],
      rows,
      notes: [
        `Mediana de ${VISITS} visitas, cada uma numa página nova com a sessão aberta. Pintado: dois quadros depois que todo card à vista tem seu gráfico, suas linhas ou seu número. Trabalho da página: tempo do seu fio principal até aí. O servidor guarda as respostas depois da primeira visita.`,
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
    await portal.close();
  }
}

const ms = (value: number): string => formatNumber(value, 0);

async function visits(browser: Browser, url: string, cookie: string, path: string, height: number) {
  const context = await browser.newContext({
    viewport: { width: 1_366, height },
    locale: 'pt-BR',
    baseURL: url,
  });
  await signIn(context, url, cookie);
  const cards = height === LAPTOP ? 1 : 12;
  const first = await visit(context, path, cards);
  const warm: Visit[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let count = 0; count < VISITS; count += 1) warm.push(await visit(context, path, cards));
  await context.close();
  const middle = (key: keyof Visit) => median(warm.map((one) => one[key]));
  return { first, warm: { paintedMs: middle('paintedMs'), workMs: middle('workMs') } };
}

interface Visit {
  readonly paintedMs: number;
  /** Time of the page's main thread: what is left when nothing else runs on the machine. */
  readonly workMs: number;
}

async function visit(context: BrowserContext, path: string, cards: number): Promise<Visit> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const paintedMs = Number(await page.evaluate(paintedAfter(cards)));
    const { metrics } = await session.send('Performance.getMetrics');
    const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { paintedMs, workMs: work * 1_000 };
  } finally {
    await page.close();
  }
}

/** An expression of the page: the moment when at least so many cards are there and every one in sight has its content. */
export const paintedAfter = (cards: number): string => `new Promise((resolve) => {
  const seen = (one) => one.getBoundingClientRect().top < innerHeight;
  const drawn = (one) =>
    one.querySelectorAll('[role=grid] [role=row]').length > 1 ||
    [...one.querySelectorAll('svg')].some((svg) => svg.getBoundingClientRect().width > 150) ||
    /\\d/.test(one.querySelector('p')?.textContent ?? '');
  const look = () => {
    const all = [...document.querySelectorAll('main section[aria-labelledby]')].filter(seen);
    const waiting = [...document.querySelectorAll('main [role=status]')].filter((one) => /Carregando|Aguarde/.test(one.textContent ?? ''));
    if (all.length < ${cards} || waiting.some(seen) || !all.every(drawn)) requestAnimationFrame(look);
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
  };
  look();
})`;

/** The panel, made once through the functions that an administrator's screens use. */
export async function madePanel(portal: Portal): Promise<number> {
  const { db } = portal.database;
  const there = await db
    .selectFrom('portal.painel as p')
    .innerJoin('portal.painel_versao as v', 'v.id_painel', 'p.id_painel')
    .select('p.id_painel')
    .where('v.nome', '=', NAME)
    .where('p.removido_em', 'is', null)
    .executeTakeFirst();
  if (there) return there.id_painel;
  const indicators = new Indicators(portal.app);
  const author = { idUsuario: null, demonstracao: false };
  const { id } = await createPanel(indicators, author, {
    nome: NAME,
    config: views.parse(twelveViews(await madeIndicators(portal))),
    profile: [profileName('administrador', portal.app.settings.PRODUCT_NAME)],
  });
  await publishPanel(indicators, author, id, { published: true });
  return id;
}

const DIMENSIONS = [
  { id: 'propriedade', nome: 'Propriedade' },
  { id: 'municipio', nome: 'Município' },
  { id: 'tempo', nome: 'Tempo' },
];
const STATE = { alias: 'propriedade', colname: 'uf', sort: 'ASC' } as const;
const MONTH = { alias: 'tempo', colname: 'data', dateFormat: 'MM YYYY' } as const;
const CITY = { alias: 'municipio', colname: 'nome' } as const;
const KIND = { alias: 'propriedade', colname: 'perfil_fundiario' } as const;

function twelveViews(idOf: (name: string) => number): ViewInput[] {
  const view = (
    type: ViewInput['type'],
    size: number,
    names: readonly string[],
    grouprow: ViewInput['grouprow'],
  ): ViewInput => ({
    title: `${names.join(', ')} (${type})`,
    subtitle: 'Medição',
    type,
    size,
    dimensoes: DIMENSIONS,
    indicadores: names.map((name) => ({ id: idOf(name) })),
    ...(grouprow ? { grouprow } : {}),
  });
  return [
    view('bigNumber', 6, ['Leite produzido'], []),
    view('bigNumber', 6, ['Propriedades atendidas'], []),
    view('column', 6, ['Receita do leite', 'Custo operacional efetivo'], [STATE]),
    view('column', 6, ['Adoção de práticas de conservação', 'Adoção de tecnologias ABC'], [STATE]),
    view('line', 6, ['Leite produzido'], [MONTH]),
    view('line', 6, ['Leite por vaca'], [MONTH]),
    view('bar', 6, ['Arrobas por hectare de pasto'], [STATE]),
    view('bar', 6, ['Área com práticas'], [KIND]),
    view('treemap', 6, ['Receita da pecuária de corte'], [STATE]),
    view('treemap', 6, ['Área com práticas'], [CITY]),
    view('table', 6, ['Leite produzido', 'Preço médio do leite'], [CITY]),
    view('table', 6, ['Propriedades atendidas', 'Área com práticas'], [CITY]),
  ];
}
