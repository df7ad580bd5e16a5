/** A group that observers are told: how many of the candidates are in it, and their hectares. */
export interface ToldGroup {
  readonly count: number;
  readonly sum: number;
}

/**
 * Who of the candidates whose areas are known from outside is in a group for certain, by their place in the list: those who are in every choice of so many
 * of them that comes to the told sum; none where no choice does. Of twenty at most: all choices are tried.
 */
export function membersByArea(areas: readonly number[], { count, sum }: ToldGroup): readonly number[] {
  if (areas.length > 20)
    throw new Error(`${areas.length} candidates: all choices of twenty at most are tried`);
  let always: number | undefined;
  const choose = (from: number, left: number, added: number, chosen: number): void => {
    // A hundredth of a hectare is as exact as it is told.
    if (added > sum + 0.005) return;
    if (left === 0) {
      if (added >= sum - 0.005) always = (always ?? chosen) & chosen;
      return;
    }
    for (let at = from; at <= areas.length - left; at += 1)
      choose(at + 1, left - 1, added + areas[at]!, chosen | (1 << at));
  };
  choose(0, count, 0, 0);
  return areas.flatMap((_, at) => (((always ?? 0) >> at) & 1 ? [at] : []));
}
