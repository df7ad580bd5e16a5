import type { Access, DataVersion } from '../../query/index.ts';

/** The first and the last day that count, as 'YYYY-MM-DD'. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

/** What sentences tell of figures: of whose rows they are, of which time and places, and how fresh. */
export interface Told {
  /** Empty for all years. */
  readonly anos: readonly number[];
  /** Days asked for instead of years; absent or null for none. */
  readonly days?: Days | null;
  /** As asked for; the session's own state is in `access` and laid on in the query. */
  readonly ufs: readonly string[];
  readonly access: Access;
  readonly version: Pick<DataVersion, 'dadosAte' | 'ultimoFato'>;
}
