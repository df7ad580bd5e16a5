/** A file that the portal acknowledged, or whose fate was not told. */
export interface Told {
  readonly id: number;
  readonly sha256: string;
}

/** A file that comes in pieces, and what was acknowledged of it. */
export interface Piecewise {
  readonly path: string;
  readonly bytes: Buffer;
  here: number;
  /** A commit of it was asked and not answered. */
  doubtful: boolean;
}

/** What people were told, outside of the portal. */
export interface Ledger {
  /** By key: acknowledged, and to be there as they were sent. */
  readonly kept: Map<string, Told>;
  /** Keys whose removal was acknowledged. */
  readonly gone: Set<string>;
  /** Keys whose removal was asked, and not answered. */
  readonly doubtful: Set<string>;
  /** Pieces that were acknowledged. */
  pieces: number;
  /** Files that were asked for and given as they were sent. */
  given: number;
  /** What was not as it was told, a sentence each. */
  readonly faults: string[];
  /** Answers by status; what the kill cut off has none. */
  readonly answers: Map<number, number>;
}

export const emptyLedger = (): Ledger => ({
  kept: new Map(),
  gone: new Set(),
  doubtful: new Set(),
  pieces: 0,
  given: 0,
  faults: [],
  answers: new Map(),
});
