import { DIMENSIONS } from '../../../model/dimensions/index.ts';
import type { RowExpr } from '../../../model/expression.ts';
import { entityOf } from '../../../model/entity.ts';
import type { Comparison, Filter, FilterValue } from '../../../model/filter.ts';
import { COUNTS } from '../../../model/measures/conditions.ts';
import type { AggregateUse, Analysed, Group } from '../../ask/analysed.ts';
import { fieldLabel } from '../../check/check-filter.ts';
import { isStepped } from '../../days/steps.ts';
import type { Plan } from '../../ask/plan.ts';
import { Problems } from '../../ask/problems.ts';
import { grainOf, isOfPerson, markOf, type TimeGrain } from './marks.ts';
import { placeOf, type PlaceKind } from './recode.ts';
import { OBSERVER_TEXTS as SAY, refusalOf } from './texts.ts';

/**
 * What an observer asks, in the words of the tables that are protected: a state or all, a year or all, and one quality at most. Whatever cannot be
 * said so has been refused, so that every figure of an answer is a cell of one of these tables.
 */
export interface ObserverQuestion {
  readonly uf: string | null;
  /** Set where a side or a filter is of municipalities or basins; `value` is the code or name that a filter keeps. */
  readonly place: { readonly kind: PlaceKind; readonly value?: FilterValue } | null;
  readonly year: number | null;
  /** For each group of the plan, which side of the table it is. */
  readonly sides: readonly Side[];
  /** The quality (two where they are always told together), in the order of its table. */
  readonly qualities: readonly RowExpr[];
  /** The member that filters keep, by quality. */
  readonly members: readonly (FilterValue | null | undefined)[];
  readonly ofPersons: boolean;
}

export type Side =
  | { readonly kind: 'uf' }
  | { readonly kind: 'place' }
  | { readonly kind: 'time'; readonly grain: TimeGrain }
  | { readonly kind: 'quality'; readonly index: number };

/** Qualities that are told together, each also on its own: the table of the two is what is protected. */
const TOGETHER: readonly (readonly [string, string])[] = [['momento', 'faixa_isa']];

/** Facts that say nothing of anybody: targets, the catalogue, geography. */
const PUBLIC = new Set([
  'meta',
  'meta_nacional',
  'item',
  'municipio',
  'uf',
  'sub_bacia',
  'regiao_hidrografica',
]);
export const isPublic = ({ fact }: Pick<AggregateUse, 'fact'>): boolean => PUBLIC.has(fact);

/** Facts of properties that lead to none of them, so that those that wait (counted.ts) would be told with the others. */
const OF_ALL = new Set(['produtor', 'qualidade', 'desvio_divulgado']);

const UF_COLUMNS = DIMENSIONS['uf']?.at ?? [];
const isUf = (field: RowExpr): boolean => field === 'uf' || UF_COLUMNS.includes(field);

/** One name of a quality, whether a plan names the dimension, its column or its expression. */
export function qualityOf(field: RowExpr): RowExpr {
  if (typeof field === 'string' && Object.hasOwn(DIMENSIONS, field)) return field;
  const text = JSON.stringify(field);
  const named = Object.values(DIMENSIONS).find(({ at }) => at.some((one) => JSON.stringify(one) === text));
  return named?.key ?? field;
}

/** What may be asked by who only observes (docs/security.md). Errors: PlanRefused with all that is wrong; undefined for what says nothing of anybody. */
export function observerQuestion(analysed: Analysed): ObserverQuestion | undefined {
  if (analysed.aggregates.length > 0 && analysed.aggregates.every(isPublic)) return undefined;
  const reader = new Reader(analysed);
  const question = reader.read();
  reader.problems.throwIfAny();
  return question;
}

class Reader {
  readonly problems = new Problems();
  #uf: string | null = null;
  #place: { readonly kind: PlaceKind; readonly value?: FilterValue } | null = null;
  readonly #qualities = new Map<string, { field: RowExpr; label: string; value?: FilterValue | null }>();
  /** Whether the plan lists values and measures nothing. */
  readonly #lists: boolean;

  constructor(readonly analysed: Analysed) {
    this.#lists = analysed.outputs.length === 0;
  }

  read(): ObserverQuestion {
    const { plan, groups } = this.analysed;
    const kinds = groups.map((group) => this.#group(group));
    for (const [at, filter] of (plan.filters ?? []).entries()) this.#filter(filter, `filters.${at}`);
    const year = this.#year(plan);
    const found = [...this.#qualities.values()];
    const qualities = this.#together(found.map(({ field }) => field));
    const persons = found.filter(({ field }) => markOf(field) === 'person');
    for (const use of this.analysed.aggregates) this.#measure(use, persons[0]?.label);
    // A measure of some people only says of a quality of theirs what grouping by it would.
    const inMeasure = this.analysed.aggregates.flatMap((use) => (isPublic(use) ? [] : personsIn(use)));
    const person = persons[0]?.label ?? inMeasure[0];
    const standing = this.analysed.aggregates.find(
      (use) => !isPublic(use) && isStepped(groups, use, plan.period),
    );
    // Two years side by side are two questions, which subtract to what came between; each is protected on its own.
    if (standing) this.#refuse('by', SAY.steps(standing.label));
    const times = kinds.flatMap((kind) => (typeof kind === 'object' && 'grain' in kind ? [kind.grain] : []));
    if (times.length > 1) this.#refuse('by', SAY.oneTime());
    if (person !== undefined && (year !== null || times.length > 0))
      this.#refuse('period', SAY.personYear(person));
    else if ((found.length > 0 || this.#place) && times.some((grain) => grain !== 'YYYY'))
      this.#refuse('by', SAY.months());
    if (person !== undefined && this.#place) this.#refuse('by', SAY.personPlace(person));
    if (inMeasure[0] !== undefined && found.length > 0) this.#refuse('by', SAY.oneQuality());
    const index = (field: RowExpr): number => qualities.indexOf(qualityOf(field));
    return {
      uf: this.#uf,
      place: this.#place,
      year,
      sides: kinds.map((kind, at): Side =>
        kind === 'quality' ? { kind, index: index(groups[at]!.field) } : (kind ?? { kind: 'uf' }),
      ),
      qualities,
      members: qualities.map((field) => this.#qualities.get(JSON.stringify(field))?.value),
      ofPersons: persons.length > 0,
    };
  }

  #refuse(at: string, text: string): void {
    this.problems.add('forbidden', at, text);
  }

  #group({ field, label, alias }: Group): Side | 'quality' | undefined {
    const at = `by.${alias}`;
    const grain = grainOf(field);
    if (grain) return { kind: 'time', grain };
    if (isUf(field)) return { kind: 'uf' };
    if (this.#isPlace(field, at)) return { kind: 'place' };
    if (!this.#allowed(field, label, at)) return undefined;
    this.#quality(field, label);
    return 'quality';
  }

  /** Whether a field is of published places, of one kind only. */
  #isPlace(field: RowExpr, at: string, value?: FilterValue): boolean {
    const kind = placeOf(field)?.kind;
    if (kind === undefined) return false;
    if (this.#place && this.#place.kind !== kind) this.#refuse(at, SAY.onePlace());
    this.#place = { ...this.#place, kind, ...(value === undefined ? {} : { value }) };
    return true;
  }

  /** Whether a field is a quality that may be asked of. */
  #allowed(field: RowExpr, label: string, at: string): boolean {
    const mark = markOf(field);
    const say = mark === 'place' ? SAY.place : mark === 'time' ? SAY.fine : refusalOf(mark);
    if (say) this.#refuse(at, say(label));
    return say === undefined;
  }

  #quality(field: RowExpr, label: string): { value?: FilterValue | null } {
    const quality = qualityOf(field);
    const key = JSON.stringify(quality);
    const there = this.#qualities.get(key) ?? { field: quality, label };
    this.#qualities.set(key, there);
    return there;
  }

  #filter(filter: Filter, at: string): void {
    if ('all' in filter) return filter.all.forEach((one) => this.#filter(one, at));
    if (!('field' in filter)) return this.#refuse(at, SAY.condition());
    const label = fieldLabel(filter);
    const value = oneValue(filter);
    // A list of values is told value by value, so that what narrows it tells nothing more.
    const narrows = this.#lists && ['typed', 'not_null'].includes(filter.is);
    if (isUf(filter.field) && narrows) return undefined;
    if (isUf(filter.field)) {
      const other = this.#uf !== null && this.#uf !== value;
      if (typeof value !== 'string' || other) this.#refuse(at, SAY.oneValue(label));
      else this.#uf = value;
      return undefined;
    }
    if (placeOf(filter.field))
      return this.#placeFilter(filter.field, at, narrows ? undefined : { value, label });
    if (!this.#allowed(filter.field, label, at)) return undefined;
    const there = this.#quality(filter.field, label);
    if (narrows) return undefined;
    if (value === undefined || (there.value !== undefined && there.value !== value))
      return this.#refuse(at, SAY.oneValue(label));
    there.value = value;
    return undefined;
  }

  #placeFilter(
    field: RowExpr,
    at: string,
    kept: { value: FilterValue | null | undefined; label: string } | undefined,
  ): void {
    const { value } = kept ?? {};
    const before = this.#place?.value;
    if (kept && (value === undefined || value === null || (before !== undefined && before !== value)))
      this.#refuse(at, SAY.oneValue(kept.label));
    else this.#isPlace(field, at, value ?? undefined);
  }

  #year({ period }: Plan): number | null {
    if (period === undefined) return null;
    const years = 'anos' in period ? [...new Set(period.anos)] : [];
    const days = !('anos' in period) && (period.from !== undefined || period.until !== undefined);
    if (days || years.length > 1) this.#refuse('period', SAY.year());
    return years[0] ?? null;
  }

  #together(found: readonly RowExpr[]): readonly RowExpr[] {
    const pair = TOGETHER.find(
      (one) => found.length > 0 && found.every((field) => typeof field === 'string' && one.includes(field)),
    );
    if (pair) return pair;
    if (found.length > 1) this.#refuse('by', SAY.oneQuality());
    return found;
  }

  #measure(use: AggregateUse, person: string | undefined): void {
    if (isPublic(use)) return;
    if (OF_ALL.has(use.fact)) this.#refuse('measures', SAY.ofAll(use.label));
    if (use.kind === 'min' || use.kind === 'max') this.#refuse('measures', SAY.extreme());
    if (use.each) this.#refuse('measures', SAY.each(use.label));
    if (use.kind === 'distinct' && (typeof use.arg !== 'string' || !counts(use.arg)))
      this.#refuse('measures', SAY.distinct(use.label));
    if (person !== undefined && !this.#attendedProducers(use))
      this.#refuse('measures', SAY.personMeasure(person));
  }

  /** The one figure that is divided by qualities of persons: with a second one beside it, the two would subtract to the few that are in one only. */
  #attendedProducers({ kind, fact, arg, where, period }: AggregateUse): boolean {
    return (
      kind === 'distinct' &&
      fact === 'visita' &&
      arg === 'propriedade.id_produtor' &&
      (period === undefined || period === 'in') &&
      JSON.stringify(where) === JSON.stringify([COUNTS])
    );
  }
}

/** What a measure reads of persons, by label: what it adds up, and what its conditions ask of. */
const personsIn = ({ arg, where, label }: AggregateUse): readonly string[] =>
  arg !== undefined && isOfPerson(arg) ? [label] : conditionsOnPersons(where);

/** Labels of the qualities of persons that conditions ask of, however deep they stand. */
function conditionsOnPersons(filters: readonly Filter[]): readonly string[] {
  return filters.flatMap((filter) => {
    if ('not' in filter) return conditionsOnPersons([filter.not]);
    if ('any' in filter) return conditionsOnPersons(filter.any);
    if ('all' in filter) return conditionsOnPersons(filter.all);
    if ('exists' in filter) return conditionsOnPersons(filter.where ?? []);
    return isOfPerson(filter.field) ? [fieldLabel(filter)] : [];
  });
}

/** How many there are of a thing or of a quality is a figure; of a number or a day it tells the rows apart. */
const counts = (ref: string): boolean => entityOf(ref) !== undefined || markOf(ref) === 'category';

/** The one value that a filter keeps, null for what is not known; undefined where it keeps several, or all but some. */
function oneValue({ is, value }: Comparison): FilterValue | null | undefined {
  if (is === 'null') return null;
  if (is !== '=') return undefined;
  const values = Array.isArray(value) ? [...new Set(value as FilterValue[])] : [value as FilterValue];
  return values.length === 1 && !String(values[0]).startsWith('$') ? values[0] : undefined;
}
