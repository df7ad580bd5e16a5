import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshEmbedded } from '@fonte/database/testing/embedded-template';
import { SHORT_LIVED } from '@fonte/database/testing/node-flags';
import { postgresCopy } from '@fonte/database/testing/postgres-template';
import { databaseFolder } from '@fonte/programme/import/hand-over/places';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Properties of the demonstration that the browser tests read: every situation, state and technician, quickly imported. */
export const PROPERTIES = 300;

export type Portal = { url: string; dataDir: string; stop: () => Promise<void> };

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(url: string, child: ChildProcess, log: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended at start:\n${log()}`);
    const ready = await fetch(`${url}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/**
 * The database that a portal begins with: `own` is the embedded one that it makes itself, as a newcomer's; `copy` one of the migrated database that the database
 * tests begin with, on the PostgreSQL that TEST_DATABASE_URL names, where a start takes seconds, else embedded.
 */
type Beginning = 'own' | 'copy';

/** Settings of a database for a portal of that folder, and what removes it when the portal has ended. */
async function databaseOf(dataDir: string, beginning: Beginning) {
  const server = process.env['TEST_DATABASE_URL'];
  if (beginning === 'copy' && server !== undefined) {
    const copy = await postgresCopy(server, randomBytes(6).toString('hex'));
    return {
      environment: { DATABASE_URL: copy.settings.url ?? '', DEMO: '1' },
      remove: () => copy.remove(),
    };
  }
  if (beginning === 'copy') renameSync((await freshEmbedded()).folder, databaseFolder(dataDir));
  return { environment: { DATABASE_URL: '' }, remove: () => Promise.resolve() };
}

/**
 * Starts the portal as `npm start` does (built before the first test, tools/test/built-server.mjs), on a folder of its own, with a small demonstration and
 * further settings; answers once it is ready.
 */
export async function startPortal(
  settings: Readonly<Record<string, string>> = {},
  beginning: Beginning = 'copy',
): Promise<Portal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fonte-e2e-'));
  const database = await databaseOf(dataDir, beginning);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // One with settings of its own serves one file.
  const flags = Object.keys(settings).length > 0 ? SHORT_LIVED : [];
  const server = process.env['BUILT_SERVER'] ?? '';
  const child = spawn(process.execPath, [...flags, '--enable-source-maps', server], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DEMO_PROPERTIES: String(PROPERTIES),
      ...database.environment,
      // A busy machine is no fault of the code: what waits is answered late rather than with 503.
      QUEUE_SECONDS: '30',
      // The tests' own walls stand around it, as they do around the browser that the tests drive.
      PDF: 'unsandboxed',
      CHROMIUM_PATH: process.env['CHROMIUM'] ?? '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stdout.on('data', (data: Buffer) => (log += data.toString()));
  child.stderr.on('data', (data: Buffer) => (log += data.toString()));
  await answers(url, child, () => log);
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => {
        rmSync(dataDir, { recursive: true, force: true });
        resolve(database.remove());
      });
      child.kill('SIGTERM');
    });
  return { url, dataDir, stop };
}
