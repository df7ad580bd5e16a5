const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** A decimal as whole units of its last place; undefined for what is no decimal. */
export function unitsOf(text: string): { readonly units: bigint; readonly places: number } | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '0', decimals = ''] = match;
  const units = BigInt(whole + decimals);
  return { units: sign === '-' ? -units : units, places: decimals.length };
}

/** Decimals added without rounding, whatever their places. */
export class ExactSum {
  #units = 0n;
  #places = 0;

  /** Errors: a text that is no decimal. */
  add(text: string): void {
    const given = unitsOf(text);
    if (!given) throw new Error('Only decimals are summed');
    const places = Math.max(this.#places, given.places);
    this.#units = scaled(this.#units, places - this.#places) + scaled(given.units, places - given.places);
    this.#places = places;
  }

  /** The sum as decimal text. */
  get text(): string {
    return textOf(this.#units, this.#places);
  }

  /** The sum divided among so many, with so many decimals, halves away from zero. */
  dividedBy(count: number, decimals: number): string {
    // One place more than asked, and the sign apart: rounding is then the same on both sides of zero.
    const above = scaled(this.#units < 0n ? -this.#units : this.#units, decimals) * 2n;
    const below = scaled(BigInt(count), this.#places);
    const rounded = (above + below) / (below * 2n);
    return textOf(this.#units < 0n ? -rounded : rounded, decimals);
  }
}

const scaled = (units: bigint, places: number): bigint =>
  places === 0 ? units : units * 10n ** BigInt(places);

function textOf(units: bigint, places: number): string {
  if (places === 0) return units.toString();
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
