import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';

// Messages after which the server has everything it needs to answer: Query, Sync, Terminate, CopyDone, CopyFail.
const ENDS = new Set(['Q', 'S', 'X', 'c', 'f'].map((letter) => letter.charCodeAt(0)));

/**
 * The socket that pg's client believes it has: what it writes goes to the worker in batches that can be answered whole,
 * because PGlite reads its input from one buffer and takes the end of the buffer for the end of the connection.
 */
export class WorkerWire extends Duplex {
  readonly #worker: Worker;
  #pending = Buffer.alloc(0);
  #greeted = false;

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    this.on('error', () => {}); // told by the statement it ends; before pg listens, by the start that fails
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  /** Hands over what the worker answered. */
  receive(data: Uint8Array): void {
    this.push(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
  }

  // The rest of net.Socket that pg touches.
  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#take([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#take(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #take(chunks: Buffer[]): void {
    this.#pending = Buffer.concat([this.#pending, ...chunks]);
    const length = this.#answerable();
    if (length === 0) return;
    const bytes = new Uint8Array(this.#pending.subarray(0, length));
    this.#pending = this.#pending.subarray(length);
    this.#worker.postMessage({ run: bytes }, [bytes.buffer]);
  }

  /** Length of the longest run of whole messages whose last one asks for an answer. */
  #answerable(): number {
    const bytes = this.#pending;
    if (!this.#greeted) {
      if (bytes.length < 4 || bytes.length < bytes.readInt32BE(0)) return 0;
      this.#greeted = true;
      return bytes.length;
    }
    let at = 0;
    let end = 0;
    while (at + 5 <= bytes.length) {
      const next = at + 1 + bytes.readInt32BE(at + 1);
      if (next > bytes.length) break;
      if (ENDS.has(bytes[at] ?? 0)) end = next;
      at = next;
    }
    return end;
  }
}
