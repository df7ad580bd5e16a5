import { Worker } from 'node:worker_threads';
import type { HandOver, MailPlace, Message } from './message.ts';
import { isTaken, newLine, type Done, type Line, type Order } from './order.ts';

/** How long the thread waits for another mail: they come together. */
const IDLE_MS = 30_000;
/** A line that is cut ends at once; a thread that has not said so by then does nothing more. */
const CUT_MS = 5_000;
/** Of its heap: a mail with its files may be some megabytes, and several are at work at once. */
const MEMORY_MB = 256;

const LOST: HandOver = {
  outcome: 'desconhecido',
  reason: 'O envio parou no meio: não se sabe se o servidor de email ficou com a mensagem',
};
const NOT_BEGUN: HandOver = {
  outcome: 'adiado',
  reason: 'O envio parou antes de a mensagem ir ao servidor de email',
};

interface Asked {
  readonly by: Worker;
  readonly line: Line;
  readonly resolve: (handed: HandOver) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Hands mails over in a thread of its own. A summary with four charts takes 20 ms of processor to be written as MIME and to be read over for the line, which
 * nobody who asks for a page waits for. The thread starts with its first mail and ends when no other has come for a while.
 */
export class HandingThread {
  readonly #asked = new Map<number, Asked>();
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last = 0;

  /** What became of a message; 'desconhecido' where the thread ended while it was on the line. `signal` cuts the line. Errors: of a message that cannot be written. */
  give(place: MailPlace, message: Message, signal: AbortSignal): Promise<HandOver> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#started());
    this.#last += 1;
    const id = this.#last;
    const line = newLine();
    let late: NodeJS.Timeout | undefined;
    const tell = (order: Order): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(order);
    };
    const cut = (): void => {
      tell({ id, cut: true });
      late = setTimeout(() => this.end(worker), CUT_MS).unref();
    };
    const handed = new Promise<HandOver>((resolve, reject) =>
      this.#asked.set(id, { by: worker, line, resolve, reject }),
    );
    worker.ref();
    tell({ id, place, message, line });
    if (signal.aborted) cut();
    else signal.addEventListener('abort', cut, { once: true });
    return handed.finally(() => {
      signal.removeEventListener('abort', cut);
      clearTimeout(late);
      if (this.#asked.size > 0) return;
      worker.unref();
      this.#idle = setTimeout(() => this.end(worker), IDLE_MS).unref();
    });
  }

  /** Ends the thread, and what it is at; the next mail begins another. */
  end(worker = this.#worker): void {
    if (this.#worker === worker) this.#worker = undefined;
    void worker?.terminate();
  }

  #started(): Worker {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.on('message', (done: Done) => {
      const asked = this.#asked.get(done.id);
      this.#asked.delete(done.id);
      if ('fault' in done) asked?.reject(new Error(`A mail was not written: ${done.fault}`));
      else asked?.resolve(done.handed);
    });
    const over = (): void => {
      if (this.#worker === worker) this.#worker = undefined;
      for (const [id, { by, line, resolve }] of this.#asked) {
        if (by !== worker) continue;
        this.#asked.delete(id);
        resolve(isTaken(line) ? LOST : NOT_BEGUN);
      }
    };
    worker.on('error', over);
    worker.on('exit', over);
    return worker;
  }
}
