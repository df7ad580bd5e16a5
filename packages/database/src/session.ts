import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Answer, Limits, Session } from './engine.ts';
import { setPlanMode } from './statement/plan-mode.ts';
import { WalledQuery, type Wall, type WalledStatement } from './wall.ts';

/** What differs between the engines about running on a client. */
export interface Runner {
  /** Whether others have or wait for a session of the same server. */
  readonly besideOthers: boolean;
  /** Runs `work`, ending it at the time limit; must settle only when the client is free again. */
  run<T>(work: (client: pg.ClientBase) => Promise<T>, limits: Limits): Promise<T>;
  copyIn(statement: string, rows: AsyncIterable<Buffer | string>, limits: Limits): Promise<number>;
  /** Asks for the running statement to be ended early; resolves when asked. */
  cancel(): Promise<void>;
  release(): Promise<void>;
}

/** Keeps one session's statements in order, and lets a caller go at its signal while the statement itself is being ended. */
export class OrderedSession implements Session {
  readonly #runner: Runner;
  #last: Promise<unknown> = Promise.resolve();
  #released = false;

  constructor(runner: Runner) {
    this.#runner = runner;
  }

  query(text: string, parameters: readonly unknown[], limits: Limits): Promise<Answer> {
    return this.#inOrder(limits, () =>
      this.#runner.run(async (client) => {
        await setPlanMode(client, limits.prepared);
        const values = [...parameters];
        const { besideOthers } = this.#runner;
        if (limits.wall) return lastAnswer(await behind(limits.wall, client, { text, values, besideOthers }));
        const asked = limits.prepared ? { name: nameOf(text), text, values } : { text, values };
        return lastAnswer(await client.query(asked));
      }, limits),
    );
  }

  copyIn(statement: string, rows: AsyncIterable<Buffer | string>, limits: Limits): Promise<number> {
    return this.#inOrder(limits, () => this.#runner.copyIn(statement, rows, limits));
  }

  async release(): Promise<void> {
    this.#released = true;
    await this.#last;
    await this.#runner.release();
  }

  async #inOrder<T>({ signal }: Limits, work: () => Promise<T>): Promise<T> {
    // It may be somebody else's by now.
    if (this.#released) throw new Error('The session has been given back');
    const before = this.#last;
    let started = false;
    const running = (async () => {
      await before;
      signal?.throwIfAborted();
      started = true;
      return work();
    })();
    let cancelling: Promise<void> | undefined;
    this.#last = (async () => {
      await running.catch(ignore);
      // A cancellation on its way would hit the session's next statement, so it is waited for.
      await cancelling;
    })();
    if (!signal) return running;
    return new Promise<T>((resolve, reject) => {
      const aborted = () => {
        if (started) cancelling = this.#runner.cancel().catch(ignore);
        reject(signal.reason);
      };
      signal.addEventListener('abort', aborted, { once: true });
      running
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', aborted))
        .catch(ignore);
    });
  }
}

function behind(wall: Wall, client: pg.ClientBase, statement: WalledStatement): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    client.query(
      new WalledQuery(wall, statement, (error, result) =>
        error ? reject(error) : resolve(result as pg.QueryResult),
      ),
    );
  });
}

function ignore(): void {}

/** A prepared statement's name, at most 63 letters for PostgreSQL; another text has another. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  if (names.size > MOST_NAMES) names.clear();
  names.set(text, name);
  return name;
}

const names = new Map<string, string>();
const MOST_NAMES = 1_000;

/** Several statements in one text give several results; the last one counts, as in psql. */
function lastAnswer(result: pg.QueryResult | pg.QueryResult[]): Answer {
  const last = Array.isArray(result) ? result.at(-1) : result;
  return { rows: last?.rows ?? [], command: last?.command ?? '', rowCount: last?.rowCount ?? 0 };
}
