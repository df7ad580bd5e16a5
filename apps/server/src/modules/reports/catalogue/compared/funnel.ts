import { LIMITS, type Verdict } from '@fonte/contracts/compared';

/**
 * How far each member of a group is from what is to be expected of it (docs/decisions/0085): limits of a funnel around the expectation, after Spiegelhalter,
 * 'Funnel plots for comparing institutional performance', Statistics in Medicine 24 (2005), 1185–1202. Numbers in, numbers out: words are given elsewhere.
 */

/**
 * With less there is no verdict: properties and planned visits of a member, members of a group whose dispersion is taken. Members with planned visits in a stratum:
 * fewer would be held against themselves.
 */
export const LEAST = { properties: 5, planned: 20, members: 10, inStratum: 5 } as const;

/** The median of |z| of a normal deviate, which that of a group's members is held against. */
const NORMAL_MEDIAN = 0.67449;

export interface Member {
  /** Properties of which visits were planned. */
  readonly properties: number;
  readonly planned: number;
  readonly made: number;
  /** Visits to be expected of those planned; null where nothing can be. */
  readonly expected: number | null;
}

/** A group as its members are held against it. */
export interface Funnel {
  /** Visits made of those planned, 1 for all; null where none was planned. */
  readonly share: number | null;
  /** The members' variance in variances of chance alone (Poisson: the expectation itself); null where too few members tell. */
  readonly phi: number | null;
  /** Members with cases enough. */
  readonly telling: number;
}

/** The 95 % limits of a member, in visits, and on which side of which limits it is. */
export interface Held {
  readonly from: number | null;
  readonly to: number | null;
  readonly verdict: Verdict;
}

/** What a group says of its members. Those with few cases count in the share and not in the dispersion. */
export function funnelOf(members: readonly Member[]): Funnel {
  const planned = members.reduce((sum, one) => sum + one.planned, 0);
  const share = planned === 0 ? null : members.reduce((sum, one) => sum + one.made, 0) / planned;
  const deviates = members.flatMap((one) => deviateOf(one) ?? []);
  const telling = deviates.length;
  if (share === null || telling < LEAST.members) return { share, phi: null, telling };
  const robust = (median(deviates.map(Math.abs)) / NORMAL_MEDIAN) ** 2;
  // Visits that had nothing to do with each other would vary by 1 − share of it (binomial): nobody is held to less.
  return { share, phi: Math.max(robust, 1 - share), telling };
}

/** A member beside its group. */
export function held(member: Member, { phi }: Funnel): Held {
  const { expected, made } = member;
  if (phi === null || expected === null) return { from: null, to: null, verdict: 'few' };
  const deviation = Math.sqrt(phi * expected);
  const from = Math.max(0, expected - LIMITS.usual * deviation);
  const to = expected + LIMITS.usual * deviation;
  // Limits that begin at nothing would leave nobody below them.
  if (deviateOf(member) === undefined || from === 0) return { from, to, verdict: 'few' };
  const off = Math.abs(made - expected) > LIMITS.far * deviation;
  if (made < from) return { from, to, verdict: off ? 'farBelow' : 'below' };
  if (made > to) return { from, to, verdict: off ? 'farAbove' : 'above' };
  return { from, to, verdict: 'within' };
}

/** How many standard deviations of chance alone a member is off; undefined for one with few cases. */
function deviateOf({ properties, planned, made, expected }: Member): number | undefined {
  const enough = properties >= LEAST.properties && planned >= LEAST.planned;
  return enough && expected !== null && expected > 0 ? (made - expected) / Math.sqrt(expected) : undefined;
}

/** The middle one, or the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}
