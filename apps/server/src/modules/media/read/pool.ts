import { Readers } from '@fonte/programme/aside/readers';
import { Semaphore } from '../../../platform/index.ts';
import { FileRefused, type Read, type ReadAnswer, type ReadOrder } from './reading.ts';

const PROGRAM = new URL('./reader.ts', import.meta.url);

/** Processes that open what people send, at most so many at once, in turns by person; a file that ends or holds up its process is refused, and the server goes on. */
export class ReaderPool {
  readonly #turns: Semaphore;
  readonly #readers: Readers;

  constructor(readers: number, silentMs?: number) {
    this.#turns = new Semaphore({ places: readers });
    this.#readers = new Readers(PROGRAM, silentMs);
  }

  /** Opens a file. Errors: `FileRefused`, `fileUnreadable` where the process came to its end over it. */
  read(order: ReadOrder, person: string): Promise<Read> {
    return this.#turns.run({ who: person }, async () => {
      const answer = await this.#answered(order);
      if ('refused' in answer) throw new FileRefused(answer.refused.failure, answer.refused.params);
      return answer.read;
    });
  }

  /** How many processes there are. */
  get size(): number {
    return this.#readers.size;
  }

  close(): Promise<void> {
    return this.#readers.close();
  }

  async #answered(order: ReadOrder): Promise<ReadAnswer> {
    let answer: ReadAnswer = { refused: { failure: 'fileUnreadable', params: {} } };
    try {
      for await (const piece of this.#readers.read<ReadAnswer>(order)) answer = piece;
    } catch {
      // Whatever came over its reader, nothing is known of the file.
    }
    return answer;
  }
}
