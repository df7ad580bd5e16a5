import type { SessionUser } from '@fonte/contracts';
import { currentSession } from '@fonte/contracts/endpoints/auth';
import { printedSheet } from '@fonte/contracts/routes/print';
import { currentVersion } from '@fonte/database';
import { LRUCache } from 'lru-cache';
import { ofOneVersion } from '../../answers/index.ts';
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
const WAITING = 16;
/** A finished file is given again for so long, ms; all of them together take so many bytes. */
const KEPT_MS = 600_000;
const KEPT_BYTES = 32 * 1_048_576;

/** Sheets as PDF (docs/operations.md, 'PDF'). */
export function registerPrint(app: App): void {
  const queue = new Queue(WAITING);
  const files: Files = new LRUCache({
    ttl: KEPT_MS,
    // Sheets name people: none stays longer because nobody asks for it.
    ttlAutopurge: true,
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  handle(app, printedSheet, async (call) => {
    const chromium = findChromium(app.settings);
    const sheet = await sheetOf(call, call.query.pagina);
    if (chromium === null) fail('pdfUnavailable');
    const file =
      (await keptFile(call, files)) ??
      (await queue.run(call.signal, () =>
        fileOf(call, files, async () => {
          const onBehalf = callerOf(call);
          const user = await userOf(app, onBehalf);
          return drawSheet(app, chromium, { page: call.query.pagina, user, onBehalf });
        }),
      ));
    const { bytes, versao } = file;
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

type Files = LRUCache<string, Buffer>;
type Printed = Call<unknown, { pagina: string }>;

/** A sheet's PDF, and the data version that all of it is of. */
interface File {
  readonly bytes: Buffer;
  readonly versao: number;
}

const versionOf = async ({ db }: Call): Promise<number> => (await currentVersion(db))?.versao ?? 0;

async function keptFile(call: Printed, files: Files): Promise<File | null> {
  const versao = await versionOf(call);
  const bytes = files.get(await keptKey(call, versao));
  return bytes === undefined ? null : { bytes, versao };
}

/**
 * The file as somebody before in the queue has had it made, else drawn: again where a load finished meanwhile, since the calls of a page may then be of two
 * data versions. Errors: `busy` where loads keep coming; those of drawing.
 */
async function fileOf(call: Printed, files: Files, draw: () => Promise<Buffer>): Promise<File> {
  const kept = await keptFile(call, files);
  if (kept !== null) return kept;
  const drawn = await ofOneVersion(
    async () => {
      const before = await versionOf(call);
      const key = await keptKey(call, before);
      return { key, bytes: await draw(), before, after: await versionOf(call) };
    },
    ({ before, after }) => [before, after].map((versao) => ({ version: { versao } })),
  );
  files.set(drawn.key, drawn.bytes);
  return { bytes: drawn.bytes, versao: drawn.before };
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
