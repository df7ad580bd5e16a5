/** What is to be expected of a member whose cases are not those of the others: each stratum's share of its own cases (indirect standardisation, docs/decisions/0085). */

export interface Cases {
  readonly member: string;
  /** What the cases are of, and since when they are: like is held against like. */
  readonly kind: string;
  readonly since: number;
  readonly planned: number;
  readonly made: number;
}

/** Cases of one kind, and of neighbouring times, that are held against each other. */
interface Stratum {
  readonly cases: readonly Cases[];
  readonly kind: string;
  /** Members of which something was planned in it. */
  readonly members: number;
}

/**
 * Visits to be expected of each member, by its name: made of planned in the stratum of each of its cases. Those of a group come to what it made. None for a member
 * of which nothing was planned.
 */
export function expectations(cases: readonly Cases[], least: number): ReadonlyMap<string, number> {
  const expected = new Map<string, number>();
  for (const stratum of strataOf(cases, least)) {
    const planned = sum(stratum.cases.map((one) => one.planned));
    const share = planned === 0 ? 0 : sum(stratum.cases.map(({ made }) => made)) / planned;
    for (const one of stratum.cases)
      if (one.planned > 0) expected.set(one.member, (expected.get(one.member) ?? 0) + one.planned * share);
  }
  return expected;
}

/**
 * Cases of one kind and time; one with planned visits of fewer members than `least`, who would be held against themselves, is put to its neighbour, of the same
 * kind where there is one and else of the next.
 */
export function strataOf(cases: readonly Cases[], least: number): Stratum[] {
  const alike: Cases[][] = [];
  for (const one of cases.toSorted(inOrder)) {
    const last = alike.at(-1);
    if (last?.[0]?.kind === one.kind && last[0].since === one.since) last.push(one);
    else alike.push([one]);
  }
  const strata = alike.map(stratumOf);
  while (strata.length > 1) {
    const smallest = strata.reduce(
      (at, { members }, index) => (members < strata[at]!.members ? index : at),
      0,
    );
    if (strata[smallest]!.members >= least) break;
    const first = Math.max(0, joinedBefore(strata, smallest) ? smallest - 1 : smallest);
    const [one, other] = strata.slice(first, first + 2) as [Stratum, Stratum];
    strata.splice(first, 2, stratumOf([...one.cases, ...other.cases]));
  }
  return strata;
}

/** Whether a stratum is put to the one before it: that of its own kind, of two the smaller one. */
function joinedBefore(strata: readonly Stratum[], at: number): boolean {
  const [own, before, after] = [strata[at]!, strata[at - 1], strata[at + 1]];
  if (!before || !after) return before !== undefined;
  const [alikeBefore, alikeAfter] = [before.kind === own.kind, after.kind === own.kind];
  return alikeBefore === alikeAfter ? before.members <= after.members : alikeBefore;
}

const stratumOf = (cases: readonly Cases[]): Stratum => ({
  cases,
  kind: cases[0]!.kind,
  members: new Set(cases.flatMap(({ member, planned }) => (planned > 0 ? [member] : []))).size,
});

const inOrder = (a: Cases, b: Cases): number =>
  a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.since - b.since;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
