import type { Cell, DataVersion, DetailPart } from '../ask/answer.ts';
import { bare } from './same-figure.ts';
import { ExactSum, unitsOf } from './exact-sum.ts';

/** The rows behind a point, read one by one and taken together here: another way to a figure than the statement it came from. */
export interface Recount {
  readonly parts: readonly Tally[];
  /** Whether the figure is that of its one part. */
  readonly single: boolean;
  readonly version: DataVersion;
}

/** Decimals that a mean is held against at least: a figure's own trailing zeros may be cut. */
const MEAN_DECIMALS = 6;

/** One part's rows as they come: how many, which values there are among them, what they add up to. */
export class Tally {
  #rows = 0;
  readonly #seen = new Set<string>();
  readonly #sum = new ExactSum();
  #known = 0;
  #least: string | null = null;
  #most: string | null = null;

  constructor(
    readonly label: string,
    readonly kind: DetailPart['kind'],
  ) {}

  get rows(): number {
    return this.#rows;
  }

  /** Takes a row by what it adds. */
  take(value: Cell): void {
    this.#rows += 1;
    if (value === null) return;
    const text = String(value);
    if (this.kind === 'distinct') this.#seen.add(text);
    if (this.kind === 'sum' || this.kind === 'avg') this.#sum.add(text);
    if (this.kind === 'min' && (this.#least === null || before(text, this.#least))) this.#least = text;
    if (this.kind === 'max' && (this.#most === null || before(this.#most, text))) this.#most = text;
    this.#known += 1;
  }

  /** What the rows come to; a mean with the decimals of the figure it is held against. Null for nothing. */
  figure(like: Cell = null): string | null {
    if (this.kind === 'count') return String(this.#rows);
    if (this.kind === 'distinct') return String(this.#seen.size);
    if (this.#known === 0) return null;
    if (this.kind === 'min') return this.#least;
    if (this.kind === 'max') return this.#most;
    if (this.kind === 'sum') return this.#sum.text;
    const places = like === null ? 0 : (unitsOf(String(like))?.places ?? 0);
    return this.#sum.dividedBy(this.#known, Math.max(places, MEAN_DECIMALS));
  }
}

/** Numbers by their value, days and texts as they are written. */
function before(one: string, other: string): boolean {
  const [a, b] = [unitsOf(one), unitsOf(other)];
  if (!a || !b) return one < other;
  return a.units * 10n ** BigInt(b.places) < b.units * 10n ** BigInt(a.places);
}

/** Whether a figure is what its rows come to; null where it is arithmetic on several parts. */
export function recountAgrees(
  figure: Cell,
  { parts, single }: Pick<Recount, 'parts' | 'single'>,
): boolean | null {
  const [part] = parts;
  if (!single || part === undefined) return null;
  const counted = part.figure(figure);
  // A sum of nothing is no value to the rows and may be 0 to the measure.
  return bare(figure) === bare(counted) || (counted === null && bare(figure) === '0');
}
