/** So many of a rig's attacking requests have to be answered as they were meant, or refused for want of room, in hundred: in the recorded runs all were (docs/benchmarks.md). */
const LEAST_PERCENT = 90;
/** Come again later: a server that says so is under attack. */
const REFUSALS: ReadonlySet<number> = new Set([429, 503]);

export interface Meant {
  /** How many requests were to be made, at least. */
  readonly least: number;
  /** Whether an answer of this status is what the request was made for. */
  readonly answers?: (status: number) => boolean;
}

export interface Attack {
  readonly happened: boolean;
  /** How many were answered, refused, timed out, and whether that was an attack. */
  readonly sentence: string;
}

/** What a rig's attacking requests came to, by the status of the answer, 0 where none came: what nobody attacked was not measured, however fast it was. */
export function attackOf(
  name: string,
  told: ReadonlyMap<number, number>,
  { least, answers = (status) => status === 200 }: Meant,
): Attack {
  const count = (which: (status: number) => boolean): number =>
    [...told].reduce((sum, [status, many]) => (which(status) ? sum + many : sum), 0);
  const answered = count(answers);
  const refused = count((status) => REFUSALS.has(status) && !answers(status));
  const silent = count((status) => status === 0);
  const all = count(() => true);
  const others = [...told].filter(([status]) => status !== 0 && !answers(status) && !REFUSALS.has(status));
  const otherwise =
    others.length === 0 ? '' : `, ${others.map(([status, many]) => `${status} × ${many}`).join(', ')}`;
  const wanted = Math.max(all, least);
  const happened = (answered + refused) * 100 >= wanted * LEAST_PERCENT;
  const verdict = happened ? '' : `: the attack did not happen, ${LEAST_PERCENT} in a hundred are wanted`;
  return {
    happened,
    sentence: `${name}: ${all} of ${wanted} requests, ${answered} answered, ${refused} refused, ${silent} without an answer${otherwise}${verdict}`,
  };
}

/** Says what attacks came to, and makes the process end with 1 where one did not happen. */
export function sayAttacks(attacks: readonly Attack[]): void {
  for (const { happened, sentence } of attacks) {
    console.log(sentence);
    if (!happened) process.exitCode = 1;
  }
}
