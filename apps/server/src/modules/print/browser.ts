import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { Chromium } from './find-chromium.ts';
import { groupMegabytes } from './group-memory.ts';
import { Pipe } from './pipe.ts';

/** Memory that a job's processes may have together, MB, and how often it is looked at. */
const MEMORY_MB = 900;
const LOOK_MS = 250;

/** A proxy that nobody listens on: whatever is not answered by us goes nowhere, this machine included. */
const NOWHERE = 'http://127.0.0.1:9';

const flags = (profile: string, { sandboxed }: Chromium): string[] => [
  '--headless',
  '--remote-debugging-pipe',
  `--user-data-dir=${profile}`,
  `--proxy-server=${NOWHERE}`,
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--js-flags=--max-old-space-size=256',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-default-apps',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-breakpad',
  '--no-first-run',
  '--no-pings',
  '--mute-audio',
  ...(sandboxed ? [] : ['--no-sandbox']),
  'about:blank',
];

/** A Chromium of one job: its own folder, its own group of processes, killed together whatever happens. */
export class Browser {
  readonly pipe: Pipe;
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #watch: NodeJS.Timeout;
  /** Why it was ended by us; null while it was not. */
  tooLarge = false;

  private constructor(started: ChildProcess, profile: string) {
    this.#process = started;
    this.#profile = profile;
    const [, , , to, from] = started.stdio as unknown as [null, null, null, Writable, Readable];
    this.pipe = new Pipe(to, from);
    this.#watch = setInterval(() => {
      if (started.pid === undefined || groupMegabytes(started.pid) <= MEMORY_MB) return;
      this.tooLarge = true;
      this.kill();
    }, LOOK_MS);
  }

  /** Errors: why the process cannot be started. */
  static async start(chromium: Chromium): Promise<Browser> {
    const profile = await mkdtemp(join(tmpdir(), 'fonte-pdf-'));
    const started = spawn(chromium.path, flags(profile, chromium), {
      // A group of its own, so that its children end with it; nothing of this process's environment, which holds secrets.
      detached: true,
      env: { HOME: profile, LANG: 'pt_BR.UTF-8', TZ: 'America/Sao_Paulo' },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    const browser = new Browser(started, profile);
    started.once('error', () => browser.pipe.end());
    started.once('exit', () => browser.pipe.end());
    return browser;
  }

  /** Ends all its processes at once. */
  kill(): void {
    clearInterval(this.#watch);
    const { pid } = this.#process;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // Already gone.
    }
  }

  /** Ends it and leaves nothing behind. */
  async close(): Promise<void> {
    this.kill();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
