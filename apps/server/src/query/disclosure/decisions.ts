import { FIRST_YEAR } from '@fonte/contracts';
import { sql } from 'kysely';
import type { DataVersion } from '../ask/answer.ts';
import { AnswerCache } from '../kept/answer-cache.ts';
import { contextOf, todayInBrazil } from '../sql/context.ts';
import type { Sql } from '../sql/operators.ts';
import type { DecidedTable } from './decide-table.ts';
import { statesOf, totalsOf, type Family } from './family.ts';
import { patternsSql } from './leaves.ts';
import { PLACES, type PlaceKind } from './recode.ts';
import { decideAside } from './thread/decide-aside.ts';

/** What is hidden of a family's table. */
export interface Decision extends DecidedTable {
  /** Years of the question that are known; others are not answered where years are no parts of the whole. */
  readonly years: readonly number[];
  /** Municipalities and basins, by code and by name. */
  readonly places: Readonly<Record<PlaceKind, Readonly<Record<string, number>>>>;
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
    const [totals, states] = await Promise.all(
      [totalsOf(family), statesOf(family)].map(async (other) => other && this.of(other, version, execute)),
    );
    const years = family.periodic ? yearsUntil(version) : [];
    const today = todayInBrazil();
    const rows = await execute(
      patternsSql(family, this.least, [null, ...years], (year) =>
        contextOf({ anos: year === null ? [] : [year] }, version, today),
      ),
    );
    const decided = await decideAside({
      family,
      rows,
      least: this.least,
      totals: totals?.hidden,
      states: states?.hidden,
    });
    return { ...decided, years, places: await placesFor(family, execute) };
  }
}

const yearsUntil = ({ dadosAte }: DataVersion): number[] => {
  const last = Number((dadosAte ?? todayInBrazil()).slice(0, 4));
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
