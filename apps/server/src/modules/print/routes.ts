import type { SessionUser } from '@fonte/contracts';
import { currentSession } from '@fonte/contracts/endpoints/auth';
import { printedSheet } from '@fonte/contracts/routes/print';
import { currentVersion } from '@fonte/database';
import { LRUCache } from 'lru-cache';
import { sessionCookie } from '../../platform/identity/session-cookie.ts';
import { Download, fail, handle, type App, type Call } from '../../platform/index.ts';
import type { OnBehalf } from './answer-request.ts';
import { drawSheet } from './draw-sheet.ts';
import { findChromium } from './find-chromium.ts';
import { keptKey } from './kept-key.ts';
import { sheetOf } from './placed-sheet.ts';
import { Queue } from './queue.ts';
import { sheetName } from './sheet-name.ts';

/** Jobs that wait while one is worked on. */
const WAITING = 8;
/** A finished file is given again for so long, ms; all of them together take so many bytes. */
const KEPT_MS = 600_000;
const KEPT_BYTES = 32 * 1_048_576;

/** Sheets as PDF (docs/operations.md, 'PDF'). */
export function registerPrint(app: App): void {
  const queue = new Queue(WAITING);
  const files = new LRUCache<string, Buffer>({
    ttl: KEPT_MS,
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  handle(app, printedSheet, async (call) => {
    const chromium = findChromium(app.settings);
    const sheet = await sheetOf(call, call.query.pagina);
    if (chromium === null) fail('pdfUnavailable');
    const versao = (await currentVersion(call.db))?.versao ?? 0;
    const key = await keptKey(call, versao);
    const bytes =
      files.get(key) ??
      (await queue.run(call.signal, async () => {
        const onBehalf = callerOf(call);
        const user = await userOf(app, onBehalf);
        return drawSheet(app, chromium, { page: call.query.pagina, user, onBehalf });
      }));
    files.set(key, bytes);
    call.tell({
      acao: 'exportar',
      alvo: sheet.page.path,
      detalhe: { pagina: call.query.pagina, bytes: bytes.length },
    });
    return new Download(bytes, {
      contentType: 'application/pdf',
      fileName: `${sheetName(sheet, call, versao)}.pdf`,
      length: bytes.length,
    });
  });
}

/** The caller's own session, under whichever name this process looks for it. */
function callerOf({ app, request }: Call): OnBehalf {
  const identifier = sessionCookie(app, request);
  if (identifier === null) return fail('unauthorized');
  return { cookie: `sid=${identifier}; __Host-sid=${identifier}`, host: request.host, ip: request.ip };
}

/** Who is signed in, as the browser keeps it. */
async function userOf(app: App, { cookie, host, ip }: OnBehalf): Promise<Omit<SessionUser, 'cpf'>> {
  const answer = await app.server.inject({
    method: 'GET',
    url: currentSession.path,
    remoteAddress: ip,
    headers: { cookie, host },
  });
  if (answer.statusCode !== 200) return fail('unauthorized');
  const { cpf: _cpf, ...user } = answer.json<{ result: SessionUser }>().result;
  return user;
}
