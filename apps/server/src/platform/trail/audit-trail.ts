import { asCaller, databaseFault, type Database } from '@fonte/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Keyed } from './keyed.ts';
import { rowOf, type TrailLine } from './line.ts';

/** Lines wait this long for company at most, ms: what a killed process (not a stopped one) may lose. */
const EVERY_MS = 250;
/** After a refused write the next is tried so much later, ms. */
const AGAIN_MS = 5_000;
/** Lines in one INSERT. */
const BATCH = 500;
/** Lines that wait while the database takes none; what comes beyond them is counted as lost. */
const MOST_WAITING = 10_000;
/** The same refusal of the same caller is one line, and another with a count after so long, ms: a flood of them fills neither memory nor disk. */
const SAME_FOR_MS = 60_000;
const MOST_KEPT_APART = 1_000;

interface Repeat {
  readonly line: TrailLine;
  times: number;
  /** Rows of those that came after it. */
  rows: number;
  readonly until: number;
}

/**
 * The audit (`portal.acesso`): lines are taken at once and written together a moment later. Nobody waits for it, and no answer fails with it: while
 * the database takes no writes, lines wait in memory up to a limit; what is lost beyond it is said in the log.
 */
export class AuditTrail {
  readonly #waiting: TrailLine[] = [];
  readonly #repeats = new Map<string, Repeat>();
  readonly #timer: NodeJS.Timeout;
  #writing: Promise<void> = Promise.resolve();
  #notBefore = 0;
  #lost = 0;

  constructor(
    private readonly db: Kysely<Database>,
    private readonly log: FastifyBaseLogger,
    /** Codes for personal values. */
    readonly keyed: Keyed,
  ) {
    this.#timer = setInterval(() => this.#tick(), EVERY_MS).unref();
  }

  /** Takes a line. */
  write(line: TrailLine): void {
    if (isOneOfMany(line)) this.#takeRepeated(line);
    else this.#take(line);
  }

  /** Writes what waits, now. Lines that the database does not take go on waiting. */
  async flush(): Promise<void> {
    this.#endRepeats(Infinity);
    this.#notBefore = 0;
    await this.#drain();
  }

  /** The last writing; what is then still there is lost, and said so. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
    this.#lost += this.#waiting.splice(0).length;
    this.#sayLost();
  }

  #take(line: TrailLine): void {
    if (this.#waiting.length >= MOST_WAITING) this.#lost += 1;
    else this.#waiting.push(line);
  }

  #takeRepeated(line: TrailLine): void {
    const { idUsuario, rota, situacao, endereco, alvo, relatorio, detalhe } = line;
    const own = JSON.stringify([
      idUsuario,
      rota,
      situacao,
      endereco,
      alvo,
      relatorio,
      detalhe?.['codigo'],
      detalhe?.['conta'],
      detalhe?.['chave'],
    ]);
    // More kinds than are kept apart: a flood from many places, told by what it did.
    const key =
      this.#repeats.has(own) || this.#repeats.size < MOST_KEPT_APART ? own : JSON.stringify([rota, situacao]);
    const known = this.#repeats.get(key);
    if (known !== undefined) {
      known.times += 1;
      known.rows += line.linhas ?? 0;
    } else {
      this.#repeats.set(key, { line, times: 0, rows: 0, until: performance.now() + SAME_FOR_MS });
      this.#take(line);
    }
  }

  /** The counts of refusals whose time is over. */
  #endRepeats(now: number): void {
    for (const [key, { line, times, rows, until }] of this.#repeats) {
      if (until > now) continue;
      this.#repeats.delete(key);
      const linhas = line.linhas === null ? null : rows;
      if (times > 0) this.#take({ ...line, linhas, detalhe: { ...line.detalhe, vezes: times } });
    }
  }

  #tick(): void {
    this.#endRepeats(performance.now());
    if (this.#waiting.length > 0 && performance.now() >= this.#notBefore) void this.#drain();
  }

  /** One writing at a time. */
  #drain(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writeAll());
    return this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0 && performance.now() >= this.#notBefore) {
      const batch = this.#waiting.slice(0, BATCH);
      try {
        const writing = this.db
          .insertInto('portal.acesso')
          .values(batch.map((line) => ({ ...rowOf(line), quando: line.quando })));
        // oxlint-disable-next-line no-await-in-loop -- one batch after the other
        await asCaller({ urgent: true }, () => writing.execute());
        this.#waiting.splice(0, batch.length);
      } catch (error) {
        this.#notBefore = performance.now() + AGAIN_MS;
        this.log.error(
          { err: error, fault: databaseFault(error), waiting: this.#waiting.length },
          'audit waits',
        );
      }
    }
    this.#sayLost();
  }

  #sayLost(): void {
    if (this.#lost > 0) this.log.error({ lost: this.#lost }, 'audit lines lost');
    this.#lost = 0;
  }
}

/** Refusals; readings without a count, as the tiles of a map; and what a device takes along of its person's own properties. */
const isOneOfMany = ({ acao, linhas, detalhe }: TrailLine): boolean =>
  acao === 'recusar' ||
  acao === 'limitar' ||
  (acao === 'ler' && (linhas === null || detalhe?.['pacote'] === true));
