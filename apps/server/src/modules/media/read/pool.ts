import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Semaphore } from '../../../platform/index.ts';
import { FileRefused, type Read, type ReadAnswer, type ReadOrder } from './reading.ts';

const PROGRAM = fileURLToPath(new URL('./reader.mjs', import.meta.url));
/** A file that takes longer is refused, and its reader ended, ms; its start is given more. */
const LONGEST_MS = 20_000;
const START_MS = 30_000;
/** After so many files, or with so much memory, a reader makes place for a new one. */
const FILES_EACH = 200;
const MEMORY_LIMIT = 500 * 1_048_576;
/** What a reader may hold besides the pictures, which lie outside of this, MB. */
const HEAP_MB = 384;
/** Nobody asks any more: the process is ended, ms. */
const IDLE_MS = 60_000;

interface Reader {
  readonly process: ChildProcess;
  files: number;
}

/** Processes that open files, at most so many at once; a file that ends or holds up its process is refused, and the server goes on. */
export class ReaderPool {
  readonly #turns: Semaphore;
  readonly #idle: Reader[] = [];
  readonly #all = new Set<ChildProcess>();
  #rest: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    readers: number,
    private readonly limitMs = LONGEST_MS,
  ) {
    this.#turns = new Semaphore({ places: readers });
  }

  /** Opens a file. Errors: `FileRefused`, `fileUnreadable` where the process came to its end over it. */
  read(order: ReadOrder, person: string): Promise<Read> {
    return this.#turns.run({ who: person }, async () => {
      clearTimeout(this.#rest);
      const reader = this.#idle.pop() ?? (await this.#start());
      try {
        return await this.#asked(reader, order);
      } finally {
        this.#rest = setTimeout(() => this.#endIdle(), IDLE_MS).unref();
      }
    });
  }

  /** How many processes there are. */
  get size(): number {
    return this.#all.size;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#rest);
    for (const process of this.#all) process.kill('SIGKILL');
  }

  async #start(): Promise<Reader> {
    const process = fork(PROGRAM, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Nothing of the installation's secrets is there to be read.
      env: { PATH: globalThis.process.env['PATH'] ?? '', VIPS_BLOCK_UNTRUSTED: '1' },
    });
    this.#all.add(process);
    process.once('exit', () => this.#all.delete(process));
    await answerOf(process, START_MS);
    return { process, files: 0 };
  }

  async #asked(reader: Reader, order: ReadOrder): Promise<Read> {
    const answering = answerOf(reader.process, this.limitMs);
    reader.process.send(order, () => {});
    const answer = (await answering) as ReadAnswer & { readonly rss: number };
    reader.files += 1;
    if (reader.files >= FILES_EACH || answer.rss > MEMORY_LIMIT || this.#closed)
      reader.process.kill('SIGKILL');
    else this.#idle.push(reader);
    if ('refused' in answer) throw new FileRefused(answer.refused.failure, answer.refused.params);
    return answer.read;
  }

  #endIdle(): void {
    for (const { process } of this.#idle.splice(0)) process.kill();
  }
}

/** The next message of a process, which is ended when it does not come. Errors: `FileRefused` for its end. */
function answerOf(process: ChildProcess, limitMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const over = (): void => {
      clearTimeout(timer);
      process.off('message', answered).off('exit', gone).off('error', gone);
    };
    const answered = (message: unknown): void => {
      over();
      resolve(message);
    };
    const gone = (): void => {
      over();
      reject(new FileRefused('fileUnreadable'));
    };
    const timer = setTimeout(() => {
      process.kill('SIGKILL');
      gone();
    }, limitMs);
    process.once('message', answered).once('exit', gone).once('error', gone);
  });
}
