import type { FaultList, Place } from './fault.ts';

/** How many spellings of a column are named beside the first. */
const NAMED = 4;

interface Met {
  readonly place: Place;
  readonly spellings: Set<string>;
  rows: number;
}

/** What was read in another way than it stands in a file: told once for each column, with its first line, how many more there are and how they were written. */
export class ToldOnce {
  readonly #reason: (more: number, others: readonly string[]) => string;
  readonly #met = new Map<string | null, Met>();

  constructor(reason: (more: number, others: readonly string[]) => string) {
    this.#reason = reason;
  }

  /** `column` and `text` are null for whole rows. */
  meet(place: Place, column: string | null, text: string | null): void {
    const met = this.#met.get(column);
    if (!met) this.#met.set(column, { place, spellings: new Set(text === null ? [] : [text]), rows: 1 });
    else {
      met.rows += 1;
      if (text !== null && met.spellings.size <= NAMED) met.spellings.add(text);
    }
  }

  /** Warns of it, once the file was read. */
  list(arquivo: string, list: FaultList): void {
    for (const [coluna, { place, spellings, rows }] of this.#met) {
      const [valor = null, ...others] = spellings;
      const at = place.feature === undefined ? {} : { feicao: place.feature };
      const motivo = this.#reason(rows - 1, others);
      list.warn({ arquivo, linha: place.line, ...at, coluna, valor, motivo });
    }
  }
}
