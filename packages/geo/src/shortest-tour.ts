/** Stops up to which the shortest way is found for certain: 2⁹ · 9² steps. */
export const MOST_STOPS = 9;

export interface Tour {
  /** Places of the stops (1 …) in the order of the way. */
  readonly order: readonly number[];
  /** Length of the whole way, in the matrix's unit. */
  readonly length: number;
}

/**
 * The shortest way from place 0 through all others and back, exact (Held and Karp 1962). `distances[a][b]` is the way from a to b, in any unit.
 * Of ways equally long the one that is found first, so that the same question has the same answer. Errors: RangeError beyond MOST_STOPS stops.
 */
export function shortestTour(distances: readonly (readonly number[])[]): Tour {
  const stops = distances.length - 1;
  if (stops > MOST_STOPS) throw new RangeError(`More than ${MOST_STOPS} stops`);
  if (stops < 1) return { order: [], length: 0 };
  const way = (from: number, to: number): number => distances[from]?.[to] ?? Infinity;
  // best[set][last]: the shortest way from 0 through the set's stops that ends at `last`, and the stop before it.
  const best: { length: number; before: number }[][] = Array.from({ length: 1 << stops }, () => []);
  for (let set = 1; set < 1 << stops; set++)
    for (let last = 0; last < stops; last++) {
      const bit = 1 << last;
      if ((set & bit) === 0) continue;
      const rest = set ^ bit;
      let found = rest === 0 ? { length: way(0, last + 1), before: -1 } : { length: Infinity, before: -1 };
      for (let before = 0; before < stops; before++) {
        const until = best[rest]?.[before];
        if (!until) continue;
        const length = until.length + way(before + 1, last + 1);
        if (length < found.length) found = { length, before };
      }
      best[set]![last] = found;
    }
  let set = (1 << stops) - 1;
  let [end, length] = [0, Infinity];
  for (let last = 0; last < stops; last++) {
    const whole = (best[set]?.[last]?.length ?? Infinity) + way(last + 1, 0);
    if (whole < length) [end, length] = [last, whole];
  }
  const order: number[] = [];
  for (let last = end; set !== 0;) {
    order.unshift(last + 1);
    const { before } = best[set]![last]!;
    set ^= 1 << last;
    last = before;
  }
  return { order, length };
}

/** Length of the way from place 0 through the stops in this order and back. */
export function tourLength(distances: readonly (readonly number[])[], order: readonly number[]): number {
  let [length, at] = [0, 0];
  for (const next of [...order, 0]) {
    length += distances[at]?.[next] ?? Infinity;
    at = next;
  }
  return length;
}
