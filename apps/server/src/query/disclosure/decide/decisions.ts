import { FIRST_YEAR } from '@fonte/contracts';
import type { Clock } from '@fonte/pt-br/clock';
import { sql } from 'kysely';
import type { DataVersion } from '../../ask/answer.ts';
import { AnswerCache } from '../../kept/answer-cache.ts';
import { contextOf } from '../../sql/context.ts';
import type { Sql } from '../../sql/operators.ts';
import type { Decision } from './decision.ts';
import { dotsSql, type DotsDecision } from '../solve/dots.ts';
import { DOTS, type KeptDecisions } from './kept-decisions.ts';
import { statesOf, totalsOf, wholesOf, type Family } from '../solve/family.ts';
import { patternsSql } from '../solve/leaves.ts';
import { PLACES } from '../question/recode.ts';
import { DecidingThread } from '../thread/deciding-thread.ts';

/** How a statement is run at the version that is asked for. */
export type Execute = (statement: Sql) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** A table is still being worked out, for longer than anybody should wait; it goes on without them. */
export class BeingDecided extends Error {
  override readonly name = 'BeingDecided';
}

/** How an answer waits for what is decided. */
export interface Waiting {
  /** Longer than so nobody waits, ms. */
  readonly patienceMs: number;
  /** Does what an answer waits for, so that it holds up nobody meanwhile. */
  readonly waiting: <T>(work: () => Promise<T>) => Promise<T>;
}

/** What observers are not shown, by family and data version: worked out once, kept in the database, and in memory within so many bytes. */
export class Decisions {
  readonly #kept: AnswerCache;
  readonly #deciding = new DecidingThread();
  readonly #running = new Map<string, Promise<Decision>>();

  constructor(
    readonly least: number,
    bytes: number,
    readonly stored: Pick<KeptDecisions, 'read' | 'keep'>,
    readonly clock: Pick<Clock, 'today'>,
  ) {
    this.#kept = new AnswerCache(bytes);
  }

  /** Which dots of the map tell their situation at a version: worked out beside the table of situations by place, and kept for the map's view. Errors: as `of`. */
  async dots(family: Family, version: DataVersion, execute: Execute): Promise<DotsDecision> {
    const there = await this.stored.read<DotsDecision>(DOTS, version);
    if (there) return there;
    const { hidden } = await this.of(family, version, execute);
    const rows = await execute(dotsSql());
    const decided = await this.#deciding.dots({ family, rows, least: this.least, hidden });
    return this.stored.keep<DotsDecision>(DOTS, version, decided);
  }

  /** As `of`, for who waits. Errors: BeingDecided after so long; the work goes on, and who comes again finds it done. */
  async within(
    { patienceMs, waiting }: Waiting,
    family: Family,
    version: DataVersion,
    execute: Execute,
  ): Promise<Decision> {
    const kept = this.#keptOf(family, version);
    return kept ?? waiting(() => inTime(patienceMs, this.of(family, version, execute)));
  }

  /** What is hidden of a family's table at a version. Errors: those of `execute` and of the store. */
  of(family: Family, version: DataVersion, execute: Execute): Promise<Decision> {
    const kept = this.#keptOf(family, version);
    if (kept) return Promise.resolve(kept);
    const key = this.#keyOf(family, version);
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

  #keyOf(family: Family, version: DataVersion): string {
    return JSON.stringify([version.versao, this.least, family]);
  }

  #keptOf(family: Family, version: DataVersion): Decision | undefined {
    return this.#kept.get(this.#keyOf(family, version)) as Decision | undefined;
  }

  async #decide(family: Family, version: DataVersion, execute: Execute): Promise<Decision> {
    const there = await this.stored.read(family, version);
    if (there) return there;
    const [[totals, states], wholes] = await Promise.all([
      Promise.all(
        [totalsOf(family), statesOf(family)].map(async (other) => other && this.of(other, version, execute)),
      ),
      Promise.all(
        wholesOf(family).map(async (whole) => {
          const { hidden, last } = await this.of(whole, version, execute);
          const other = totalsOf(whole);
          const sums = other && (await this.of(other, version, execute));
          return { family: whole, hidden, totals: sums?.hidden, last };
        }),
      ),
    ]);
    const today = this.clock.today();
    const years = family.periodic ? yearsUntil(version.ultimoFato ?? today) : [];
    const rows = await execute(
      patternsSql(family, this.least, [null, ...years], (year) =>
        contextOf({ anos: year === null ? [] : [year] }, version, today),
      ),
    );
    const decided = await this.#deciding.table({
      family,
      rows,
      least: this.least,
      totals: totals?.hidden,
      states: states?.hidden,
      wholes,
    });
    const decision = { ...decided, years, places: await placesFor(family, execute) };
    return this.stored.keep(family, version, decision);
  }
}

/** What is being decided, for who waits so long, ms. Errors: BeingDecided after that; the work goes on. */
export async function inTime<T>(ms: number, decided: Promise<T>): Promise<T> {
  if (ms === Infinity) return decided;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BeingDecided()), ms);
  });
  return Promise.race([decided, late]).finally(() => clearTimeout(timer));
}

const yearsUntil = (day: string): number[] => {
  const last = Number(day.slice(0, 4));
  return Array.from({ length: Math.max(0, last - FIRST_YEAR + 1) }, (_, more) => FIRST_YEAR + more);
};

/** Codes of the published places, by themselves and by name. */
async function placesFor({ places }: Family, execute: Execute): Promise<Decision['places']> {
  if (places !== 'all') return { municipio: {}, bacia: {} };
  const [municipio = {}, bacia = {}] = await Promise.all(
    Object.values(PLACES).map(async ({ dimension }) => {
      const rows = await execute(sql`select codigo, nome from ${sql.table(`resumo.${dimension}`)}`);
      return Object.fromEntries(
        rows.flatMap(({ codigo, nome }) =>
          [String(codigo), String(nome)].map((name) => [name, Number(codigo)]),
        ),
      );
    }),
  );
  return { municipio, bacia };
}
