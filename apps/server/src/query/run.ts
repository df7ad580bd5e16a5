import { streamBatches, type DatabaseAccess } from '@fonte/database';
import { sql } from 'kysely';
import { AnswerCache } from './answer-cache.ts';
import type { Answer, DataVersion, DetailAnswer, ListAnswer } from './answer.ts';
import { compile } from './compile.ts';
import { contextOf, todayInBrazil } from './context.ts';
import { atOneVersion, OTHER_VERSION, readVersion, versionSeen, withVersionSql } from './data-version.ts';
import { partsOfPoint } from './detail-parts.ts';
import { readDetail, readList, type Reading } from './read-rows.ts';
import type { EngineSettings, Page, QueryEngine, RowStream, RunOptions } from './engine.ts';
import { etagOf } from './etag.ts';
import type { Sql } from './operators.ts';
import type { Point } from './plan.ts';
import { columnsOf, rowsOfAnswer } from './read-answer.ts';
import { assertScoped, rowsForbidden, type ScopedList, type ScopedPlan } from './scope.ts';
import { SingleFlight } from './single-flight.ts';

type Raw = Record<string, unknown>;

/** Rows of a file that are in memory at once. */
const BATCH = 200;

/** Makes the engine on a database. */
export function createEngine(settings: EngineSettings): QueryEngine {
  return new Engine(settings);
}

class Engine implements QueryEngine {
  readonly #database: DatabaseAccess;
  readonly #fingerprint: string;
  readonly #rollups: boolean;
  readonly #cache: AnswerCache;
  readonly #flights = new SingleFlight<unknown>();
  /** The version that held when it was last asked for. */
  #believed: DataVersion | null = null;

  constructor({ database, fingerprint = '', cacheBytes = 32 * 1024 * 1024, rollups = true }: EngineSettings) {
    this.#database = database;
    this.#fingerprint = fingerprint;
    this.#rollups = rollups;
    this.#cache = new AnswerCache(cacheBytes);
  }

  version(): Promise<DataVersion> {
    return this.#versionNow(undefined);
  }

  async etag(plan: ScopedPlan | ScopedList): Promise<string> {
    assertScoped(plan);
    return this.#etag(plan, await this.version());
  }

  run(plan: ScopedPlan, options: RunOptions = {}): Promise<Answer> {
    const { analysed, rule } = plan;
    return this.#answer(plan, [], options, async (version, execute, etag) => {
      const context = contextOf(analysed.plan.period, version, todayInBrazil());
      const raw = await execute(compile(analysed, rule, context, this.#rollups));
      return { columns: columnsOf(analysed), ...rowsOfAnswer(analysed, raw), version, etag };
    });
  }

  list(plan: ScopedList, options: RunOptions = {}): Promise<ListAnswer> {
    return this.#answer(plan, [], options, async (version, execute, etag) => {
      const reading = this.#listOf(plan, version);
      const raw = await execute(reading.sql);
      return { columns: reading.columns, ...reading.read(raw), version, etag };
    });
  }

  async detail(
    plan: ScopedPlan,
    point: Point,
    page: Page = {},
    options: RunOptions = {},
  ): Promise<DetailAnswer> {
    const own = [point, page];
    return this.#answer(plan, own, options, async (version, execute, etag) => {
      const reading = this.#detailOf(plan, point, page, version);
      const [raw, counted] = await Promise.all([execute(reading.sql), execute(reading.counts)]);
      const calc = plan.analysed.outputs.find(({ alias }) => alias === point.measure)?.calc;
      const single = calc?.kind === 'aggregate';
      return { columns: reading.columns, ...reading.read(raw, counted), single, version, etag };
    });
  }

  streamList(plan: ScopedList, options: RunOptions = {}): Promise<RowStream> {
    assertScoped(plan);
    return this.#stream(options, (version) => this.#listOf(plan, version));
  }

  async streamDetail(
    plan: ScopedPlan,
    point: Point,
    page: Page = {},
    options: RunOptions = {},
  ): Promise<RowStream> {
    assertScoped(plan);
    return this.#stream(options, (version) => this.#detailOf(plan, point, { ...page, limit: -1 }, version));
  }

  #listOf({ analysed, rule, fields }: ScopedList, version: DataVersion): Reading {
    const context = contextOf(analysed.plan.period, version, todayInBrazil());
    return readList(analysed, rule, fields, context, this.#rollups);
  }

  #detailOf(plan: ScopedPlan, point: Point, page: Page, version: DataVersion): ReturnType<typeof readDetail> {
    if (!plan.mayDrill) throw rowsForbidden();
    const { analysed } = plan;
    const context = contextOf(analysed.plan.period, version, todayInBrazil());
    return readDetail(partsOfPoint(analysed, point), plan, page, context, this.#rollups);
  }

  #etag(plan: ScopedPlan | ScopedList, version: DataVersion, own: readonly unknown[] = []): string {
    const { analysed, rule, fields } = plan;
    const today = todayInBrazil();
    return etagOf(analysed.plan, rule, fields, own, version.versao, today, this.#fingerprint);
  }

  /** One statement's answer: from the cache, from who is asking the same already, or from the database at one data version. */
  #answer<T>(
    plan: ScopedPlan | ScopedList,
    own: readonly unknown[],
    { signal, long = false }: RunOptions,
    work: (version: DataVersion, execute: (statement: Sql) => Promise<Raw[]>, etag: string) => Promise<T>,
  ): Promise<T> {
    assertScoped(plan);
    const now = () => this.#versionNow(signal);
    return atOneVersion(this.#believed, now, async (version) => {
      const etag = this.#etag(plan, version, own);
      // An answer that is there, or on its way, tells of the moment at which it was asked for.
      const older = this.#cache.get(etag) !== undefined || this.#flights.has(etag);
      if (older && (await now()).versao !== version.versao) return OTHER_VERSION;
      const kept = this.#cache.get(etag);
      if (kept !== undefined) return kept as T;
      const answer = await this.#flights.run(etag, signal, async (shared) => {
        let other = false;
        const db = this.#database.within({ signal: shared, readVersion: version.versao });
        const execute = async (statement: Sql): Promise<Raw[]> => {
          const { rows } = await (withVersionSql(statement) as ReturnType<typeof sql<Raw>>).execute(db);
          const seen = versionSeen(rows) ?? (await readVersion(this.#database, shared)).versao;
          if (seen !== version.versao) other = true;
          return rows;
        };
        const leave = long ? await this.#database.longAnswers.take({ signal: shared }) : () => {};
        return work(version, execute, etag)
          .then((done) => (other ? OTHER_VERSION : done))
          .finally(leave);
      });
      if (answer !== OTHER_VERSION && this.#cache.get(etag) === undefined) this.#cache.set(etag, answer);
      return answer as T | typeof OTHER_VERSION;
    });
  }

  async #versionNow(signal: AbortSignal | undefined): Promise<DataVersion> {
    const version = await readVersion(this.#database, signal);
    this.#believed = version;
    return version;
  }

  async #stream({ signal }: RunOptions, reading: (version: DataVersion) => Reading): Promise<RowStream> {
    const version = await readVersion(this.#database, signal);
    const { sql: statement, columns, read } = reading(version);
    const db = this.#database.within({ signal, timeoutMs: 0, readVersion: version.versao });
    const taken = streamBatches<Raw>(db, (statement as ReturnType<typeof sql<Raw>>).compile(db), {
      batch: BATCH,
    });
    async function* batches(): AsyncGenerator<ListAnswer['rows']> {
      for await (const raw of taken) yield read(raw).rows;
    }
    return { columns, version, batches: batches() };
  }
}
