import type { RowExpr } from '../../model/expression.ts';
import { columnNamed, relationNamed } from '../../model/paths.ts';
import type { AnswerColumn } from '../ask/answer.ts';
import { checkFilter, fieldExists, fieldLabel } from './check-filter.ts';
import { typeOf } from '../../model/type-of.ts';
import { isAlias } from './groups.ts';
import { expressionFor, dimensionNamed } from '../ask/names.ts';
import type { ListPlan } from '../ask/plan.ts';
import { Problems } from '../ask/problems.ts';

/** A list whose every name has been looked up and found to fit. */
export interface AnalysedList {
  readonly plan: ListPlan;
  readonly columns: readonly ListColumn[];
}

export interface ListColumn {
  readonly column: AnswerColumn;
  readonly expr: RowExpr;
}

/** Looks up a list's columns, filters and order. Errors: PlanRefused. */
export function analyseList(plan: ListPlan): AnalysedList {
  const problems = new Problems();
  const relation = relationNamed(plan.list);
  if (!relation) problems.unknown('list', 'A relação', plan.list);
  problems.throwIfAny();
  const columns = listColumns(plan.list, plan.columns, problems);
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
  return { plan, columns };
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
