import type { Database, DatabaseAccess } from '@fonte/database';
import { sql, type Kysely } from 'kysely';

/** Told of the version of which answers have come to be there. */
const CHANNEL = 'respostas';

/** A longer answer is not kept: reading it would take long as well. Municipalities by activity and quarter take a third of it. Letters. */
const LONGEST = 4_000_000;

interface Settings {
  readonly database: DatabaseAccess;
  /** What answers are made by: those of another release are others' (a hash of the sources). */
  readonly release: () => Promise<string>;
  /** A programme of fewer properties is asked as soon as it is read. */
  readonly leastProperties: number;
}

interface Known {
  readonly versao: number;
  readonly keys: Promise<ReadonlySet<string>>;
}

/**
 * Answers in the database, worked out before anybody asks: those of one process are everybody's, and outlive it. Which there are of a version is known without asking, so
 * that a question that has none is not held up by looking.
 */
export class ReadyAnswers {
  readonly #settings: Settings;
  #known: Known | null = null;
  #worth: { readonly versao: number; readonly is: boolean } | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Hears of answers that other processes have made. Gives what ends it. */
  watch(): () => void {
    const forget = (): void => {
      this.#known = null;
    };
    return this.#settings.database.notices.subscribe(CHANNEL, forget, forget);
  }

  /** Whether the programme is so large that answers are worth being ready. */
  async worth(versao: number): Promise<boolean> {
    if (this.#worth?.versao !== versao) {
      const { rows } = await sql<{ is: boolean }>`
        select count(*) >= ${this.#settings.leastProperties}::int as is from resumo.coorte_divulgada`.execute(
        this.#db(versao),
      );
      this.#worth = { versao, is: rows[0]?.is ?? false };
    }
    return this.#worth.is;
  }

  /** The answer of a key, where there is one and it can be read: whoever is given none works it out. Errors: the signal's reason. */
  async find(versao: number, key: string, signal?: AbortSignal): Promise<unknown> {
    if (this.#known?.versao !== versao) this.#known = this.#knownOf(versao);
    if (!(await this.#known.keys).has(key)) return undefined;
    try {
      const row = await this.#db(versao, signal)
        .selectFrom('portal.resposta_pronta')
        .select('resposta')
        .where('versao', '=', versao)
        .where('edicao', '=', await this.#settings.release())
        .where('chave', '=', key)
        .executeTakeFirst();
      return row && (JSON.parse(row.resposta) as unknown);
    } catch {
      signal?.throwIfAborted();
      return undefined;
    }
  }

  /** Keeps an answer; one that is there stays. Gives whether it is there now. */
  async keep(versao: number, key: string, answer: unknown): Promise<boolean> {
    const resposta = JSON.stringify(answer);
    if (resposta.length > LONGEST) return false;
    await this.#settings.database.db
      .insertInto('portal.resposta_pronta')
      .values({ versao, edicao: await this.#settings.release(), chave: key, resposta })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  }

  /** Tells every process of what has been kept, and removes what is of older versions, and of a release that has gone; who is late with an older version leaves the newer one's. */
  async tell(versao: number): Promise<void> {
    const { database, release } = this.#settings;
    this.#known = null;
    // While a new release takes the place of an old one each has its own.
    await sql`delete from portal.resposta_pronta
      where versao < ${versao}::bigint
        or (versao = ${versao}::bigint and edicao <> ${await release()} and feita_em < now() - interval '1 day')`.execute(
      database.db,
    );
    await database.notices.publish(CHANNEL, String(versao));
  }

  /** What there is of a version; nothing where that cannot be read, and the next one looks again. */
  #knownOf(versao: number): Known {
    const known: Known = {
      versao,
      keys: this.#keysOf(versao).catch(() => {
        if (this.#known === known) this.#known = null;
        return new Set<string>();
      }),
    };
    return known;
  }

  /** Read once for everybody, so from where they are written: a replica that lags would leave some out for as long as the version holds. */
  async #keysOf(versao: number): Promise<ReadonlySet<string>> {
    const rows = await this.#settings.database.db
      .selectFrom('portal.resposta_pronta')
      .select('chave')
      .where('versao', '=', versao)
      .where('edicao', '=', await this.#settings.release())
      .execute();
    return new Set(rows.map(({ chave }) => chave));
  }

  #db(versao: number, signal?: AbortSignal): Kysely<Database> {
    return this.#settings.database.within({ signal, readVersion: versao });
  }
}
