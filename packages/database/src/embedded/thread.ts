import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Client } from 'pg';
import { DatabaseUnavailable } from '../faults.ts';
import { NOTICE_CHANNEL, SESSION_TIME_ZONE } from '../engine.ts';
import { valueParsers } from '../value-parsers.ts';
import { WorkerWire } from './wire.ts';

/** Nothing takes so long to open, not even a log of an import that was killed; what does hangs on damaged files. */
const OPENING_MS = 300_000;

interface Report {
  readonly data?: Uint8Array;
  readonly ready?: true;
  readonly closed?: true;
  readonly step?: 'extension';
}

/** One life of the worker: from its start to its end, with the one client that speaks to it. */
export class DatabaseThread {
  readonly #worker: Worker;
  readonly #wire: WorkerWire;
  readonly client: Client;
  /** Why it ended; undefined while it lives. */
  ended: Error | undefined;
  #closed: () => void = () => {};

  private constructor(worker: Worker) {
    this.#worker = worker;
    this.#wire = new WorkerWire(worker);
    this.client = new Client({
      stream: () => this.#wire,
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      types: valueParsers,
    });
    this.client.on('error', () => {}); // each statement reports it itself
  }

  /** Starts a worker on the folder, which must hold a prepared database unless `create`. */
  static async start(
    dataDir: string,
    { create = false, step = () => {} }: { create?: boolean; step?: (step: 'extension') => void } = {},
  ): Promise<DatabaseThread> {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData: { dataDir, create, wasm: await compiledDatabase() },
      execArgv: [],
    });
    const thread = new DatabaseThread(worker);
    const late = setTimeout(() => void worker.terminate(), OPENING_MS);
    try {
      await thread.#ready(step);
      await thread.client.connect();
      await thread.client.query(`set timezone = '${SESSION_TIME_ZONE}'; listen ${NOTICE_CHANNEL}`);
      return thread;
    } catch (error) {
      await worker.terminate();
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  /** Ends the worker at once; what it was doing fails with `reason`, what was committed stays. */
  async end(reason: Error): Promise<void> {
    this.ended ??= reason;
    await this.#worker.terminate();
    this.#wire.destroy(this.ended);
  }

  /** Shuts the database down in order: a checkpoint, then the end of the thread. */
  async close(waitMs: number): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      this.#closed = resolve;
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage({ close: true });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, waitMs);
    });
    await Promise.race([closed, late]);
    clearTimeout(timer);
    await this.end(new DatabaseUnavailable('The embedded database is closed'));
  }

  #ready(step: (step: 'extension') => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const stopped = (cause: unknown) => {
        this.ended ??= new DatabaseUnavailable('The embedded database stopped', { cause });
        this.#wire.destroy(this.ended);
        this.#closed();
        reject(this.ended);
      };
      this.#worker.on('error', stopped);
      this.#worker.on('exit', stopped);
      this.#worker.on('message', (report: Report) => {
        if (report.data) this.#wire.receive(report.data);
        else if (report.step) step(report.step);
        else if (report.ready) resolve();
        else if (report.closed) this.#closed();
      });
    });
  }
}

// Node has it; TypeScript declares it only for browsers.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

let compiled: Promise<object> | undefined;

/** PGlite's WebAssembly, compiled once per process so that a restarted worker is ready sooner. */
function compiledDatabase(): Promise<object> {
  compiled ??= (async () => {
    const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
    return WebAssembly.compile(await readFile(join(dirname(entry), 'pglite.wasm')));
  })();
  return compiled;
}
