import { refusesWrites, type Database } from '@fonte/database';
import { sql, type Kysely } from 'kysely';
import type { App } from '../app/app.ts';
import { fail } from '../failures/fail.ts';
import { Pace, type Passage } from '../limits/pace.ts';
import { keyedCode } from './keyed-code.ts';

export type PacedAction = 'programKey' | 'privacy' | 'invitation' | 'openedPage' | 'openedPageOfDay';

/** Refusals that are remembered here at most, before those that have ended are looked for. */
const REMEMBERED = 1_000;

/**
 * Lets each pass so often in a window of time, over all processes: one row of the database for each, its window begun by the first to pass. Whoever was refused is
 * refused by memory until the window ends, so that hammering on costs the database nothing. While it takes no writes each process counts for itself.
 */
export class SharedPace implements Passage {
  readonly #alone: Pace;
  readonly #shutUntil = new Map<string, number>();

  constructor(
    readonly app: Pick<App, 'settings' | 'database'>,
    readonly action: PacedAction,
    readonly most: number,
    readonly windowSeconds: number,
  ) {
    this.#alone = new Pace(most, windowSeconds * 1_000);
  }

  /** Counts one more. Errors: `tooManyCalls` with Retry-After when it is too many. */
  async pass(who: string): Promise<void> {
    const seconds = this.#shut(who) ?? (await this.#refused(who));
    if (seconds !== undefined) fail('tooManyCalls', {}, { retryAfterSeconds: seconds });
  }

  #shut(who: string): number | undefined {
    const left = (this.#shutUntil.get(who) ?? 0) - performance.now();
    if (left > 0) return Math.ceil(left / 1_000);
    this.#shutUntil.delete(who);
    return undefined;
  }

  async #refused(who: string): Promise<number | undefined> {
    try {
      const { total, left } = await this.#count(who);
      if (total <= this.most) return undefined;
      this.#remember(who, left);
      return Math.max(1, Math.ceil(left));
    } catch (error) {
      if (!refusesWrites(error)) throw error;
      return this.#alone.refused(who);
    }
  }

  /** How many have passed in the window with this one, and the seconds to its end. The commit waits for no disk: a count that a power cut takes away is no loss. */
  async #count(who: string): Promise<{ total: number; left: number }> {
    const key = await keyedCode(this.app.settings, 'ritmo', this.action, who);
    const window = sql`make_interval(secs => ${this.windowSeconds}::integer)`;
    const { rows } = await sql<{ total: number; left: number }>`
      with quick as materialized (select set_config('synchronous_commit', 'off', true))
      insert into portal.ritmo as r (chave, ate) select ${key}, now() + ${window} from quick
      on conflict (chave) do update set
        ate = case when r.ate <= now() then excluded.ate else r.ate end,
        total = case when r.ate <= now() then 1 else r.total + 1 end
      returning total, extract(epoch from ate - now())::float8 as left`.execute(this.app.database.db);
    return rows[0]!;
  }

  #remember(who: string, seconds: number): void {
    const now = performance.now();
    if (this.#shutUntil.size >= REMEMBERED)
      for (const [other, until] of this.#shutUntil) if (until <= now) this.#shutUntil.delete(other);
    this.#shutUntil.set(who, now + seconds * 1_000);
  }
}

/** Windows that have ended. */
export const paceOver = sql<boolean>`ate <= now()`;

/** Forgets them. Gives how many. */
export async function removeEndedPaces(db: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('portal.ritmo').where(paceOver).executeTakeFirst();
  return Number(numDeletedRows);
}
