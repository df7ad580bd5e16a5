import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Client } from 'pg';
import { DatabaseUnavailable } from '../faults.ts';
import { NOTICE_CHANNEL, sessionWords } from '../engine.ts';
import { valueParsers } from '../statement/value-parsers.ts';
import { watchForHang } from './hang.ts';
import { postgisFiles } from './postgis-files.ts';
import { WorkerWire } from './wire.ts';

/** Nothing waits, or works, so long to open, not even on a log of an import that was killed; what does hangs on damaged files. */
const HANGS = { idleMs: 300_000, workMs: 300_000 };
/** What is made anew cannot be damaged: however long the machine works at it. */
const HANGS_MAKING = { ...HANGS, workMs: undefined };

interface Report {
  readonly data?: Uint8Array;
  readonly ready?: true;
  readonly closed?: true;
  readonly step?: 'extension';
}

/** How a worker makes a database that is not there yet, or goes on with one that was not finished. */
export interface Making {
  readonly create?: boolean;
  /** Told when the cluster is whole and only the extension is missing. */
  readonly step?: (step: 'extension') => void;
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
    { create = false, step = () => {} }: Making = {},
  ): Promise<DatabaseThread> {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData: { dataDir, create, wasm: await compiledDatabase(), postgisFiles: await postgisFiles() },
      execArgv: [],
    });
    const thread = new DatabaseThread(worker);
    const stop = watchForHang(worker, create ? HANGS_MAKING : HANGS, () => void worker.terminate());
    try {
      await thread.#ready(step);
      await thread.client.connect();
      await thread.client.query(`${sessionWords}; listen ${NOTICE_CHANNEL}`);
      return thread;
    } catch (error) {
      await worker.terminate();
      throw error;
    } finally {
      stop();
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
