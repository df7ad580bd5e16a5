import type { RowExpr } from '../../model/expression.ts';
import type { Personal } from '../../model/relation.ts';
import { columnNamed, refsOf, relationNamed } from '../../model/paths.ts';
import type { Analysed, Group } from '../ask/analysed.ts';
import { checkFilter, fieldExists, fieldLabel } from './check-filter.ts';
import { expressionFor, dimensionNamed } from '../ask/names.ts';
import { groupsOf } from './groups.ts';
import { isDay } from '../days/intervals.ts';
import { isStepped, isSteppable } from '../days/steps.ts';
import { Levels } from './levels.ts';
import { MeasureReader } from './read-measure.ts';
import type { Plan } from '../ask/plan.ts';
import { Problems } from '../ask/problems.ts';
import type { RowRule } from '../ask/row-rule.ts';
import type { Filter } from '../../model/filter.ts';
import type { Measure } from '../../model/measure.ts';

/**
 * Looks up everything a plan names and checks that every measure can be grouped and filtered as asked. The rule of whose rows the caller sees only chooses among the
 * facts of a measure that offers several. `byProperty`: each group of the plan is one property, and it has no totals. Errors: PlanRefused.
 */
export function analyse(plan: Plan, rule: RowRule = {}, byProperty = false): Analysed {
  const problems = new Problems();
  checkFrame(plan, problems);
  const groups = groupsOf(plan.by ?? [], problems);
  const levels = new Levels(groups, plan.totals, problems);
  const each = byProperty
    ? undefined
    : (measure: Measure): Analysed => analyse(eachProperty(plan, measure), rule, true);
  const reader = new MeasureReader({ plan, groups, levels, rule, each, problems });
  const outputs = Object.keys(plan.measures).map((alias) => reader.output(alias));
  if (outputs.length === 0) reader.countOf(plan.from);
  checkReach(plan, groups, reader, problems);
  checkSteps(plan, groups, reader, problems);
  checkSort(plan, groups, problems);
  problems.throwIfAny();
  return {
    plan,
    groups,
    aggregates: reader.aggregates,
    outputs,
    levels: levels.all,
    totals: levels.totals,
    personal: personalUses(plan, groups, reader),
  };
}

/** The question behind a figure that is added up of each property's: the plan's groups and the property, the groups by their codes alone. */
function eachProperty({ by = [], filters, period }: Plan, measure: Measure): Plan {
  const coded = by.map((group) => ({
    ...(typeof group === 'string' ? { as: group, field: group } : group),
    complete: false,
    coded: true,
  }));
  return {
    measures: { valor: measure },
    by: [...coded, { as: 'cada_propriedade', field: 'propriedade.cod_propriedade' }],
    ...(filters ? { filters } : {}),
    ...(period ? { period } : {}),
  };
}

function checkFrame({ period, limit, offset }: Plan, problems: Problems): void {
  for (const [name, value] of Object.entries({ limit, offset }))
    if (value !== undefined && (!Number.isSafeInteger(value) || value < (name === 'limit' ? -1 : 0)))
      problems.add('invalid', name, 'O limite e o início precisam ser números inteiros.');
  if (period === undefined) return;
  if ('anos' in period) {
    if (!period.anos.every((ano) => Number.isInteger(ano) && ano >= 1900 && ano <= 2200))
      problems.add('invalid', 'period', 'O ano não é válido.');
    return;
  }
  if (![period.from, period.until].every((day) => day === undefined || isDay(day)))
    problems.add('invalid', 'period', 'A data não é válida.');
}

/** Every fact must reach every group and every filter; what is optional has been dropped by the reader already. */
function checkReach(plan: Plan, groups: readonly Group[], reader: MeasureReader, problems: Problems): void {
  const facts = new Set(reader.aggregates.map((aggregate) => aggregate.fact));
  const hasDates = [...facts].some(isDated);
  for (const fact of facts) {
    for (const group of groups)
      // Beside one that has a date, a fact without one is the same in every period.
      if (
        expressionFor(fact, group.field) === undefined &&
        fieldExists(group.field) &&
        !(group.steps && hasDates)
      )
        problems.unreachable(`by.${group.alias}`, group.label, fact);
    plan.filters?.forEach((filter, index) => {
      const at = `filters.${index}`;
      if (!checkFilter(filter, fact, at, problems)) problems.unreachable(at, fieldLabel(filter), fact);
    });
  }
}

/** Periods side by side need a first and a last day each, and conditions that mean the same in all of them. */
function checkSteps(
  plan: Plan,
  groups: readonly Group[],
  { aggregates }: MeasureReader,
  problems: Problems,
): void {
  const stepped = groups.filter(({ steps }) => steps);
  const standing = aggregates.find((use) => isStepped(groups, use, plan.period));
  if (!standing) return;
  for (const group of stepped)
    if (!isSteppable(group))
      problems.add(
        'invalid',
        `by.${group.alias}`,
        `"${standing.label}" diz o que há até o fim de um período: agrupe por dia, mês, trimestre, semestre ou ano, com o ano.`,
      );
  if (stepped.length > 1) problems.add('invalid', 'by', 'Só um agrupamento pode ser o período das medidas.');
  if ([...(plan.filters ?? []), ...aggregates.flatMap(({ where }) => where)].some(asksPeriod))
    problems.add(
      'invalid',
      'filters',
      'Esta condição é do período inteiro e não de cada um dos períodos agrupados.',
    );
}

const isDated = (fact: string): boolean => typeof relationNamed(fact)?.date === 'string';

/** Whether a condition is itself worked out with the plan's period. */
export function asksPeriod(filter: Filter): boolean {
  if ('not' in filter) return asksPeriod(filter.not);
  if ('any' in filter) return filter.any.some(asksPeriod);
  if ('all' in filter) return filter.all.some(asksPeriod);
  return 'exists' in filter && isDated(filter.exists);
}

function checkSort(plan: Plan, groups: readonly Group[], problems: Problems): void {
  for (const { by } of plan.sort ?? [])
    if (!groups.some((group) => group.alias === by) && !Object.hasOwn(plan.measures, by))
      problems.unknown('sort', 'A coluna', by);
}

function personalUses(plan: Plan, groups: readonly Group[], reader: MeasureReader): Analysed['personal'] {
  const uses: { kind: Personal; at: string; label: string }[] = [];
  const look = (expr: RowExpr, at: string): void => {
    for (const ref of expressionRefs(expr)) {
      const column = columnNamed(ref);
      if (column?.personal && !uses.some((use) => use.at === at && use.label === column.label))
        uses.push({ kind: column.personal, at, label: column.label });
    }
  };
  const lookFilter = (filter: Filter, at: string): void => {
    if ('not' in filter) return lookFilter(filter.not, at);
    if ('any' in filter || 'all' in filter)
      return ('any' in filter ? filter.any : filter.all).forEach((one) => lookFilter(one, at));
    if ('exists' in filter) return filter.where?.forEach((one) => lookFilter(one, at));
    return look(filter.field, at);
  };
  groups.forEach(({ field, alias }) => look(field, `by.${alias}`));
  plan.filters?.forEach((filter, index) => lookFilter(filter, `filters.${index}`));
  for (const { kind, arg, where } of reader.aggregates) {
    // How many distinct people there are tells nobody's name; the least or greatest CPF does.
    if (arg !== undefined && kind !== 'distinct' && kind !== 'count') look(arg, 'measures');
    where.forEach((filter) => lookFilter(filter, 'measures'));
  }
  return uses;
}

/** Columns behind an expression, a dimension's places included. Bands of a personal date (age groups) are not personal. */
function expressionRefs(expr: RowExpr): readonly string[] {
  if (typeof expr === 'string') return dimensionNamed(expr)?.at.flatMap(expressionRefs) ?? [expr];
  if ('age' in expr || 'known' in expr || 'band' in expr) return [];
  if (isCoarse(expr)) return [];
  return refsOf(expr);
}

/** A value rounded to two decimals or fewer: of coordinates, about a kilometre, which is no farm (docs/security.md). */
function isCoarse(expr: Exclude<RowExpr, string>): boolean {
  if (!('op' in expr) || expr.op !== 'round') return false;
  const [what, digits] = expr.args;
  return (
    typeof what === 'string' &&
    columnNamed(what)?.personal === 'coordenada' &&
    (digits === undefined || (typeof digits === 'object' && 'number' in digits && Number(digits.number) <= 2))
  );
}
