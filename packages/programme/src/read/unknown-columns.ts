import { formatInteger } from '@fonte/pt-br';
import { REASONS } from '../source/reasons.ts';
import { fileName, type TableSource } from '../source/table.ts';
import type { FaultList } from './fault.ts';
import { nearName } from './near-name.ts';

interface Place {
  readonly linha: number;
  readonly feicao?: number;
}

/** How many unknown columns are named one by one, and how many are remembered at all. */
const NAMED = 20;
const REMEMBERED = 1_000;
/** A name much longer than any column's was not meant for one. */
const LONGEST = 80;

/**
 * The columns of a file that the format does not know. They are passed over with a warning; but where one is nearly the name of a column that the
 * file lacks, that column would be emptied by a slip of the pen, and the file is refused.
 */
export class UnknownColumns {
  readonly #source: TableSource;
  readonly #met = new Map<string, Place>();

  constructor(source: TableSource) {
    this.#source = source;
  }

  meet(name: string, place: Place): void {
    if (this.#met.size < REMEMBERED && !this.#met.has(name)) this.#met.set(name, place);
  }

  /** Lists them, once it is known which columns the file brings. */
  list(present: ReadonlySet<string>, list: FaultList): void {
    const arquivo = fileName(this.#source);
    const missing = new Set(Object.keys(this.#source.columns).filter((name) => !present.has(name)));
    let passedOver = 0;
    for (const [coluna, place] of this.#met) {
      const meant = coluna.length > LONGEST ? undefined : nearName(coluna, missing);
      const at = { arquivo, ...place, coluna, valor: null };
      if (meant !== undefined) list.add({ ...at, motivo: REASONS.misspeltColumn(meant) });
      else {
        passedOver += 1;
        if (passedOver <= NAMED) list.warn({ ...at, motivo: REASONS.unknownColumn });
      }
    }
    if (passedOver <= NAMED) return;
    const motivo = REASONS.moreUnknownColumns(formatInteger(passedOver - NAMED));
    list.warn({ arquivo, linha: null, coluna: null, valor: null, motivo });
  }
}
