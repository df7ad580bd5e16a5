import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { formatInteger } from '@fonte/pt-br';
import type { Page } from 'playwright-core';
import { launched, signIn } from '../browser.ts';
import { median, timed } from '../measure.ts';
import type { Portal } from '../portal.ts';
import type { Cells, Findings } from '../scenario.ts';
import type { Server } from '../server.ts';
import { MB, NAME, number, sha256Of, textOf } from './sent.ts';
import { uplinkTo } from './uplink.ts';

/** The line of the field: bytes a second up, cut every so many ms, and what goes over it. */
const LINE = 200_000;
const CUT_MS = 6_000;
const LINE_FILE = 5 * MB;
const LINE_PAIRS = 2;
const LINE_TIME = 1.3;
const LINE_BYTES = 1.05;

/** A file from the gallery's panel over a narrow line, uncut and cut again and again, in headless Chromium. */
export async function brokenLine(
  portal: Portal,
  server: Server,
  cookie: string,
  id: string,
): Promise<Findings> {
  const line = await uplinkTo(server.url, LINE);
  const browser = await launched();
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'pt-BR',
      baseURL: line.url,
    });
    await signIn(context, line.url, cookie);
    const sentOver = async (cutMs: number | null): Promise<Sent> => {
      const words = `${NAME} ${randomBytes(4).toString('hex')}`;
      const bytes = textOf(LINE_FILE);
      const page = await context.newPage();
      await page.goto(`/minhas-propriedades/${id}/midias`);
      await page.getByRole('button', { name: 'Adicionar arquivos' }).click();
      await page
        .getByLabel('Escolher arquivos')
        .setInputFiles([{ name: 'notas.csv', mimeType: 'text/csv', buffer: bytes }]);
      const card = page.getByRole('article', { name: 'notas.csv' });
      await card.getByLabel('Descrição').fill(words);
      await card.getByRole('combobox', { name: /^Tag/ }).click();
      await page.getByRole('option', { name: NAME }).click();
      if (await page.getByRole('listbox').isVisible()) await page.keyboard.press('Escape');
      const asked = requestsOf(page);
      const before = line.sent();
      line.cutEvery(cutMs);
      const ms = await timed(async () => {
        await page.getByRole('button', { name: 'Enviar 1 arquivo' }).click();
        const late = performance.now() + 10 * (LINE_FILE / LINE) * 1_000;
        while (!(await arrived(portal, words, bytes))) {
          if (performance.now() > late) throw new Error('The file did not arrive');
          await pause(50);
        }
      });
      line.cutEvery(null);
      const after = line.sent();
      const requests = await asked();
      await page.close();
      return { ms, bytes: after.bytes - before.bytes, cuts: after.cuts - before.cuts, ...requests };
    };
    const rows: Cells[] = [];
    const ratios: number[] = [];
    const shares: number[] = [];
    for (let pair = 1; pair <= LINE_PAIRS; pair += 1) {
      // oxlint-disable no-await-in-loop -- in turns is the point
      const uncut = await sentOver(null);
      const cut = await sentOver(CUT_MS);
      // oxlint-enable no-await-in-loop
      ratios.push(cut.ms / uncut.ms);
      shares.push(cut.bytes / LINE_FILE);
      for (const [name, one] of [
        ['inteira', uncut],
        ['cortada', cut],
      ] as const)
        rows.push([
          name,
          number(one.ms / 1_000, 1),
          formatInteger(one.cuts),
          number(one.bytes / LINE_FILE, 3),
          formatInteger(one.requests),
          number(one.heads / LINE_FILE, 3),
          number(one.twice / LINE_FILE, 3),
        ]);
    }
    return {
      title: `Um arquivo de ${LINE_FILE / MB} MB por uma linha de ${LINE / 1_000} KB/s, cortada a cada ${CUT_MS / 1_000} s`,
      head: [
        'Linha',
        's até estar guardado',
        'Cortes',
        'Bytes enviados ÷ arquivo',
        'Pedidos',
        '… cabeçalhos',
        '… duas vezes',
      ],
      rows,
      notes: [
        `Cortada ÷ inteira: tempo ${number(median(ratios), 2)} (limite ${number(LINE_TIME, 1)}), bytes ÷ arquivo ${number(median(shares), 3)} (limite ${number(LINE_BYTES, 2)}); medianas de ${LINE_PAIRS} pares, Chromium a 390 px, do clique até a linha no banco com os mesmos bytes.`,
      ],
    };
  } finally {
    await browser.close();
    await line.close();
  }
}

/** Whether a file with these words stands in the portal. Errors: its bytes are others. */
async function arrived({ database: { db } }: Portal, words: string, bytes: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('portal.arquivo')
    .select('sha256')
    .where('descricao', '=', words)
    .executeTakeFirst();
  if (row && row.sha256 !== sha256Of(bytes)) throw new Error('Altered');
  return row !== undefined;
}

interface Sent {
  readonly ms: number;
  readonly bytes: number;
  readonly cuts: number;
  /** Requests that were answered, and bytes of their heads. */
  readonly requests: number;
  readonly heads: number;
  /** Bytes that the server had when they came. */
  readonly twice: number;
}

/** Looks at what a page asks from now on; gives what of it was answered. */
function requestsOf(page: Page): () => Promise<Pick<Sent, 'requests' | 'heads' | 'twice'>> {
  const answered: Promise<{ heads: number; twice: number }>[] = [];
  page.on('requestfinished', (request) => {
    const told = async () => {
      const [{ requestHeadersSize: heads }, answer] = await Promise.all([
        request.sizes(),
        request.response(),
      ]);
      return { heads, twice: Number(answer?.headers()['upload-overlap'] ?? 0) };
    };
    answered.push(told());
  });
  return async () => {
    const all = await Promise.all(answered);
    const sum = (which: 'heads' | 'twice') => all.reduce((before, one) => before + one[which], 0);
    return { requests: all.length, heads: sum('heads'), twice: sum('twice') };
  };
}
