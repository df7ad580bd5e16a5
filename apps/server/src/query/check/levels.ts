import type { Group } from '../ask/analysed.ts';
import type { Plan } from '../ask/plan.ts';
import type { Problems } from '../ask/problems.ts';

/** The levels at which figures are worked out: the full grouping, the totals asked for, and what shares are shares of. */
export class Levels {
  readonly all: boolean[][];
  readonly totals: number[] = [];
  readonly #groups: readonly Group[];

  constructor(groups: readonly Group[], totals: Plan['totals'], problems: Problems) {
    this.#groups = groups;
    this.all = [groups.map(() => true)];
    const asked = totals === true ? [[]] : totals || [];
    for (const kept of asked) {
      const level = this.keeping(kept, problems, 'totals');
      if (level > 0 && !this.totals.includes(level)) this.totals.push(level);
    }
  }

  /** The number of the level that keeps these groups; it is added when it is not there. */
  keeping(kept: readonly string[], problems: Problems, at: string): number {
    for (const alias of kept)
      if (!this.#groups.some((group) => group.alias === alias)) problems.unknown(at, 'O agrupamento', alias);
    const level = this.#groups.map(({ alias }) => kept.includes(alias));
    const there = this.all.findIndex((one) => one.every((keeps, index) => keeps === level[index]));
    return there >= 0 ? there : this.all.push(level) - 1;
  }
}

/** The number that tells a level in SQL: one bit per group that is added up, as GROUPING() gives it. */
export const levelMask = (level: readonly boolean[]): number =>
  level.reduce((mask, kept) => mask * 2 + (kept ? 0 : 1), 0);
