import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { MORE, type Thrown, type Told } from './told.ts';

const BEGIN = fileURLToPath(new URL('./begin.mjs', import.meta.url));
/** A reader that tells nothing of its file for longer is ended, and the file with it, ms; its start is given more. */
const SILENT_MS = 20_000;
const START_MS = 30_000;
/** After so many files, or with so much memory, a reader makes place for a new one. */
const FILES_EACH = 200;
const MEMORY_LIMIT = 500 * 1_048_576;
/** What a reader may hold besides pictures, which lie outside of this, MB. */
const HEAP_MB = 384;
/** Nobody asks any more: the process is ended, ms. */
const IDLE_MS = 60_000;

/** A file that cost its reader too much memory, depth or time, or brought it to its end. */
export class ReadingEnded extends Error {
  override readonly name = 'ReadingEnded';
}

interface Reader {
  readonly process: ChildProcess;
  files: number;
}

/**
 * Processes that open foreign files, bounded in memory and time: what a file does to its reader ends the reading of that file and nothing else. A reader opens
 * many files one after the other, and another takes its place when it has come to its end. None is waited for when this process ends.
 */
export class Readers {
  readonly #idle: Reader[] = [];
  readonly #all = new Set<ChildProcess>();
  #rest: NodeJS.Timeout | undefined;
  #closed = false;

  /** `program` calls `answerOrders`. */
  constructor(
    private readonly program: URL,
    private readonly silentMs = SILENT_MS,
  ) {}

  /**
   * What a reader tells of a file, piece by piece; as many calls at once as there shall be readers. Errors: `ReadingEnded`; what the reader threw, with the
   * system's code; a reader that cannot be started.
   */
  async *read<Piece>(order: object): AsyncGenerator<Piece, void, undefined> {
    clearTimeout(this.#rest);
    const reader = this.#idle.pop() ?? (await this.#start());
    let told: Told | undefined;
    try {
      for (let message: object | typeof MORE = order; told?.done !== true; message = MORE) {
        // oxlint-disable-next-line no-await-in-loop -- piece by piece
        told = await toldBy(reader.process, this.silentMs, message);
        if (told.thrown) throw errorOf(told.thrown);
        if (!told.done) yield told.value as Piece;
      }
    } finally {
      this.#back(reader, told);
    }
  }

  /** How many processes there are. */
  get size(): number {
    return this.#all.size;
  }

  /** Ends all of them; over when none is left that could still write a file. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#rest);
    await Promise.all(
      [...this.#all]
        // One that could not be started does not end either.
        .filter(({ pid }) => pid !== undefined)
        .map((process) => {
          const gone = new Promise<void>((resolve) => process.once('exit', () => resolve()));
          process.ref();
          process.kill('SIGKILL');
          return gone;
        }),
    );
  }

  async #start(): Promise<Reader> {
    const process = fork(BEGIN, [fileURLToPath(this.program)], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Nothing of the installation's secrets is there to be read.
      env: { PATH: globalThis.process.env['PATH'] ?? '', VIPS_BLOCK_UNTRUSTED: '1' },
    });
    const reader = { process, files: 0 };
    this.#all.add(process);
    process.on('error', () => {}); // who asks it is told
    process.once('exit', () => this.#gone(reader));
    // Who waits for a reader has a timer that keeps this process; an idle one does not, and ends with it.
    process.unref();
    process.channel?.unref();
    await toldBy(process, START_MS).catch((cause: unknown) => {
      throw new Error('No reader of files could be started', { cause });
    });
    return reader;
  }

  #gone(reader: Reader): void {
    this.#all.delete(reader.process);
    const at = this.#idle.indexOf(reader);
    if (at >= 0) this.#idle.splice(at, 1);
  }

  /** A reader whose file nobody followed to its end is in the middle of it. */
  #back(reader: Reader, told: Told | undefined): void {
    reader.files += 1;
    const spent = reader.files >= FILES_EACH || (told?.rss ?? 0) > MEMORY_LIMIT;
    if (told?.done !== true || spent || this.#closed) reader.process.kill('SIGKILL');
    else this.#idle.push(reader);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#endIdle(), IDLE_MS).unref();
  }

  #endIdle(): void {
    for (const { process } of this.#idle.splice(0)) process.kill();
  }
}

function errorOf({ message, code, syscall, range }: Thrown): Error {
  if (range) return new ReadingEnded(message);
  return Object.assign(new Error(message), code === undefined ? {} : { code, syscall });
}

/** The next message of a process, after what it is told itself; it is ended when none comes. Errors: `ReadingEnded`. */
function toldBy(process: ChildProcess, limitMs: number, message?: object | typeof MORE): Promise<Told> {
  return new Promise((resolve, reject) => {
    const over = (): void => {
      clearTimeout(timer);
      process.off('message', answered).off('exit', gone).off('error', gone);
    };
    const answered = (told: unknown): void => {
      over();
      resolve(told as Told);
    };
    const gone = (): void => {
      over();
      reject(new ReadingEnded('The reader came to its end'));
    };
    const timer = setTimeout(() => {
      process.kill('SIGKILL');
      gone();
    }, limitMs);
    process.once('message', answered).once('exit', gone).once('error', gone);
    if (message === undefined) return;
    process.send(message, (failed) => {
      if (failed) gone();
    });
  });
}
