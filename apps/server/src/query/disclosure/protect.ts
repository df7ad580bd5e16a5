import type { AggregateUse, Analysed, Calc } from '../ask/analysed.ts';
import type { AnswerRow, Cell, DataVersion } from '../ask/answer.ts';
import {
  ALL_TIME,
  ANY,
  cellKey,
  dateKey,
  EVERYWHERE,
  memberKey,
  placeKey,
  upToKey,
  yearKey,
} from './solve/cells.ts';
import { countedBy } from './question/counted-by.ts';
import { isHidden } from './solve/decide-table.ts';
import type { Decision } from './decide/decision.ts';
import type { Decisions, Execute, Waiting } from './decide/decisions.ts';
import { familyOf, hasDates, hasMonths, usedIn, type Family } from './solve/family.ts';
import type { TimeGrain } from './question/marks.ts';
import { isPublic, type ObserverQuestion } from './question/question.ts';

interface Answered {
  readonly rows: readonly AnswerRow[];
  readonly totals: readonly AnswerRow[];
}

interface Judged {
  readonly use: AggregateUse;
  readonly family: Family;
  readonly decision: Decision;
}

/**
 * An observer's answer without the figures of small groups: they are null, and the row says which. Rows are put in order and cut here, since an order
 * by what is hidden would tell it.
 */
export async function protect(
  answer: Answered,
  analysed: Analysed,
  question: ObserverQuestion,
  decisions: Decisions,
  version: DataVersion,
  execute: Execute,
  waiting: Waiting,
): Promise<Answered & { readonly rowCount: number; readonly protectedBelow?: number }> {
  const { plan } = analysed;
  const judged = new Map<number, Judged>();
  if (decisions.least > 1)
    await Promise.all(
      analysed.aggregates
        .filter((use) => !isPublic(use))
        .map(async (use) => {
          const family = familyOf(use, plan, question);
          const decision = await decisions.within(waiting, family, version, execute);
          judged.set(use.id, { use, family, decision });
        }),
    );
  const judge = new Judge(analysed, question, judged, version, answer);
  const rows = inOrder(
    answer.rows.filter((row) => !judge.isMute(row)).map((row) => judge.shown(row)),
    analysed,
    judge,
  );
  const totals = inLevels(
    answer.totals.filter((row) => !judge.isMute(row)).map((row) => judge.shown(row)),
  ).flatMap((level) => inOrder(level, analysed, judge));
  const { limit = -1, offset = 0 } = plan;
  const hides = [...rows, ...totals].some((row) => row.protected) || rows.length < answer.rows.length;
  return {
    rows: rows.slice(offset, limit < 0 ? undefined : offset + limit),
    totals,
    rowCount: rows.length,
    ...(hides ? { protectedBelow: decisions.least } : {}),
  };
}

/** Works out what an observer's question will need, for whoever asks it later. Errors: those of `Decisions.of`. */
export async function decideAhead(
  analysed: Analysed,
  question: ObserverQuestion,
  decisions: Decisions,
  version: DataVersion,
  execute: Execute,
): Promise<void> {
  if (decisions.least <= 1) return;
  for (const use of analysed.aggregates)
    if (!isPublic(use))
      // oxlint-disable-next-line no-await-in-loop -- nobody waits for it: one statement at a time leaves the others' room
      await decisions.of(familyOf(use, analysed.plan, question), version, execute);
}

/** Totals of one level after those of another, as the answer has them. */
function inLevels(totals: readonly AnswerRow[]): AnswerRow[][] {
  const levels = new Map<string, AnswerRow[]>();
  for (const row of totals) {
    const level = Object.keys(row.keys).join(' ');
    const there = levels.get(level);
    if (there) there.push(row);
    else levels.set(level, [row]);
  }
  return [...levels.values()];
}

/** Rows that are ordered by a figure which they do not show stand last, by their names. */
function inOrder(rows: readonly AnswerRow[], { plan }: Analysed, judge: Judge): readonly AnswerRow[] {
  const measures = (plan.sort ?? []).filter(({ by }) => judge.isMeasure(by)).map(({ by }) => by);
  const hides = (row: AnswerRow): boolean => measures.some((alias) => judge.hides(alias, row));
  const hidden = rows.filter(hides);
  if (hidden.length === 0) return rows;
  const name = ({ keys }: AnswerRow): string => JSON.stringify(keys);
  return [...rows.filter((row) => !hides(row)), ...hidden.toSorted((a, b) => (name(a) < name(b) ? -1 : 1))];
}

class Judge {
  constructor(
    readonly analysed: Analysed,
    readonly question: ObserverQuestion,
    readonly judged: ReadonlyMap<number, Judged>,
    readonly version: DataVersion,
    readonly answer: Answered,
  ) {}

  isMeasure(alias: string): boolean {
    return this.analysed.outputs.some((output) => output.alias === alias);
  }

  hides(alias: string, row: AnswerRow): boolean {
    const output = this.analysed.outputs.find((one) => one.alias === alias);
    return output !== undefined && this.#hides(output.calc, row.keys);
  }

  shown(row: AnswerRow): AnswerRow {
    const hidden = Object.keys(row.values).filter((alias) => this.hides(alias, row));
    if (hidden.length === 0) return row;
    const values = { ...row.values, ...Object.fromEntries(hidden.map((alias) => [alias, null])) };
    return { ...row, values, protected: hidden };
  }

  /** Whether even that there is such a row would tell: of a place in which all are of one member, or of a listed value that few have. */
  isMute({ keys }: AnswerRow): boolean {
    const all = [...this.judged.values()];
    const named = this.question.sides.some(
      (side, index) => side.kind === 'quality' && this.#keyOf(keys, index) !== undefined,
    );
    if (named && all.some(({ decision }) => decision.mute.includes(this.#place(keys, decision) ?? '')))
      return true;
    return this.analysed.outputs.length === 0 && all.some((one) => this.#isHidden(one, keys));
  }

  #hides(calc: Calc, keys: AnswerRow['keys']): boolean {
    switch (calc.kind) {
      case 'aggregate': {
        const judged = this.judged.get(calc.id);
        return judged !== undefined && this.#isHidden(judged, keys);
      }
      case 'op':
        return calc.args.some((arg) => this.#hides(arg, keys));
      case 'share':
        return this.#hides(calc.of, keys) || this.#hides(calc.of, this.#keptKeys(keys, calc.level));
      case 'running':
        return this.answer.rows.some((row) => this.#hides(calc.of, row.keys));
      case 'number':
      case 'nothing':
        return false;
    }
  }

  #keptKeys(keys: AnswerRow['keys'], level: number): AnswerRow['keys'] {
    const kept = this.analysed.levels[level] ?? [];
    const aliases = this.analysed.groups.flatMap(({ alias }, index) => (kept[index] ? [alias] : []));
    return Object.fromEntries(
      aliases.filter((alias) => Object.hasOwn(keys, alias)).map((alias) => [alias, keys[alias]!]),
    );
  }

  #keyOf(keys: AnswerRow['keys'], group: number): Cell | undefined {
    const alias = this.analysed.groups[group]?.alias ?? '';
    return Object.hasOwn(keys, alias) ? keys[alias] : undefined;
  }

  /** The state, or everywhere. */
  #state(keys: AnswerRow['keys']): string {
    const own = this.#keyOfSide(keys, 'uf');
    return own === undefined ? (this.question.uf ?? EVERYWHERE) : String(own ?? '');
  }

  /** The place of a figure as the tables name it; undefined for one that is none of theirs. */
  #place(keys: AnswerRow['keys'], decision: Decision): string | undefined {
    const state = this.#state(keys);
    const { place } = this.question;
    if (!place) return state;
    const own = this.#keyOfSide(keys, 'place');
    const value = own === undefined ? place.value : own;
    if (value === undefined) return state;
    const codes = decision.places[place.kind];
    const name = String(value);
    if (!Object.hasOwn(codes, name)) return undefined;
    return placeKey(place.kind, codes[name]!, place.kind === 'bacia' && state !== EVERYWHERE ? state : '');
  }

  #keyOfSide(keys: AnswerRow['keys'], kind: 'uf' | 'place'): Cell | undefined {
    const side = this.question.sides.findIndex((one) => one.kind === kind);
    return side < 0 ? undefined : this.#keyOf(keys, side);
  }

  #isHidden({ use, family, decision }: Judged, keys: AnswerRow['keys']): boolean {
    const time = this.#time(use, family, decision, keys);
    if (time === 'nothing') return false;
    if (time === 'unknown') return true;
    const members = this.#members(family, keys);
    // A value that the table does not have may still be one that the database takes for another.
    if (members.some((member, side) => member !== ANY && !decision.members.includes(`${side}${member}`)))
      return true;
    const place = this.#place(keys, decision);
    if (place === undefined) return true;
    if (decision.mute.includes(place) && members.some((member) => member !== ANY)) return true;
    return isHidden(decision.hidden, cellKey(place, time, members, countedBy(use)));
  }

  #members(family: Family, keys: AnswerRow['keys']): string[] {
    return family.qualities.map((field) => {
      const index = this.question.qualities.indexOf(field);
      const side = this.question.sides.findIndex((one) => one.kind === 'quality' && one.index === index);
      const own = side < 0 ? undefined : this.#keyOf(keys, side);
      const kept = own === undefined ? this.question.members[index] : own;
      return kept === undefined ? ANY : memberKey(kept);
    });
  }

  /** The time of a figure as the tables name it; 'nothing' where there are no days to add up, 'unknown' where they are none of the tables'. */
  #time(use: AggregateUse, family: Family, decision: Decision, keys: AnswerRow['keys']): string {
    const year = this.#year(use, family);
    if (typeof year === 'string') return year;
    const side = this.question.sides.findIndex(({ kind }) => kind === 'time');
    const group = side < 0 ? undefined : this.#keyOf(keys, side);
    if (group !== undefined) {
      const { grain } = this.question.sides[side] as { grain: TimeGrain };
      const there = grain === 'YYYY' ? hasDates(family) : hasMonths(family);
      return !there || group === null ? 'unknown' : dateKey(grain, Number(group));
    }
    if (year === null) return ALL_TIME;
    if (family.periodic) return decision.years.includes(year) ? yearKey(year) : 'unknown';
    const isUpTo = usedIn(use, this.analysed.plan) === 'to';
    return isUpTo ? upToKey(Math.min(year, decision.last)) : dateKey('YYYY', year);
  }

  /** The year that a measure looks at; null for all. */
  #year(use: AggregateUse, family: Family): number | null | 'nothing' | 'unknown' {
    const asked = this.question.year;
    const end = this.version.dadosAte;
    const moved = typeof use.period === 'object' ? use.period : undefined;
    if (family.use === 'none' && !family.periodic) return null;
    if (family.use === 'at') return asked ?? (end === null ? 'unknown' : Number(end.slice(0, 4)));
    if (!moved) return asked;
    if (asked === null) return 'nothing';
    if (moved.shift.months) return 'unknown';
    // The same days of the year before are no whole year.
    const cut = moved.sameSpan === true && end !== null && end < `${asked}-12-31`;
    if (cut) return end < `${asked}-01-01` ? 'nothing' : 'unknown';
    return asked + (moved.shift.years ?? 0);
  }
}
