import { FIRST_YEAR } from '@fonte/contracts';
import { AnswerCache } from '../kept/answer-cache.ts';
import type { DataVersion } from '../ask/answer.ts';
import { contextOf, todayInBrazil } from '../sql/context.ts';
import type { Sql } from '../sql/operators.ts';
import { ALL_TIME, ANY, cellKey, tableOf, type NamedTable } from './cells.ts';
import { withoutQuality, type Family } from './family.ts';
import { patternsSql, readPattern } from './leaves.ts';
import { suppressAside } from './thread/suppress-aside.ts';

/** What is hidden of a family's table. */
export interface Decision {
  readonly hidden: Readonly<Record<string, true>>;
  /** Places in which all are of one member: which one is not told. */
  readonly mute: readonly string[];
  /** Members that there are, by the name of the quality's place in the table. */
  readonly members: readonly string[];
  /** Years of the question that are known; others are not answered where years are no parts of the whole. */
  readonly years: readonly number[];
  /** The last year that has a leaf. */
  readonly last: number;
}

/** How a statement is run at the version that is asked for. */
export type Execute = (statement: Sql) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** What observers are not shown, by family and data version; worked out once, kept within so many bytes. */
export class Decisions {
  readonly #kept: AnswerCache;
  readonly #running = new Map<string, Promise<Decision>>();

  constructor(
    readonly least: number,
    bytes: number,
  ) {
    this.#kept = new AnswerCache(bytes);
  }

  of(family: Family, version: DataVersion, execute: Execute): Promise<Decision> {
    const key = JSON.stringify([version.versao, this.least, family]);
    const kept = this.#kept.get(key) as Decision | undefined;
    if (kept) return Promise.resolve(kept);
    const running = this.#running.get(key);
    if (running) return running;
    const work = this.#decide(family, version, execute)
      .then((decision) => {
        this.#kept.set(key, decision);
        return decision;
      })
      .finally(() => this.#running.delete(key));
    this.#running.set(key, work);
    return work;
  }

  async #decide(family: Family, version: DataVersion, execute: Execute): Promise<Decision> {
    const totals =
      family.qualities.length > 0 ? await this.of(withoutQuality(family), version, execute) : undefined;
    const years = family.periodic ? yearsUntil(version) : [];
    const today = todayInBrazil();
    const rows = await execute(
      patternsSql(family, this.least, [null, ...years], (year) =>
        contextOf({ anos: year === null ? [] : [year] }, version, today),
      ),
    );
    const named = tableOf(family, rows.map(readPattern));
    const decided = totals && new Map(totalsIn(named, totals));
    const hidden = await suppressAside({ ...named.table, ...(decided ? { decided } : {}) }, this.least);
    return {
      hidden: Object.fromEntries(
        named.names.flatMap((name, cell) => (hidden[cell] ? [[name, true as const]] : [])),
      ),
      mute: this.least > 1 && family.ofPersons ? ofOneMember(named) : [],
      members: [
        ...new Set(named.at.flatMap(({ members }) => members.map((member, side) => `${side}${member}`))),
      ],
      years,
      last: named.at.reduce((last, { time }) => Math.max(last, yearIn(time)), 0),
    };
  }
}

/** The year of a date group's name: 'YYYY 2024'; 0 for others: shorter ones lie in years that are there too. */
const yearIn = (time: string): number => Number(/^YYYY (\d+)$/.exec(time)?.[1] ?? 0);

const yearsUntil = ({ dadosAte }: DataVersion): number[] => {
  const last = Number((dadosAte ?? todayInBrazil()).slice(0, 4));
  return Array.from({ length: Math.max(0, last - FIRST_YEAR + 1) }, (_, more) => FIRST_YEAR + more);
};

/** The figures of all members are those of the table without the quality, and decided there. */
function totalsIn({ at }: NamedTable, totals: Decision): [number, boolean][] {
  return at.flatMap(({ place, time, members }, cell): [number, boolean][] =>
    members.every((member) => member === ANY)
      ? [[cell, totals.hidden[cellKey(place, time, [])] === true]]
      : [],
  );
}

function ofOneMember({ at }: NamedTable): string[] {
  const members = new Map<string, number>();
  for (const { place, time, members: own } of at)
    if (time === ALL_TIME && own.every((member) => member !== ANY))
      members.set(place, (members.get(place) ?? 0) + 1);
  return [...members].flatMap(([place, count]) => (count === 1 ? [place] : []));
}
