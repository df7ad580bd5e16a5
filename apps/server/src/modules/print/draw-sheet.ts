import { setTimeout as wait } from 'node:timers/promises';
import type { SessionUser } from '@fonte/contracts';
import { fail, type App } from '../../platform/index.ts';
import { answerRequest, ORIGIN, type OnBehalf } from './answer-request.ts';
import { Browser } from './browser.ts';
import type { Chromium } from './find-chromium.ts';

/** From the start of Chromium to the bytes, and how long a sheet may take to be drawn, ms. */
const WHOLE_MS = 30_000;
const DRAWN_MS = 20_000;
const LOOK_MS = 100;

export interface SheetJob {
  /** Address of the sheet: '/dashboard/print/GO?ano=2025'. */
  readonly page: string;
  /** The signed-in person as the page keeps it, without the CPF. */
  readonly user: Omit<SessionUser, 'cpf'>;
  readonly onBehalf: OnBehalf;
}

/** What the sheet says of itself. */
interface Said {
  readonly state: string | null;
  readonly failed: string;
}

/**
 * A sheet as PDF, drawn by a Chromium of its own that has neither network nor credentials. Errors: `sheetIncomplete` with the reports that did not
 * come, `sheetFailed` when nothing came, `pdfFailed` when it takes too long or too much.
 */
export async function drawSheet(app: App, chromium: Chromium, job: SheetJob): Promise<Buffer> {
  const browser = await Browser.start(chromium);
  const late = setTimeout(() => browser.kill(), WHOLE_MS);
  try {
    return await drawn(app, browser, job);
  } catch (error) {
    if (error instanceof SheetIncomplete)
      return error.reports === '' ? fail('sheetFailed') : fail('sheetIncomplete', { reports: error.reports });
    app.server.log.error({ err: error, tooLarge: browser.tooLarge }, 'no PDF');
    return fail('pdfFailed');
  } finally {
    clearTimeout(late);
    await browser.close();
  }
}

class SheetIncomplete extends Error {
  constructor(readonly reports: string) {
    super('sheet incomplete');
  }
}

async function drawn(app: App, { pipe }: Browser, { page, user, onBehalf }: SheetJob): Promise<Buffer> {
  const { targetId } = await pipe.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await pipe.send('Target.attachToTarget', { targetId, flatten: true });
  await pipe.send('Browser.setDownloadBehavior', { behavior: 'deny' });
  pipe.session = String(sessionId);
  pipe.on('Fetch.requestPaused', (params) => {
    const { requestId, request } = params as { requestId: string; request: { url: string; method: string } };
    // Whoever waits for a page that has gone is told by the page's own end.
    void answer(requestId, request).catch(() => undefined);
  });
  const answer = async (requestId: string, { url, method }: { url: string; method: string }) => {
    const given = await answerRequest(app, onBehalf, url, method);
    if (given === null) {
      await pipe.send('Fetch.failRequest', { requestId, errorReason: 'AccessDenied' });
      return;
    }
    await pipe.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: given.status,
      responseHeaders: given.headers,
      body: given.body.toString('base64'),
    });
  };
  await pipe.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  await pipe.send('Network.enable');
  await pipe.send('Network.setBypassServiceWorker', { bypass: true });
  await pipe.send('Page.enable');
  await pipe.send('Page.addScriptToEvaluateOnNewDocument', { source: keepUser(user) });
  await pipe.send('Page.navigate', { url: `${ORIGIN}${page}` });
  const said = await untilDrawn(() => ask(pipe));
  if (said.state !== 'ready') throw new SheetIncomplete(said.failed);
  const { data } = await pipe.send('Page.printToPDF', {
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
  });
  return Buffer.from(String(data), 'base64');
}

/** What a sign-in leaves in a browser: who is signed in, not by what. */
const keepUser = (user: SheetJob['user']): string =>
  `localStorage.setItem('fonte.session', ${JSON.stringify(JSON.stringify(user))})`;

/** The state that the sheet tells, and the numbers of the reports that did not come. */
async function ask(pipe: Browser['pipe']): Promise<Said> {
  const { result } = await pipe.send('Runtime.evaluate', {
    returnByValue: true,
    expression: `({
      state: document.querySelector('[data-sheet]')?.dataset.sheet ?? null,
      failed: [...document.querySelectorAll('[data-report]')].map((one) => one.dataset.report).join(', '),
    })`,
  });
  return ((result as { value?: Said } | undefined)?.value ?? { state: null, failed: '' }) satisfies Said;
}

/** Errors: that it takes too long. */
async function untilDrawn(look: () => Promise<Said>): Promise<Said> {
  const end = performance.now() + DRAWN_MS;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each look after the one before
    const said = await look();
    if (said.state === 'ready' || said.state === 'failed') return said;
    if (performance.now() > end) throw new Error('the sheet was not drawn in time');
    // oxlint-disable-next-line no-await-in-loop
    await wait(LOOK_MS);
  }
}
