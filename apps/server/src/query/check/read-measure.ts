import type { RowExpr } from '../../model/expression.ts';
import type { Filter } from '../../model/filter.ts';
import type { Aggregate, Heading, Measure } from '../../model/measure.ts';
import { entityOf } from '../../model/entity.ts';
import type { MeasurePeriod } from '../../model/period.ts';
import { columnNamed, pathTo, reaches, refsOf, relationNamed, splitRef } from '../../model/paths.ts';
import { MEASURES } from '../../model/measures/index.ts';
import { formOf, isOperator } from '../../model/operator.ts';
import { typeOf } from '../../model/type-of.ts';
import type { AggregateKind, AggregateUse, Analysed, Calc, Group, Output } from '../ask/analysed.ts';
import { checkFilter, fieldExists, fieldLabel } from './check-filter.ts';
import { isAlias } from './groups.ts';
import type { Levels } from './levels.ts';
import { expressionFor } from '../ask/names.ts';
import { seesRows, type RowRule } from '../ask/row-rule.ts';
import type { Plan } from '../ask/plan.ts';
import { Problems } from '../ask/problems.ts';

/** What a measure inherits from the measures that use it. */
interface Inherited extends Aggregate {
  readonly where: readonly Filter[];
  /** The heading of the measure by whose name this one was asked. */
  readonly label?: string;
}

/** What measures are read for. */
interface Question {
  readonly plan: Plan;
  readonly groups: readonly Group[];
  readonly levels: Levels;
  /** Whose rows the caller sees. */
  readonly rule: RowRule;
  /** The question of a measure property by property; undefined where each group is one property. */
  readonly each: ((measure: Measure) => Analysed) | undefined;
  readonly problems: Problems;
}

const AGGREGATES = ['count', 'distinct', 'sum', 'avg', 'min', 'max'] as const;

/** Reads measures into arithmetic over aggregates; equal aggregates are worked out once. */
export class MeasureReader {
  readonly aggregates: AggregateUse[] = [];
  readonly #known = new Map<string, number>();
  /** Aliases being read, so that `visitas: 'visitas'` is the named measure and not itself. */
  readonly #reading: string[] = [];

  readonly plan: Plan;
  readonly groups: readonly Group[];
  readonly levels: Levels;
  readonly rule: RowRule;
  readonly each: Question['each'];
  readonly problems: Problems;

  constructor({ plan, groups, levels, rule, each, problems }: Question) {
    this.plan = plan;
    this.groups = groups;
    this.levels = levels;
    this.rule = rule;
    this.each = each;
    this.problems = problems;
  }

  /** A measure of the plan as a column of the answer. */
  output(alias: string): Output {
    const at = `measures.${alias}`;
    if (!isAlias(alias)) this.problems.add('invalid', at, `"${alias}" não serve como nome.`);
    if (this.groups.some((group) => group.alias === alias))
      this.problems.add('invalid', at, `"${alias}" é nome de medida e de agrupamento.`);
    const measure = this.plan.measures[alias] ?? alias;
    this.#reading.push(alias);
    const calc = this.#read(measure, { where: [] }, at);
    this.#reading.pop();
    const heading = this.#heading(measure);
    return {
      alias,
      label: heading.label ?? alias,
      type: heading.type ?? this.#typeOf(calc),
      hidden: typeof measure === 'object' && measure.hidden === true,
      calc,
      ...(heading.unit === undefined ? {} : { unit: heading.unit }),
    };
  }

  /** Counts a fact's rows without showing it: the values of a plan without measures. */
  countOf(fact: string | undefined): void {
    if (fact === undefined || !relationNamed(fact)) this.problems.unknown('from', 'A relação', fact ?? '');
    else this.#aggregate('count', fact, undefined, { where: [] }, {}, 'from');
  }

  #read(measure: Measure, inherited: Inherited, at: string): Calc {
    if (typeof measure === 'string') return this.#named(measure, inherited, at);
    if ('use' in measure) return this.#named(measure.use, merged(inherited, measure), at);
    if ('number' in measure) {
      if (!/^-?\d{1,30}(\.\d{1,20})?$/.test(measure.number))
        this.problems.add('invalid', at, `"${measure.number}" não é um número.`);
      return {
        kind: 'number',
        number: measure.number,
        ...(measure.yearly ? { yearly: true as const } : {}),
      };
    }
    if ('op' in measure) {
      const count = measure.args.length;
      if (!isOperator(measure.op)) {
        this.problems.unknown(at, 'O operador', measure.op);
        return { kind: 'nothing' };
      }
      const { least, most } = formOf(measure.op);
      if (count < least || count > most)
        this.problems.add('invalid', at, `O operador ${measure.op} não aceita ${count} valores.`);
      return {
        kind: 'op',
        op: measure.op,
        args: measure.args.map((arg) => this.#read(arg, inherited, at)),
      };
    }
    if ('first' in measure) {
      // Where none is reached the last says why.
      const found = measure.first.find(({ over }) => this.#isReached(over)) ?? measure.first.at(-1);
      return found ? this.#read(found.measure, inherited, at) : { kind: 'nothing' };
    }
    if ('share' in measure) {
      const level = this.levels.keeping(measure.within ?? [], this.problems, at);
      return { kind: 'share', of: this.#read(measure.share, inherited, at), level };
    }
    if ('each' in measure) return this.#each(measure.each, merged(inherited, measure), at);
    if ('running' in measure) return this.#running(measure.running, measure.along, inherited, at);
    const kind = AGGREGATES.find((one) => one in measure);
    if (!kind) {
      this.problems.add('invalid', at, 'A medida não foi entendida.');
      return { kind: 'nothing' };
    }
    return this.#aggregateOf(kind, measure, inherited, at);
  }

  #named(name: string, inherited: Inherited, at: string): Calc {
    const own = Object.hasOwn(this.plan.measures, name) && !this.#reading.includes(name);
    if (own) {
      this.#reading.push(name);
      const calc = this.#read(this.plan.measures[name] ?? name, inherited, at);
      this.#reading.pop();
      return calc;
    }
    const named = Object.hasOwn(MEASURES, name) ? MEASURES[name] : undefined;
    if (named) return this.#read(named.measure, { label: named.label, ...inherited }, at);
    if (this.#reading.includes(name))
      this.problems.add(
        'invalid',
        at,
        `A medida "${name}" usa a si mesma: ${[...this.#reading, name].join(' → ')}.`,
      );
    else this.problems.unknown(at, 'A medida', name);
    return { kind: 'nothing' };
  }

  #running(of: Measure, along: string, inherited: Inherited, at: string): Calc {
    const index = this.groups.findIndex((group) => group.alias === along);
    if (index < 0) this.problems.unknown(at, 'O agrupamento', along);
    const calc = this.#read(of, inherited, at);
    const additive =
      calc.kind === 'aggregate' && ['count', 'sum'].includes(this.aggregates[calc.id]?.kind ?? '');
    if (!additive && calc.kind !== 'nothing')
      this.problems.add('invalid', at, 'Só contagens de linhas e somas podem ser acumuladas.');
    return { kind: 'running', of: calc, along: index };
  }

  #each(of: Measure, { where, period, label }: Inherited, at: string): Calc {
    const byTime = this.groups.some(({ grain }) => grain !== undefined);
    if (where.length > 0 || period !== undefined || byTime) {
      this.problems.add(
        'invalid',
        at,
        'A soma de cada propriedade é do período e dos filtros da pergunta, e não se divide por tempo.',
      );
      return { kind: 'nothing' };
    }
    // Of one property the sum of what each has is what it has.
    if (!this.each) {
      const nothing: Calc = { kind: 'number', number: '0' };
      return { kind: 'op', op: 'coalesce', args: [this.#read(of, { where }, at), nothing] };
    }
    const key = JSON.stringify(['each', of]);
    const known = this.#known.get(key);
    if (known !== undefined) return { kind: 'aggregate', id: known, orZero: true };
    const id = this.aggregates.length;
    this.#known.set(key, id);
    const each = this.each(of);
    this.aggregates.push({
      id,
      kind: 'sum',
      fact: 'propriedade',
      where,
      label: label ?? labelOf('count', 'propriedade', undefined),
      each,
    });
    return { kind: 'aggregate', id, orZero: true };
  }

  #aggregateOf(
    kind: AggregateKind,
    measure: Exclude<Measure, string>,
    inherited: Inherited,
    at: string,
  ): Calc {
    const argument = (measure as unknown as Record<string, RowExpr>)[kind] ?? '';
    const over = 'over' in measure ? measure.over : undefined;
    const arg = kind === 'count' ? undefined : argument;
    const fact = typeof argument === 'string' && kind === 'count' ? argument : (over ?? factOf(argument));
    if (arg !== undefined && !fieldExists(arg)) {
      this.problems.unknown(at, 'O campo', typeof arg === 'string' ? arg : 'expressão');
      return { kind: 'nothing' };
    }
    if (fact === undefined || !relationNamed(fact)) {
      this.problems.unknown(at, 'A relação', fact ?? '');
      return { kind: 'nothing' };
    }
    const place = arg === undefined ? undefined : expressionFor(fact, arg);
    if (arg !== undefined && place === undefined) {
      this.problems.unreachable(
        at,
        typeof arg === 'string' ? (columnNamed(arg)?.label ?? arg) : 'expressão',
        fact,
      );
      return { kind: 'nothing' };
    }
    if (
      (kind === 'sum' || kind === 'avg') &&
      place !== undefined &&
      !['numeric', 'integer'].includes(typeOf(place))
    )
      this.problems.add('invalid', at, 'Só números podem ser somados.');
    const own = merged(inherited, measure);
    return this.#aggregate(kind, fact, place, own, measure, at);
  }

  #aggregate(
    kind: AggregateKind,
    fact: string,
    arg: RowExpr | undefined,
    { where, period, label: named }: Inherited,
    heading: Heading & { orZero?: boolean },
    at: string,
  ): Calc {
    where.forEach((filter, index) => {
      if (!checkFilter(filter, fact, `${at}.where.${index}`, this.problems))
        this.problems.unreachable(`${at}.where.${index}`, fieldLabel(filter), fact);
    });
    const key = JSON.stringify([kind, fact, arg, where, period]);
    let id = this.#known.get(key);
    if (id === undefined) {
      id = this.aggregates.length;
      this.#known.set(key, id);
      const label = heading.label ?? named ?? labelOf(kind, fact, arg);
      this.aggregates.push({
        id,
        kind,
        fact,
        where,
        label,
        ...(arg === undefined ? {} : { arg }),
        ...(period === undefined ? {} : { period }),
      });
    }
    return { kind: 'aggregate', id, orZero: heading.orZero === true };
  }

  /** Whether the plan's groups and filters all apply to a fact, and the caller may see rows of it. */
  #isReached(fact: string): boolean {
    const aside = new Problems();
    return (
      seesRows(this.rule, fact) &&
      this.groups.every((group) => expressionFor(fact, group.field) !== undefined) &&
      (this.plan.filters ?? []).every((filter) => checkFilter(filter, fact, '', aside))
    );
  }

  #heading(measure: Measure): { label?: string; unit?: string; type?: Output['type'] } {
    const name = typeof measure === 'string' ? measure : 'use' in measure ? measure.use : undefined;
    const named = name !== undefined && Object.hasOwn(MEASURES, name) ? MEASURES[name] : undefined;
    const own: Heading = typeof measure === 'object' ? measure : {};
    const label = own.label ?? named?.label ?? this.#defaultLabel(measure);
    const unit = own.unit ?? named?.unit;
    return {
      ...(label === undefined ? {} : { label }),
      ...(unit === undefined ? {} : { unit }),
      ...(own.type === undefined ? {} : { type: own.type }),
    };
  }

  #defaultLabel(measure: Measure): string | undefined {
    if (typeof measure === 'string') return undefined;
    const kind = AGGREGATES.find((one) => one in measure);
    if (!kind) return undefined;
    const argument = (measure as unknown as Record<string, RowExpr>)[kind] ?? '';
    return typeof argument === 'string' && kind === 'count'
      ? labelOf(kind, argument, undefined)
      : labelOf(kind, '', argument);
  }

  #typeOf(calc: Calc): Output['type'] {
    if (calc.kind === 'aggregate') {
      const use = this.aggregates[calc.id];
      if (use?.kind === 'count' || use?.kind === 'distinct') return 'integer';
      if ((use?.kind === 'min' || use?.kind === 'max') && use.arg !== undefined) return typeOf(use.arg);
      return 'numeric';
    }
    if (calc.kind === 'share') return 'percent';
    if (calc.kind === 'running') return this.#typeOf(calc.of);
    if (calc.kind !== 'op') return 'numeric';
    if (formOf(calc.op).gives === 'first' && calc.args[0]) return this.#typeOf(calc.args[0]);
    // Whole numbers added and taken away stay whole numbers.
    const whole = ['+', '-'].includes(calc.op) && calc.args.every((arg) => this.#typeOf(arg) === 'integer');
    return whole ? 'integer' : 'numeric';
  }
}

const merged = (inherited: Inherited, own: Aggregate & Heading): Inherited => {
  const label = inherited.label ?? own.label;
  const period = periodOf(inherited.period, own.period);
  return {
    where: [...(own.where ?? []), ...inherited.where],
    ...(period === undefined ? {} : { period }),
    ...(label === undefined ? {} : { label }),
  };
};

/** A measure that is moved in time keeps the way in which its parts use a period. */
const periodOf = (outer: MeasurePeriod | undefined, own: MeasurePeriod | undefined) =>
  typeof outer === 'object' && outer.use === undefined && typeof own === 'string'
    ? { ...outer, use: own }
    : (outer ?? own);

/** The fact of an expression: the relation among those it names from which all the others are reached. */
function factOf(expr: RowExpr): string | undefined {
  const relations = [...new Set(refsOf(expr).map((ref) => splitRef(ref)[0]))];
  return relations.find((relation) => pathTo(relation, relation) && reaches(relation, expr));
}

function labelOf(kind: AggregateKind, fact: string, arg: RowExpr | undefined): string {
  const counted = kind === 'distinct' && typeof arg === 'string' ? entityOf(arg) : fact;
  const rows = counted === undefined ? undefined : relationNamed(counted)?.rowName[1];
  if ((kind === 'count' || kind === 'distinct') && rows) return rows.charAt(0).toUpperCase() + rows.slice(1);
  return typeof arg === 'string' ? (columnNamed(arg)?.label ?? arg) : kind;
}
