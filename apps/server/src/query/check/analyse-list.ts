import type { RowExpr } from '../../model/expression.ts';
import { columnNamed, relationNamed } from '../../model/paths.ts';
import type { Analysed } from '../ask/analysed.ts';
import type { AnswerColumn } from '../ask/answer.ts';
import { analyse } from './analyse.ts';
import { checkFilter, fieldExists, fieldLabel } from './check-filter.ts';
import { typeOf } from '../../model/type-of.ts';
import { isAlias } from './groups.ts';
import { expressionFor, dimensionNamed } from '../ask/names.ts';
import { outputColumn } from '../ask/output-column.ts';
import type { ListPlan } from '../ask/plan.ts';
import { Problems } from '../ask/problems.ts';
import type { RowRule } from '../ask/row-rule.ts';

/** A list whose every name has been looked up and found to fit. */
export interface AnalysedList {
  readonly plan: ListPlan;
  readonly columns: readonly (ListColumn | FigureColumn)[];
  /** The question behind the columns of figures, property by property. */
  readonly figures?: Analysed;
}

export interface ListColumn {
  readonly column: AnswerColumn;
  readonly expr: RowExpr;
}

/** A column of a list that its rows do not have by themselves: which of the outputs of its figures. */
export interface FigureColumn {
  readonly column: AnswerColumn;
  readonly figure: number;
}

/** Looks up a list's columns, filters and order; `rule` as for `analyse`. Errors: PlanRefused. */
export function analyseList(plan: ListPlan, rule: RowRule = {}): AnalysedList {
  const problems = new Problems();
  const relation = relationNamed(plan.list);
  if (!relation) problems.unknown('list', 'A relação', plan.list);
  problems.throwIfAny();
  const figures = figuresOf(plan, rule, problems);
  const columns = withFigures(
    listColumns(plan.list, plan.columns, problems),
    (figures?.outputs ?? []).flatMap((output, figure) =>
      output.hidden ? [] : [{ column: outputColumn(output), figure }],
    ),
    plan.figuresAfter,
    problems,
  );
  plan.filters?.forEach((filter, index) => {
    const at = `filters.${index}`;
    if (!checkFilter(filter, plan.list, at, problems))
      problems.unreachable(at, fieldLabel(filter), plan.list);
  });
  for (const { by } of plan.sort ?? [])
    if (!columns.some(({ column }) => column.key === by)) problems.unknown('sort', 'A coluna', by);
  for (const [name, value] of Object.entries({ limit: plan.limit, offset: plan.offset }))
    if (value !== undefined && (!Number.isSafeInteger(value) || value < -1))
      problems.add('invalid', name, 'O limite e o início precisam ser números inteiros.');
  problems.throwIfAny();
  return { plan, columns, ...(figures ? { figures } : {}) };
}

/** The columns in the order in which they are read. */
function withFigures(
  own: readonly ListColumn[],
  figures: readonly FigureColumn[],
  after: string | undefined,
  problems: Problems,
): (ListColumn | FigureColumn)[] {
  const last = after === undefined ? own.length - 1 : own.findIndex(({ column }) => column.key === after);
  if (after !== undefined && last === -1) problems.unknown('figuresAfter', 'A coluna', after);
  return [...own.slice(0, last + 1), ...figures, ...own.slice(last + 1)];
}

/** What the group of a list's figures is called in their statement. */
const ROW = 'linha';

/** A list's figures as one question, grouped by the property. Errors: PlanRefused. */
function figuresOf(
  { list, columns = {}, figures, filters = [], period }: ListPlan,
  rule: RowRule,
  problems: Problems,
): Analysed | undefined {
  if (figures === undefined) return undefined;
  const oneEach = relationNamed(list)?.primaryKey.join() === 'cod_propriedade';
  if (!oneEach) problems.add('invalid', 'figures', 'Só uma lista de propriedades tem números de cada uma.');
  for (const alias of Object.keys(figures))
    if (Object.hasOwn(columns, alias))
      problems.add('invalid', `figures.${alias}`, `A coluna "${alias}" aparece duas vezes.`);
  problems.throwIfAny();
  const by = [{ as: ROW, field: 'propriedade.cod_propriedade' }];
  return analyse({ measures: figures, by, filters, ...(period ? { period } : {}) }, rule, true);
}

/** Columns of a list over a relation; by default those its drill-down shows. */
export function listColumns(fact: string, given: ListPlan['columns'], problems: Problems): ListColumn[] {
  const wanted: [string, RowExpr][] = given
    ? Object.entries(given)
    : (relationNamed(fact)?.detail ?? []).map((ref) => [ref, ref]);
  return wanted.flatMap(([alias, field]) => {
    const at = `columns.${alias}`;
    if (!isAlias(alias)) problems.add('invalid', at, `"${alias}" não serve como nome.`);
    if (!fieldExists(field)) {
      problems.unknown(at, 'A coluna', typeof field === 'string' ? field : alias);
      return [];
    }
    const expr = expressionFor(fact, field);
    if (expr === undefined) {
      problems.unreachable(at, alias, fact);
      return [];
    }
    return [{ column: columnOf(alias, field, expr), expr }];
  });
}

function columnOf(key: string, field: RowExpr, expr: RowExpr): AnswerColumn {
  const column = typeof expr === 'string' ? columnNamed(expr) : undefined;
  const dimension = typeof field === 'string' ? dimensionNamed(field) : undefined;
  const words =
    column?.words ??
    (dimension?.members &&
      Object.fromEntries(dimension.members.map(({ value, label }) => [String(value), label])));
  const personal = column?.personal ?? dimension?.personal;
  return {
    key,
    label: dimension?.label ?? column?.label ?? key,
    role: 'column',
    type: typeOf(expr),
    ...(column?.unit === undefined ? {} : { unit: column.unit }),
    ...(personal === undefined ? {} : { personal }),
    ...(words === undefined ? {} : { words }),
    ...(dimension?.grain === undefined ? {} : { grain: dimension.grain }),
  };
}
