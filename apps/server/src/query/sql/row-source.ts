import { sql } from 'kysely';
import type { DatePart } from '../../model/expression.ts';
import { columnNamed, pathTo, relationNamed, splitRef, type Step } from '../../model/paths.ts';
import type { Rollup } from '../../model/rollup.ts';
import type { Interval } from '../days/intervals.ts';
import type { Sql } from './operators.ts';

// Parts of a date that the first day of a year or month still tells.
const KEPT: Readonly<Record<Rollup['date']['grain'], readonly DatePart[]>> = {
  YYYY: ['YYYY'],
  S: ['YYYY', 'S'],
  MM: ['YYYY', 'S', 'T', 'MM'],
  DD: ['YYYY', 'S', 'T', 'MM', 'DD', 'D'],
  ever: [],
  all: [],
};

/** A relation beside the rows, and how it stands there. */
interface Joined {
  readonly step: Step;
  readonly sql: Sql;
}

/**
 * Where the rows of one fact are read: the fact itself or a rollup of it, with whatever they join to. Columns are asked
 * for by name and pull in the joins they need; `from()` gives them all, so it comes last.
 */
export class RowSource {
  readonly #joined: Map<string, Joined>;
  #beside: Sql | undefined;
  #days: Interval | undefined;

  constructor(
    readonly fact: string,
    readonly rollup: Rollup | undefined,
    /** Whether materialised copies of views may be read. */
    readonly materialized: boolean,
    joined = new Map<string, Joined>(),
  ) {
    this.#joined = joined;
  }

  /** The same rows as another fact has them, of which its `rollup` is the same table: what either asks for is joined for both. */
  alsoOf(fact: string, rollup: Rollup): RowSource {
    return new RowSource(fact, rollup, this.materialized, this.#joined);
  }

  /** The SQL of a column; undefined when a rollup does not have it. */
  column(ref: string): Sql | undefined {
    const own = this.#own(ref);
    if (own) return own;
    if (!this.#join(splitRef(ref)[0])) return undefined;
    return storedSql(ref);
  }

  /** Whom a column names where they have several properties, nothing where they have this row's only; undefined where that is not stored. */
  several(ref: string): Sql | undefined {
    const copied = this.materialized ? relationNamed(this.fact)?.several : undefined;
    const column = (this.rollup ? this.rollup.several : copied)?.[ref];
    return column === undefined ? undefined : this.cell(column);
  }

  /** The stored form by which a column's texts are ordered and searched; undefined where none is stored. */
  folded(ref: string): Sql | undefined {
    const relation = splitRef(ref)[0];
    const folded = columnNamed(ref)?.folded;
    if (folded === undefined || this.rollup || !this.#join(relation)) return undefined;
    return sql.ref(`${relation}.${folded}`);
  }

  /** The fact's own date, for grouping by these parts of it (none: the day itself); undefined when a rollup has lost them. */
  date(parts: readonly DatePart[] = ['DD']): Sql | undefined {
    const { rollup } = this;
    return rollup === undefined || parts.every((part) => KEPT[rollup.date.grain].includes(part))
      ? this.dateColumn()
      : undefined;
  }

  /** The column a period narrows; in a rollup the first day of the row's month or year. */
  dateColumn(): Sql {
    if (this.rollup) return sql.ref(`${this.#base}.${this.rollup.date.column}`);
    return sql.ref(`${this.fact}.${relationNamed(this.fact)?.date ?? ''}`);
  }

  /** A column of the rollup's own, such as a count. */
  cell(column: string): Sql {
    return sql.ref(`${this.#base}.${column}`);
  }

  /** Whether something that is no relation of the model stands beside the rows. */
  get met(): boolean {
    return this.#beside !== undefined;
  }

  /** Puts a join of the caller's own beside the fact's rows. */
  meet(join: Sql): void {
    this.#beside = join;
  }

  /** Lets rows of other days be left out where that spares making them: who asks says the days all the same. */
  keep(days: readonly Interval[] | null): void {
    const [only, ...more] = days ?? [];
    this.#days = more.length === 0 ? only : undefined;
  }

  /** The table and its joins. */
  from(): Sql {
    const joins = [
      ...[...this.#joined.values()].map((joined) => joined.sql),
      ...(this.#beside ? [this.#beside] : []),
    ];
    return sql`${this.#rows()} as ${sql.ref(this.#base)}${joins.length > 0 ? sql` ${sql.join(joins, sql` `)}` : sql``}`;
  }

  #rows(): Sql {
    const within = this.rollup ? undefined : relationNamed(this.fact)?.within;
    if (!within || !this.#days) return sql.table((this.rollup?.table ?? this.#tableOf(this.fact)).join('.'));
    const { from = null, below = null } = this.#days;
    return sql`${sql.table(within.join('.'))}(${from}::date, ${below}::date)`;
  }

  get #base(): string {
    return this.rollup ? 'resumo' : this.fact;
  }

  #own(ref: string): Sql | undefined {
    if (this.rollup) {
      const kept = this.rollup.keys[ref];
      return kept === undefined ? undefined : sql.ref(`${this.#base}.${kept}`);
    }
    if (splitRef(ref)[0] === this.fact) return storedSql(ref);
    const kept = this.materialized ? relationNamed(this.fact)?.kept?.[ref] : undefined;
    return kept === undefined ? undefined : sql.ref(`${this.fact}.${kept}`);
  }

  /** Joins a relation and what lies on the way, from the nearest point of the path that is there. */
  #join(relation: string): boolean {
    if (!this.rollup && relation === this.fact) return true;
    const step = pathTo(this.fact, relation)?.at(-1);
    if (!step) return false;
    const joined = this.#joined.get(relation);
    // One relation cannot stand beside the same rows in two ways.
    if (joined) return joined.step.from === step.from && joined.step.on === step.on;
    const sources = Object.keys(step.on).map((column) => `${step.from}.${column}`);
    const there = sources.every((ref) => this.#own(ref) !== undefined);
    if (!there && (step.from === this.fact ? this.rollup !== undefined : !this.#join(step.from)))
      return false;
    this.#joined.set(relation, { step, sql: this.#joinSql(step) });
    return true;
  }

  #joinSql({ from, to, on }: Step): Sql {
    const pairs = Object.entries(on).map(
      ([source, target]) =>
        sql`${this.#own(`${from}.${source}`) ?? sql.ref(`${from}.${source}`)} = ${sql.ref(`${to}.${target}`)}`,
    );
    // Every fact belongs to a property (a foreign key says so); everything else may be missing.
    const kind = to === 'propriedade' ? sql`join` : sql`left join`;
    return sql`${kind} ${sql.table(this.#tableOf(to).join('.'))} as ${sql.ref(to)} on ${sql.join(pairs, sql` and `)}`;
  }

  #tableOf(relation: string): readonly [string, string] {
    const declared = relationNamed(relation);
    if (!declared) throw new Error(`No relation ${relation}`);
    return (this.materialized && declared.materialized) || declared.table;
  }
}

/** A relation's column under the name that its table gives it. */
function storedSql(ref: string): Sql {
  const [relation, column] = splitRef(ref);
  return sql.ref(`${relation}.${columnNamed(ref)?.stored ?? column}`);
}
