import { formatNumber } from '@fonte/pt-br';
import type { Browser } from 'playwright-core';
import { launched, signIn } from '../browser.ts';
import { environmentOf, people, portalOn } from '../portal.ts';
import type { Programme } from '../programme.ts';
import type { Findings } from '../scenario.ts';
import { startServer } from '../server.ts';
import { ALL_IN_SIGHT, LAPTOP, madePanel, paintedAfter } from './panel.ts';

const STEPS = 60;
const SOURCE = 'Leite produzido (line)';
const WISHED = 30;

/** Months of a line that are dragged over, one more or one less in each frame, while the other cards of the panel follow. */
export async function brushedPanel({ url, properties }: Programme): Promise<Findings> {
  const portal = await portalOn(url);
  const server = await startServer(environmentOf(url));
  const browser = await launched();
  try {
    const [administrador] = await people(portal);
    const path = `/indicadores?painel=${await madePanel(portal)}&ano=2025`;
    const rows: string[][] = [];
    const waiting = new Set<string>();
    for (const [words, height] of [
      [`O que se vê num laptop (1366 × ${LAPTOP})`, LAPTOP],
      ['Todas as doze à vista', ALL_IN_SIGHT],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const drag = await dragged(browser, server.url, administrador.cookie, path, height);
      for (const title of drag.waiting) waiting.add(title);
      rows.push([
        words,
        formatNumber(drag.frames, 0),
        String(WISHED),
        formatNumber(drag.drawn, 0),
        formatNumber(drag.workMs, 0),
        formatNumber(drag.longestMs, 0),
        formatNumber(drag.partsMs, 0),
      ]);
    }
    return {
      title: `Marcas escolhidas com o mouse num painel de doze visões, ${properties.toLocaleString('pt-BR')} propriedades`,
      head: [
        'Janela',
        'Quadros por segundo',
        'Desejados',
        'Desenhos por segundo de cada gráfico à vista que acompanha a mão',
        'Trabalho da página por quadro, ms',
        'Quadro mais longo, ms',
        'Até as partes chegarem, ms',
      ],
      rows,
      notes: [
        `${STEPS} quadros de um arrasto sobre os meses de “${SOURCE}”, em cada um deles um mês a mais ou a menos, depois que as partes chegaram. Chromium sem placa de vídeo. Trabalho da página: tempo de processador do seu fio principal.`,
        waiting.size === 0
          ? 'Os outros onze cards seguem a mão.'
          : `Só no fim da escolha mudam: ${[...waiting].join('; ')}.`,
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
    await portal.close();
  }
}

interface Drag {
  readonly frames: number;
  /** Of each other chart in sight that follows: cards that are asked at the end draw nothing. */
  readonly drawn: number;
  readonly workMs: number;
  readonly longestMs: number;
  /** From the choice's begin until nothing is asked any more. */
  readonly partsMs: number;
  /** Titles of cards that have no parts to add up. */
  readonly waiting: readonly string[];
}

async function dragged(
  browser: Browser,
  url: string,
  cookie: string,
  path: string,
  height: number,
): Promise<Drag> {
  const context = await browser.newContext({
    viewport: { width: 1_366, height },
    locale: 'pt-BR',
    baseURL: url,
  });
  try {
    await signIn(context, url, cookie);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // Of the processor, so that what else runs on the machine is in the frames alone.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const work = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
    };
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.getByRole('region', { name: SOURCE, exact: true }).scrollIntoViewIfNeeded();
    await page.evaluate(paintedAfter(1));
    const began = performance.now();
    await page.evaluate(BEGUN);
    await page.evaluate(PARTS_THERE);
    const partsMs = performance.now() - began;
    const waiting = (await page.evaluate(WAITING)) as string[];
    const before = await work();
    const stepped = (await page.evaluate(STEPPED)) as Pick<Drag, 'frames' | 'drawn' | 'longestMs'>;
    return { ...stepped, partsMs, waiting, workMs: ((await work()) - before) / STEPS };
  } finally {
    await context.close();
  }
}

/** Finds the chart, and presses the button over it; `reach` goes to so many twelfths of its plot. */
const HAND = `
  const cards = [...document.querySelectorAll('main section[aria-labelledby]')];
  const source = cards.find((one) => one.querySelector('h2, h3')?.textContent === ${JSON.stringify(SOURCE)});
  const box = source.querySelector('[role=img]');
  const { left, top, width, height } = box.getBoundingClientRect();
  const say = (type, target, at) => target.dispatchEvent(new PointerEvent(type, {
    clientX: left + 60 + (width - 90) * at, clientY: top + height / 2, pointerType: 'mouse', button: 0, bubbles: true,
  }));
`;

/** An expression of the page: a drag is begun, for which each card asks its parts. */
const BEGUN = `(() => { ${HAND}
  say('pointerdown', box, 0.02);
  say('pointermove', window, 0.1);
  say('pointermove', window, 0.3);
})()`;

/** An expression of the page: every other card in the window has its parts, or says that it has none. */
const PARTS_THERE = `new Promise((resolve) => {
  const look = () => {
    const text = document.querySelector('main').textContent;
    const there = /só o escolhido em|ainda sem a escolha, perguntada/.test(text) && !/buscando as partes/.test(text);
    if (there) resolve(); else setTimeout(look, 10);
  };
  look();
})`;

/** An expression of the page: titles of the cards that are asked when the choice ends. */
const WAITING = `[...document.querySelectorAll('main section[aria-labelledby]')]
  .filter((one) => /ainda sem a escolha/.test(one.textContent))
  .map((one) => one.querySelector('h2, h3')?.textContent)`;

/** An expression of the page: the drag goes on, a month in each frame, to and fro. */
const STEPPED = `new Promise((resolve) => { ${HAND}
  const seen = ({ top, bottom }) => bottom > 0 && top < innerHeight;
  const follows = (one) => one !== source && !/ainda sem a escolha/.test(one.textContent);
  const charts = cards.filter(follows).flatMap((one) => [...one.querySelectorAll('[data-chart] svg')]).filter((one) => seen(one.getBoundingClientRect()));
  let drawings = 0;
  const watched = charts.map((svg) => {
    const observer = new MutationObserver(() => { drawings += 1; });
    observer.observe(svg, { subtree: true, childList: true, attributes: true, characterData: true });
    return observer;
  });
  const times = [];
  const step = (now) => {
    times.push(now);
    if (times.length > ${STEPS}) {
      for (const one of watched) one.disconnect();
      say('pointerup', window, 0.5);
      const whole = times.at(-1) - times[0];
      resolve({
        frames: ${STEPS} / whole * 1000,
        drawn: drawings / Math.max(charts.length, 1) / whole * 1000,
        longestMs: Math.max(...times.slice(1).map((one, at) => one - times[at])),
      });
      return;
    }
    const at = times.length % 22;
    say('pointermove', window, (at < 11 ? at : 22 - at) / 11);
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})`;
