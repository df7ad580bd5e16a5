/** A group that observers are told: how many of the candidates are in it, and their hectares. */
export interface ToldGroup {
  readonly count: number;
  readonly sum: number;
}

/** Of whom it follows whether they are in a group, by their place in the list of candidates. */
export interface Certain {
  readonly inside: readonly number[];
  readonly outside: readonly number[];
}

/** Hectares are told to their hundredth. */
const UNIT = 100;
/** So many choices are drawn before all are gone through. */
const DRAWN = 60;
/** Beyond so many numbers nothing is worked out: they are kept, four bytes each. */
const MOST_WORDS = 60_000_000;

/**
 * Who of the candidates whose areas are known from outside is in a group for certain, and who is not: those who are in every choice of so many of them that may come to the told sum, or in
 * none; nobody where no choice may. `off` is the largest share by which each property's hectares may deviate in the sum (0 where it is exact).
 * Also finds no one where there would be too much to try, and says so by null.
 */
export function certainByArea(areas: readonly number[], { count, sum }: ToldGroup, off = 0): Certain | null {
  const certain = { inside: [] as number[], outside: [] as number[] };
  if (count < 1 || count > areas.length) return certain;
  const whole = areas.map((area) => Math.round(area * UNIT));
  const least = Math.ceil((sum - 0.5 / UNIT) * UNIT * (1 / (1 + off)) - 1e-6);
  const most = Math.floor((sum + 0.5 / UNIT) * UNIT * (1 / (1 - off)) + 1e-6);
  const seen = drawnChoices(whole, count, least, most);
  if (whole.some((_, at) => !seen.inside[at] || !seen.outside[at])) {
    const words = Math.floor(most / 32) + 1;
    if (words * (count + 1) * (whole.length + 1) > MOST_WORDS) return null;
    allChoices(whole, count, { least, most, words }, seen);
  }
  whole.forEach((_, at) => {
    if (seen.inside[at] && !seen.outside[at]) certain.inside.push(at);
    if (seen.outside[at] && !seen.inside[at]) certain.outside.push(at);
  });
  return certain;
}

/** Of whom a choice is known that fits and has them, and one that has them not. */
interface Seen {
  readonly inside: boolean[];
  readonly outside: boolean[];
}

/** Choices that fit, drawn and then bettered member by member: where there are many, most candidates are in some and not in others. Always the same for the same candidates. */
function drawnChoices(areas: readonly number[], count: number, least: number, most: number): Seen {
  const inside = areas.map(() => false);
  const outside = areas.map(() => false);
  let state = 1;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const order = areas.map((_, at) => at);
  for (let drawn = 0; drawn < DRAWN; drawn += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = below(at + 1);
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    let added = order.slice(0, count).reduce((all, at) => all + areas[at]!, 0);
    const away = (total: number): number => Math.max(least - total, total - most, 0);
    for (let turn = 0; turn < 4 * areas.length && away(added) > 0 && count < areas.length; turn += 1) {
      const [mine, theirs] = [below(count), count + below(areas.length - count)];
      const changed = added - areas[order[mine]!]! + areas[order[theirs]!]!;
      if (away(changed) > away(added)) continue;
      [order[mine], order[theirs]] = [order[theirs]!, order[mine]!];
      added = changed;
    }
    if (away(added) > 0) continue;
    order.forEach((at, place) => ((place < count ? inside : outside)[at] = true));
  }
  return { inside, outside };
}

interface Sums {
  readonly least: number;
  readonly most: number;
  /** Numbers that hold a bit for each sum up to `most`. */
  readonly words: number;
}

/**
 * Of everybody, whether some choice that fits has them, and whether one has not: which sums so many of those before them come to, and from which sums those after them come to what is told, so many more
 * being chosen; a bit for each sum.
 */
function allChoices(areas: readonly number[], count: number, { least, most, words }: Sums, seen: Seen): void {
  const none = (): Int32Array[] => Array.from({ length: count + 1 }, () => new Int32Array(words));
  const before = [none()];
  before[0]![0]![0] = 1;
  areas.forEach((area, at) => {
    const next = before[at]!.map((bits) => bits.slice());
    for (let members = 0; members < count; members += 1)
      shiftUp(before[at]![members]!, area, next[members + 1]!);
    before.push(next);
  });
  let after = none();
  for (let sum = Math.max(least, 0); sum <= most; sum += 1) after[count]![sum >> 5]! |= 1 << (sum & 31);
  for (let at = areas.length - 1; at >= 0; at -= 1) {
    const chosen = none();
    for (let members = 0; members < count; members += 1)
      shiftDown(after[members + 1]!, areas[at]!, chosen[members]!);
    seen.inside[at] ||= chosen.some((bits, members) => meet(bits, before[at]![members]!));
    seen.outside[at] ||= after.some((bits, members) => meet(bits, before[at]![members]!));
    after = after.map((bits, members) => bits.map((word, index) => word | chosen[members]![index]!));
  }
}

/** Adds the bits of a row, so many places up, to another. */
function shiftUp(from: Int32Array, by: number, to: Int32Array): void {
  const [skipped, bits] = [by >>> 5, by & 31];
  for (let at = to.length - 1; at >= skipped; at -= 1) {
    const high = bits === 0 || at === skipped ? 0 : from[at - skipped - 1]! >>> (32 - bits);
    to[at]! |= (from[at - skipped]! << bits) | high;
  }
}

/** The same down. */
function shiftDown(from: Int32Array, by: number, to: Int32Array): void {
  const [skipped, bits] = [by >>> 5, by & 31];
  for (let at = 0; at + skipped < from.length; at += 1) {
    const low = bits === 0 || at + skipped + 1 >= from.length ? 0 : from[at + skipped + 1]! << (32 - bits);
    to[at]! |= (from[at + skipped]! >>> bits) | low;
  }
}

const meet = (one: Int32Array, other: Int32Array): boolean =>
  one.some((word, at) => (word & other[at]!) !== 0);
