/** The middle value, or the mean of the two. Errors: none given. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which a share of the others lies, between neighbours by proportion. Errors: none given. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.length === 0) throw new Error('Nothing was measured');
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)]!;
  const high = sorted[Math.ceil(at)]!;
  return low + (high - low) * (at - Math.floor(at));
}

/** The sum shared out. Errors: none given. */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new Error('Nothing was measured');
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Milliseconds that a piece of work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The median of so many turns of a piece of work, after one that is not measured, ms. */
export async function medianOf(work: () => Promise<unknown>, turns: number): Promise<number> {
  await work();
  const times: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let turn = 0; turn < turns; turn += 1) times.push(await timed(work));
  return median(times);
}

export interface Pairs {
  /** Medians, ms. */
  readonly a: number;
  readonly b: number;
  /** Median of the ratios of neighbours: what else the machine does weighs on both alike. */
  readonly ratio: number;
  /** Means, ms, whose ratio is that of the sums: what the whole work takes where its pieces differ much. */
  readonly mean: { readonly a: number; readonly b: number };
}

/** Times two pieces of work in turns, A B B A A B …, after one unmeasured turn of each. */
export async function alternately(
  a: () => Promise<unknown>,
  b: () => Promise<unknown>,
  pairs: number,
): Promise<Pairs> {
  const times: { a: number; b: number }[] = [];
  for (let turn = -1; turn < pairs; turn += 1) {
    const first = turn % 2 === 0 ? a : b;
    // oxlint-disable-next-line no-await-in-loop -- in turns is the point
    const one = await timed(first);
    // oxlint-disable-next-line no-await-in-loop
    const other = await timed(first === a ? b : a);
    if (turn >= 0) times.push(first === a ? { a: one, b: other } : { a: other, b: one });
  }
  return {
    a: median(times.map((time) => time.a)),
    b: median(times.map((time) => time.b)),
    ratio: median(times.map((time) => time.a / time.b)),
    mean: { a: mean(times.map((time) => time.a)), b: mean(times.map((time) => time.b)) },
  };
}
