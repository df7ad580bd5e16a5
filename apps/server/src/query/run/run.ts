import { streamBatches, type Database, type DatabaseAccess, type Limits, type Wall } from '@fonte/database';
import type { Clock } from '@fonte/pt-br/clock';
import { clockOf } from '@fonte/pt-br/clock-of';
import { sql, type Kysely } from 'kysely';
import { AnswerCache } from '../kept/answer-cache.ts';
import { uncut } from '../ask/analysed.ts';
import type { Answer, Cell, DataVersion, DetailAnswer, ListAnswer } from '../ask/answer.ts';
import { compile, compileWithWhole } from '../statement/compile.ts';
import { contextOf } from '../sql/context.ts';
import {
  atOneVersion,
  OTHER_VERSION,
  readVersion,
  SeenOtherVersion,
  versionSeen,
  withVersionSql,
} from '../kept/data-version.ts';
import { dependsOnToday } from '../days/depends-on-today.ts';
import { Decisions, inTime, type Waiting } from '../disclosure/decide/decisions.ts';
import { familyOf } from '../disclosure/solve/family.ts';
import { KeptDecisions } from '../disclosure/decide/kept-decisions.ts';
import { deviated, MOST_DEVIATION_PERCENT } from '../disclosure/question/deviate.ts';
import { decideAhead, protect } from '../disclosure/protect.ts';
import { inPlace } from '../disclosure/question/in-place.ts';
import { isOnePart, partsOfPoint } from '../check/detail-parts.ts';
import { readDetail, readList, type Cpfs, type Reading } from './read-rows.ts';
import type { EngineSettings, Page, QueryEngine, RecountBounds, RowStream, RunOptions } from './engine.ts';
import { etagOf } from '../kept/etag.ts';
import { readsLive } from '../kept/reads-live.ts';
import { KeptOfVersion } from '../kept/kept-of-version.ts';
import type { Sql } from '../sql/operators.ts';
import type { Plan, Point } from '../ask/plan.ts';
import { AheadOf } from './ahead.ts';
import { streamed } from './stream-rows.ts';
import { answersWithWhole, columnsOf, rowsOfAnswer } from './read-answer.ts';
import { Tally, type Recount } from './recount.ts';
import { assertScoped, rowsForbidden, scope, type ScopedList, type ScopedPlan } from '../rule/scope.ts';
import { OF_ALL_ROWS } from '../rule/wall.ts';
import { SingleFlight } from '../kept/single-flight.ts';
import { sparesPass } from '../statement/whole-sql.ts';

type Raw = Record<string, unknown>;

/** What observers may ask of situations by place: dots tell no more. */
const DOTS: Plan = { measures: { n: 'propriedades' }, by: ['municipio', 'situacao'] };

/** Who only observes sees figures of at least so many. */
const SMALL_GROUP = 5;

/** Rows taken together at once: of each only what it adds is looked at. */
const RECOUNT_BATCH = 1_000;

/** Makes the engine on a database. */
export function createEngine(settings: EngineSettings): QueryEngine {
  return new Engine(settings);
}

class Engine implements QueryEngine {
  readonly ahead: AheadOf;
  readonly #database: DatabaseAccess;
  readonly #clock: Pick<Clock, 'today'>;
  readonly #fingerprint: string;
  readonly #rollups: boolean;
  readonly #cache: AnswerCache;
  readonly #decisions: Decisions;
  readonly #waiting: Waiting;
  readonly #ready: EngineSettings['ready'];
  readonly #flights = new SingleFlight<unknown>();
  readonly #ofVersion = new KeptOfVersion();
  /** The version that held when it was last asked for. */
  #believed: DataVersion | null = null;

  constructor({
    database,
    clock = clockOf(),
    fingerprint = '',
    cacheBytes = 32 * 1024 * 1024,
    smallGroup = SMALL_GROUP,
    patienceMs = Infinity,
    waiting = (work) => work(),
    ready,
    rollups = true,
  }: EngineSettings) {
    this.#database = database;
    this.#clock = clock;
    this.#fingerprint = fingerprint;
    this.#rollups = rollups;
    this.#cache = new AnswerCache(cacheBytes);
    this.#decisions = new Decisions(smallGroup, cacheBytes, new KeptDecisions(database, smallGroup), clock);
    this.#waiting = { patienceMs, waiting };
    this.#ready = ready;
    this.ahead = new AheadOf(this, ready);
  }

  version(): Promise<DataVersion> {
    return this.#versionNow(undefined);
  }

  kept: QueryEngine['kept'] = ({ versao }, key, work, signal) =>
    this.#ofVersion.of(versao, key, work, signal);

  async etag(plan: ScopedPlan | ScopedList): Promise<string> {
    assertScoped(plan);
    return this.#etag(plan, await this.version());
  }

  run(plan: ScopedPlan, options: RunOptions = {}): Promise<Answer> {
    const { analysed, rule, observed } = plan;
    return this.#answer(plan, [], options, async (version, execute, etag) => {
      const context = contextOf(analysed.plan.period, version, this.#clock.today());
      const told = observed && this.#decisions.least > 1 ? deviated(analysed) : analysed;
      const raw = await execute(compile(observed ? uncut(told) : told, rule, context, this.#rollups));
      const whole = {
        columns: columnsOf(analysed),
        ...rowsOfAnswer(analysed, raw),
        ...(told === analysed ? {} : { deviation: MOST_DEVIATION_PERCENT }),
        version,
        etag,
      };
      if (!observed) return whole;
      const question = inPlace(observed, rule);
      const shown = await protect(
        whole,
        analysed,
        question,
        this.#decisions,
        version,
        this.#aside(version),
        this.#waiting,
      );
      return { ...whole, ...shown };
    });
  }

  async runWithWhole(
    plan: ScopedPlan,
    whole: ScopedPlan,
    options: RunOptions = {},
  ): Promise<readonly [Answer, Answer]> {
    assertScoped(whole);
    if (plan.observed || whole.observed || !sparesPass(plan.analysed, whole.analysed))
      return Promise.all([this.run(plan, options), this.run(whole, options)]);
    const own = [whole.analysed.plan];
    return this.#answer(plan, own, options, async (version, execute, etag) => {
      const context = contextOf(plan.analysed.plan.period, version, this.#clock.today());
      const asked = [plan.analysed, whole.analysed] as const;
      const raw = await execute(compileWithWhole(...asked, plan.rule, context, this.#rollups));
      return answersWithWhole(...asked, raw, { version, etag });
    });
  }

  async prepare({ analysed, rule, observed }: ScopedPlan): Promise<void> {
    if (!observed) return;
    const question = inPlace(observed, rule);
    await this.#decided((version) =>
      decideAhead(analysed, question, this.#decisions, version, this.#aside(version)),
    );
  }

  publishDots(): Promise<void> {
    const { analysed, observed } = scope(DOTS, { profile: 'consulta', uf: null, cpf: null });
    const family = familyOf(analysed.aggregates[0]!, analysed.plan, observed!);
    const decided = this.#decided((version) => this.#decisions.dots(family, version, this.#aside(version)));
    return this.#waiting.waiting(() => inTime(this.#waiting.patienceMs, decided));
  }

  /** What is decided of the version that holds now, and once more where another came meanwhile. */
  #decided(decide: (version: DataVersion) => Promise<unknown>): Promise<void> {
    return atOneVersion<void>(null, this.version.bind(this), async (version) => {
      try {
        await decide(version);
      } catch (error) {
        if (error instanceof SeenOtherVersion) return OTHER_VERSION;
        throw error;
      }
    });
  }

  list(plan: ScopedList, options: RunOptions = {}): Promise<ListAnswer> {
    return this.#answer(plan, [], options, async (version, execute, etag) => {
      const { sql: page, first, columns, read } = this.#listOf(plan, version);
      const raw = await execute(page);
      const found = read(raw);
      const { rowCount } = raw.length === 0 && first ? read(await execute(first)) : found;
      return { columns, ...found, rowCount, version, etag };
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
      const reading = this.#detailOf(plan, point, page, version, 'masked');
      const [raw, counted] = await Promise.all([execute(reading.sql), execute(reading.counts)]);
      const single = isOnePart(plan.analysed, point.measure);
      return { columns: reading.columns, ...reading.read(raw, counted), single, version, etag };
    });
  }

  streamList(plan: ScopedList, options: RunOptions = {}): Promise<RowStream> {
    assertScoped(plan);
    return this.#stream(plan.wall, options, (version) => this.#listOf(plan, version));
  }

  async streamDetail(
    plan: ScopedPlan,
    point: Point,
    page: Page = {},
    options: RunOptions = {},
  ): Promise<RowStream> {
    assertScoped(plan);
    return this.#stream(plan.wall, options, (version) =>
      this.#detailOf(plan, point, { ...page, limit: -1 }, version),
    );
  }

  recount(
    plan: ScopedPlan,
    point: Point,
    bounds: RecountBounds,
    options: RunOptions = {},
  ): Promise<Recount | null> {
    return this.#taken(plan, bounds, options, (version) => {
      const reading = this.#detailOf(plan, point, { limit: bounds.most + 1 }, version);
      const parts = partsOfPoint(plan.analysed, point).map(({ label, use }) => new Tally(label, use.kind));
      return {
        sql: reading.sql,
        parts,
        single: isOnePart(plan.analysed, point.measure),
        take: (row) => parts[Number(row['parte'])]?.take((row['valor'] ?? null) as Cell),
      };
    });
  }

  recountList(
    plan: ScopedList,
    column: string,
    bounds: RecountBounds,
    options: RunOptions = {},
  ): Promise<Recount | null> {
    return this.#taken(plan, bounds, options, (version) => {
      const { sql: statement, columns, read } = this.#listOf(plan, version);
      const tally = new Tally(columns.find(({ key }) => key === column)?.label ?? column, 'sum');
      const take = (row: Raw) => tally.take(read([row]).rows[0]?.[column] ?? null);
      return { sql: statement, parts: [tally], single: true, take };
    });
  }

  /** Rows read one by one and taken together, of one data version; null where there are too many. */
  #taken(
    plan: ScopedPlan | ScopedList,
    { most, lifeMs }: RecountBounds,
    { signal }: RunOptions,
    taking: (version: DataVersion) => Omit<Recount, 'version'> & {
      readonly sql: Sql;
      readonly take: (row: Raw) => void;
    },
  ): Promise<Recount | null> {
    assertScoped(plan);
    const now = () => this.#versionNow(signal);
    return atOneVersion(null, now, async (version) => {
      const { sql: rowsSql, take, parts, single } = taking(version);
      const statement = withVersionSql(rowsSql) as ReturnType<typeof sql<Raw>>;
      const db = this.#behind(plan.wall, { signal, timeoutMs: 0, readVersion: version.versao });
      let read = 0;
      let seen: number | undefined;
      for await (const rows of streamBatches<Raw>(db, statement.compile(db), {
        batch: RECOUNT_BATCH,
        lifeMs,
      })) {
        seen ??= versionSeen(rows);
        read += rows.length;
        if (read > most) return null;
        for (const row of rows) take(row);
      }
      // No row tells of no version.
      if ((seen ?? (await now()).versao) !== version.versao) return OTHER_VERSION;
      return { parts, single, version };
    });
  }

  /** Runs statements of what is worked out once for everybody: nobody who goes away ends them. Errors: SeenOtherVersion. */
  #aside(version: DataVersion): (statement: Sql) => Promise<Raw[]> {
    const db = this.#behind(OF_ALL_ROWS, { readVersion: version.versao });
    return async (statement) => {
      const { rows } = await (withVersionSql(statement) as ReturnType<typeof sql<Raw>>).execute(db);
      if ((versionSeen(rows) ?? version.versao) !== version.versao) throw new SeenOtherVersion();
      return rows;
    };
  }

  /** The one way by which the engine reads the programme: nothing is read without somebody's wall. */
  #behind(wall: Wall, limits: Limits): Kysely<Database> {
    return this.#database.within({ ...limits, wall });
  }

  #listOf({ analysed, rule, fields }: ScopedList, version: DataVersion): Reading {
    const context = contextOf(analysed.plan.period, version, this.#clock.today());
    return readList(analysed, rule, fields, context, this.#rollups);
  }

  #detailOf(
    plan: ScopedPlan,
    point: Point,
    page: Page,
    version: DataVersion,
    cpfs?: Cpfs,
  ): ReturnType<typeof readDetail> {
    if (!plan.mayDrill) throw rowsForbidden();
    const { analysed } = plan;
    const context = contextOf(analysed.plan.period, version, this.#clock.today());
    return readDetail(partsOfPoint(analysed, point), plan, page, context, this.#rollups, cpfs);
  }

  #etag(plan: ScopedPlan | ScopedList, version: DataVersion, own: readonly unknown[] = []): string {
    const { analysed, rule, fields } = plan;
    const today = dependsOnToday([analysed.plan, own], version) ? this.#clock.today() : null;
    const observed =
      'observed' in plan && plan.observed ? [this.#decisions.least, MOST_DEVIATION_PERCENT] : null;
    return etagOf(analysed.plan, rule, fields, observed, own, version.versao, today, this.#fingerprint);
  }

  /**
   * One statement's answer: from the cache, from who is asking the same already, or from the database at one data version; what changes between loads
   * from the database alone.
   */
  #answer<T>(
    plan: ScopedPlan | ScopedList,
    own: readonly unknown[],
    { signal, long = false, once = false }: RunOptions,
    work: (version: DataVersion, execute: (statement: Sql) => Promise<Raw[]>, etag: string) => Promise<T>,
  ): Promise<T> {
    assertScoped(plan);
    const now = (asking = signal) => this.#versionNow(asking);
    const live = readsLive(plan.analysed.plan);
    return atOneVersion(this.#believed, now, async (version) => {
      const etag = this.#etag(plan, version, own);
      // An answer that is there, or on its way, tells of the moment at which it was asked for.
      const older = !live && (this.#cache.get(etag) !== undefined || this.#flights.has(etag));
      if (older && (await now()).versao !== version.versao) return OTHER_VERSION;
      const kept = live ? undefined : this.#cache.get(etag);
      if (kept !== undefined) return kept as T;
      const ask = async (shared: AbortSignal | undefined) => {
        const there = live || once ? undefined : await this.#ready?.find(version.versao, etag, shared);
        // Of a version that has gone meanwhile there is nothing to be read.
        if (there !== undefined) return (await now(shared)).versao === version.versao ? there : OTHER_VERSION;
        let other = false;
        // A replica that has the data version may lag in what changes between loads: whoever has just written reads it.
        const db = this.#behind(plan.wall, {
          signal: shared,
          ...(live ? {} : { readVersion: version.versao }),
        });
        const execute = async (statement: Sql): Promise<Raw[]> => {
          const { rows } = await (withVersionSql(statement) as ReturnType<typeof sql<Raw>>).execute(db);
          const seen =
            versionSeen(rows) ?? (await readVersion(this.#database.within({ signal: shared }))).versao;
          if (seen !== version.versao) other = true;
          return rows;
        };
        const leave = long ? await this.#database.longAnswers.take({ signal: shared }) : () => {};
        return work(version, execute, etag)
          .then(
            (done) => (other ? OTHER_VERSION : done),
            (error: unknown) => {
              if (error instanceof SeenOtherVersion) return OTHER_VERSION;
              throw error;
            },
          )
          .finally(leave);
      };
      const answer = await (live ? ask(signal) : this.#flights.run(etag, signal, ask));
      const stands = version.versao === this.#believed?.versao;
      if (!once && !live && stands && answer !== OTHER_VERSION && this.#cache.get(etag) === undefined)
        this.#cache.set(etag, answer);
      return answer as T | typeof OTHER_VERSION;
    });
  }

  async #versionNow(signal: AbortSignal | undefined): Promise<DataVersion> {
    const version = await readVersion(this.#database.within({ signal }));
    // What was answered of the data before is nobody's answer any more: whoever has gone from the data goes from memory, too.
    if (version.versao > (this.#believed?.versao ?? 0)) this.#cache.clear();
    this.#believed = version;
    return version;
  }

  async #stream(
    wall: Wall,
    { signal }: RunOptions,
    reading: (version: DataVersion) => Reading,
  ): Promise<RowStream> {
    const version = await readVersion(this.#database.within({ signal }));
    const db = this.#behind(wall, { signal, timeoutMs: 0, readVersion: version.versao });
    return streamed(db, reading(version), version);
  }
}
