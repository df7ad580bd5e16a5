/** A group that observers are told: how many of the candidates are in it, and their hectares. */
export interface ToldGroup {
  readonly count: number;
  readonly sum: number;
}

/**
 * Who of the candidates whose areas are known from outside is in a group, for who tries every choice of so many of them whose sum is the told one within
 * `percent` of it: those who are in all that fit and those who are in none, by their place in the list; null where none fits. Of twenty at most: all choices are tried.
 */
export function membersByArea(
  areas: readonly number[],
  { count, sum }: ToldGroup,
  percent: number,
): { in: readonly number[]; out: readonly number[] } | null {
  if (areas.length > 20)
    throw new Error(`${areas.length} candidates: all choices of twenty at most are tried`);
  // A hundredth of a hectare is as exact as it is told.
  const least = sum / (1 + percent / 100) - 0.005;
  const most = sum / (1 - percent / 100) + 0.005;
  let always = -1;
  let ever = 0;
  let fits = false;
  const choose = (from: number, left: number, added: number, chosen: number): void => {
    if (added > most) return;
    if (left === 0) {
      if (added < least) return;
      fits = true;
      always &= chosen;
      ever |= chosen;
      return;
    }
    for (let at = from; at <= areas.length - left; at += 1)
      choose(at + 1, left - 1, added + areas[at]!, chosen | (1 << at));
  };
  choose(0, count, 0, 0);
  if (!fits) return null;
  const places = areas.map((_, at) => at);
  return {
    in: places.filter((at) => (always >> at) & 1),
    out: places.filter((at) => !((ever >> at) & 1)),
  };
}
