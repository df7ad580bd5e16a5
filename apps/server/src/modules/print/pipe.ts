import type { Readable, Writable } from 'node:stream';

type Params = Readonly<Record<string, unknown>>;
type Listener = (params: Readonly<Record<string, unknown>>) => void;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: Params;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
}

/** Chromium's own protocol over two pipes of its process: nothing listens on a port, and nobody else can speak to it. */
export class Pipe {
  readonly #waiting = new Map<number, { ok: (result: Params) => void; no: (error: Error) => void }>();
  readonly #listeners = new Map<string, Listener>();
  readonly #to: Writable;
  #last = 0;
  #ended = false;
  #rest: Buffer = Buffer.alloc(0);
  /** The page that commands are for, once there is one. */
  session: string | undefined;

  constructor(to: Writable, from: Readable) {
    this.#to = to;
    // What goes wrong with a pipe is told by the end of its process.
    to.on('error', () => this.end());
    from.on('error', () => this.end());
    from.on('data', (bytes: Buffer) => this.#read(bytes));
    from.on('close', () => this.end());
  }

  /** Asks for something and waits for its result. Errors: what Chromium says, or that it is gone. */
  send(method: string, params: Params = {}): Promise<Params> {
    this.#last += 1;
    const id = this.#last;
    const session = this.session === undefined ? {} : { sessionId: this.session };
    if (this.#ended) return Promise.reject(new Error('Chromium has ended'));
    return new Promise((ok, no) => {
      this.#waiting.set(id, { ok, no });
      this.#to.write(`${JSON.stringify({ id, method, params, ...session })}\0`);
    });
  }

  /** Hears an event; one listener for each. */
  on(method: string, listener: Listener): void {
    this.#listeners.set(method, listener);
  }

  /** Chromium is gone: whoever waits is told, and whoever asks from now on. */
  end(): void {
    this.#ended = true;
    for (const { no } of this.#waiting.values()) no(new Error('Chromium has ended'));
    this.#waiting.clear();
  }

  #read(bytes: Buffer): void {
    let all = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    for (let end = all.indexOf(0); end >= 0; end = all.indexOf(0)) {
      this.#take(JSON.parse(all.subarray(0, end).toString('utf8')) as Message);
      all = all.subarray(end + 1);
    }
    this.#rest = all;
  }

  #take({ id, method, params = {}, result = {}, error }: Message): void {
    if (method !== undefined) this.#listeners.get(method)?.(params);
    if (id === undefined) return;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.no(new Error(error.message));
    else waiting?.ok(result);
  }
}
